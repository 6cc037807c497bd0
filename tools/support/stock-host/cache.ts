/**
 * Remembers the answers that were used last, `limit` of them. Who asks while an answer is being made waits for that one.
 */
export function createCache<Value>(limit: number) {
  const remembered = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = remembered.get(key) ?? make();
    remembered.delete(key);
    remembered.set(key, value);
    // A failure is told to who asked, and tried again the next time.
    value.catch(() => remembered.delete(key));
    const [oldest] = remembered.keys();
    if (remembered.size > limit && oldest !== undefined) remembered.delete(oldest);
    return value;
  };
}
