/** Computes a value once per build; in `astro dev` on every call, because content may change. */
export function memoize<Value>(compute: () => Value): () => Value {
  if (!import.meta.env.PROD) return compute;
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
