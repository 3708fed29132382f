import type { EditedDish } from '#schemas/api/menu-document.ts';
import type { StockItem } from '#schemas/api/staff-stock.ts';
import { isOut } from '../../stock/stock-entries.ts';

/** By what the dishes of the list are shown, each by the name that it has in the address. */
const listFilters = {
  sold_out: (_dish: EditedDish, stock: StockItem | undefined) =>
    stock !== undefined && isOut(stock),
  no_picture: ({ image_url }: EditedDish) => image_url === null,
  no_description: ({ description }: EditedDish) => description.trim() === '',
  no_price: ({ online_price, price }: EditedDish) => online_price === 0 || price === 0,
  own_price: ({ has_own_price }: EditedDish) => has_own_price,
  best_seller: ({ is_best_seller }: EditedDish) => is_best_seller,
} satisfies Record<string, (dish: EditedDish, stock: StockItem | undefined) => boolean>;

export type ListFilter = keyof typeof listFilters;

const isListFilter = (name: string): name is ListFilter => Object.hasOwn(listFilters, name);

export const listFilterNames: readonly ListFilter[] = Object.keys(listFilters).filter(isListFilter);

/** Those that an address names, as 'sold_out,no_picture'; what is none is passed by. */
export const readFilters = (text: string | null): ReadonlySet<ListFilter> =>
  new Set((text ?? '').split(',').filter(isListFilter));

/** Whether a dish is as all of the filters ask. */
export function isShown(
  filters: ReadonlySet<ListFilter>,
  dish: EditedDish,
  stock: StockItem | undefined,
): boolean {
  return [...filters].every((name) => listFilters[name](dish, stock));
}
