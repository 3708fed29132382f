import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import type { ImportedProduct } from './imported-menu.ts';

/** Dishes of a file that knows no rows: without a price, for nothing, or called like another one. */
export function findingsOfPrices(products: readonly ImportedProduct[]): ImportFinding[] {
  const names = new Set<string>();
  return products.flatMap(({ name, price, isUnpriced }): ImportFinding[] => {
    const about = { row: null, dish: name, detail: '' };
    const isKnown = names.has(name.toLowerCase());
    names.add(name.toLowerCase());
    return [
      ...(isUnpriced ? [{ ...about, kind: 'no_price' as const }] : []),
      ...(price === 0 && !isUnpriced ? [{ ...about, kind: 'zero_price' as const }] : []),
      ...(isKnown
        ? [{ ...about, kind: 'name_twice' as const, detail: 'with ids of their own' }]
        : []),
    ];
  });
}
