/** What a group asks: each of its options may ask further groups. */
type Asking = { options: readonly { group_ids: readonly string[] }[] };
type Groups = Readonly<Record<string, Asking>>;

/** Groups that an option asks in turn stand at most so deep below a dish. */
const deepest = 3;

const askedBy = (groups: Groups, key: string): readonly string[] => [
  ...new Set(groups[key]?.options.flatMap(({ group_ids }) => group_ids)),
];

/** The groups that ask each other in a circle, from one of them back to it; null: none do. */
export function groupLoop(groups: Groups): readonly string[] | null {
  const done = new Set<string>();
  const search = (key: string, way: readonly string[]): readonly string[] | null => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const next of askedBy(groups, key)) {
      const loop = search(next, [...way, key]);
      if (loop) return loop;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(groups)) {
    const loop = search(key, []);
    if (loop) return loop;
  }
  return null;
}

/** Whether groups that a dish asks ask others more than three deep; without circles (groupLoop). */
export function nestedTooDeep(groups: Groups, asked: readonly string[]): boolean {
  let level: readonly string[] = asked;
  for (let depth = 1; depth <= deepest; depth += 1) {
    level = [...new Set(level.flatMap((key) => askedBy(groups, key)))];
  }
  return level.length > 0;
}
