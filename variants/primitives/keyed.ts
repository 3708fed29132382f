/** Things without an id, each with a key: what it says, and which of those that say the same. */
export function keyed<T>(things: readonly T[], says: (thing: T) => string) {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const words = says(thing);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { key: `${before} ${words}`, thing };
  });
}
