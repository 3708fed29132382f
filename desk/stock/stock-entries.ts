import type { Stock, StockItem, StockKind } from '#schemas/api/staff-stock.ts';

/** Something that can be taken off, as a row of the page. */
export type StockEntry = StockItem & {
  kind: StockKind;
  /** It is not sold, for nobody gave it a price. */
  is_unpriced?: boolean | undefined;
  /** With what it belongs to: 'Margherita, Large'. */
  label: string;
};

export type StockSection = { key: string; heading: string; entries: readonly StockEntry[] };

type Words = {
  options: (group: string) => string;
  sizeOf: (dish: string, size: string) => string;
};

/** The menu as sections of rows: each category's dishes with their sizes, then the groups of options. */
export function stockSections(stock: Stock, words: Words): StockSection[] {
  type Owner = Stock['products'][number] | Stock['modifier_groups'][number]['modifiers'][number];
  const withValues = (kind: 'product' | 'modifier', owner: Owner): StockEntry[] => [
    { ...owner, kind, label: owner.name },
    ...owner.choices.flatMap(({ values }) =>
      values.map((value) => ({
        ...value,
        kind: 'configuration_value' as const,
        label: words.sizeOf(owner.name, value.name),
      })),
    ),
  ];
  const dishes = new Map(stock.products.map((dish) => [dish.id, dish]));
  return [
    ...stock.categories.map(({ id, name, product_ids }) => ({
      key: `category-${id}`,
      heading: name,
      entries: product_ids
        .flatMap((productId) => dishes.get(productId) ?? [])
        .flatMap((dish) => withValues('product', dish)),
    })),
    ...stock.modifier_groups.map(({ id, name, modifiers }) => ({
      key: `group-${id}`,
      heading: words.options(name),
      entries: modifiers.flatMap((modifier) => withValues('modifier', modifier)),
    })),
  ].filter(({ entries }) => entries.length > 0);
}

export const entryKey = ({ kind, id }: Pick<StockEntry, 'kind' | 'id'>): string => `${kind}-${id}`;

/** Taken off, or none of it is left. */
export const isOut = ({ is_off, quantity }: StockItem): boolean =>
  is_off || (quantity !== null && quantity < 1);

/** Everything that is out, once, however many categories hold it; what is back soonest first. */
export function entriesOut(sections: readonly StockSection[]): StockEntry[] {
  const out = new Map(
    sections
      .flatMap(({ entries }) => entries)
      .filter(isOut)
      .map((entry) => [entryKey(entry), entry]),
  );
  const back = ({ off_until }: StockEntry) => (off_until ? Date.parse(off_until) : Infinity);
  return [...out.values()].toSorted(
    (a, b) => Math.sign(back(a) - back(b)) || a.label.localeCompare(b.label),
  );
}

/** Sections with the rows that hold every word of a search, whatever their case. */
export function searchSections(
  sections: readonly StockSection[],
  term: string,
): readonly StockSection[] {
  const parts = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return sections;
  const isFound = ({ label }: StockEntry) => {
    const text = label.toLowerCase();
    return parts.every((part) => text.includes(part));
  };
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter(isFound) }))
    .filter(({ entries }) => entries.length > 0);
}
