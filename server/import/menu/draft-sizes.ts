import type { ImportFinding } from '#schemas/api/menu-mapping.ts';
import { placeOfDraft, type DraftSize, type Sized } from './draft-dish.ts';
import type { ImportedChoice } from './imported-menu.ts';

/** What a file calls the only size of a dish. */
const onlySize = /^(?:regular|default|default title|standard|normal|one size|base|-|each)?$/i;
const usualTitle = 'Size';

/** Sizes that are more than another word for the dish itself. */
function sizesOf({ name, price, sizes }: Sized): DraftSize[] {
  const [first] = sizes;
  const isOnly =
    sizes.length === 1 && price === null && first !== undefined
      ? onlySize.test(first.name) || first.name.toLowerCase() === name.toLowerCase()
      : false;
  if (isOnly || sizes.length === 0) return [];
  const hasOwn = price !== null && !sizes.some((size) => onlySize.test(size.name));
  return hasOwn ? [{ name: 'Regular', price }, ...sizes] : sizes;
}

const isPriced = (size: DraftSize): size is DraftSize & { price: number } =>
  size.price !== null && size.price > 0;

/** What a dish costs: of sizes the least that one costs; null where the file gives no price. */
export function priceOf(draft: Sized): number | null {
  const prices = draft.sizes.filter(isPriced).map((size) => size.price);
  if (sizesOf(draft).length > 0 && prices.length > 0) {
    return Math.min(...prices, ...(draft.price ? [draft.price] : []));
  }
  return draft.price ?? draft.sizes[0]?.price ?? null;
}

/** The sizes as a choice of the dish. One without a price, or for nothing, is not sold. */
export function choicesOf(draft: Sized, findings: ImportFinding[]): ImportedChoice[] {
  const sizes = sizesOf(draft);
  const base = priceOf(draft);
  if (sizes.length === 0) return [];
  const isAnyPriced = sizes.some(isPriced);
  const values = sizes.map((size) => {
    const { name } = size;
    if (isPriced(size)) {
      return { name, priceAdjustment: size.price - (base ?? 0) };
    }
    // A dish none of whose sizes has a price is not sold at all, which is said of it.
    if (isAnyPriced) {
      const kind = size.price === 0 ? ('zero_price' as const) : ('no_price' as const);
      const dish = `${draft.name} (${name})`;
      findings.push({ kind, ...placeOfDraft(draft), dish, detail: '' });
    }
    return { name, priceAdjustment: 0, isUnpriced: true };
  });
  return [{ name: draft.sizeTitle || usualTitle, values }];
}
