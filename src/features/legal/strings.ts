export const legalStrings = { changed: (date: string) => `Last changed ${date}` };
