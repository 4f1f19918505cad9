/** What was made for a key before, or else is made now. A failure is not kept. */
export function kept<Key, Value>(all: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const value = all.get(key) ?? make();
  all.set(key, value);
  value.catch(() => all.delete(key));
  return value;
}
