/** The same object as long as what it is made of is the same. */
export function memoised<const S extends readonly unknown[], T>(
  sources: () => S,
  make: (...sources: [...S]) => T,
): () => T {
  let last: { sources: S; made: T } | null = null;
  return () => {
    const present = sources();
    if (!last || present.some((it, index) => it !== last?.sources[index])) {
      last = { sources: present, made: make(...present) };
    }
    return last.made;
  };
}
