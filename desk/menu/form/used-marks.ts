import type { MenuDocument } from '#schemas/api/menu-document.ts';

/** Words that dishes and options of a menu carry, each once, the most used first. */
export function usedMarks(menu: MenuDocument, kind: 'diets' | 'allergens'): string[] {
  const counts = new Map<string, number>();
  const options = Object.values(menu.groups).flatMap((group) => group.options);
  const words = [
    ...Object.values(menu.dishes).flatMap((dish) => dish[kind]),
    ...(kind === 'allergens' ? options.flatMap(({ allergens }) => allergens) : []),
  ];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b))
    .map(([word]) => word);
}
