// Replaces astro:content in unit tests, which put their entries here.
interface Entry {
  id: string;
  data: object;
}

export const collections: Record<string, Entry[]> = {};

export const getCollection = async (name: string) => collections[name] ?? [];
