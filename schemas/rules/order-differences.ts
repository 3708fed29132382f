import type { Cart, CartItem } from '../api/cart.ts';
import type { OrderDifference, SeenCart } from '../api/order-differences.ts';
import { toMajor, toMinor } from '../money.ts';

type Seen = {
  /** null: the caller told nothing but the total. */
  cart: SeenCart | null;
  /** Minor units. */
  total: number;
};
type Fresh = Pick<Cart, 'items' | 'bill' | 'total' | 'currency'>;

/**
 * What differs between the cart that a customer saw and the one that holds now (rule R54): line by
 * line in the order in which they saw them, then the bill, then the total. Amounts are compared in
 * minor units and given as the wire has them.
 */
export function orderDifferences(seen: Seen, fresh: Fresh): OrderDifference[] {
  const { currency } = fresh;
  const [was, now] = [seen.total, toMinor(fresh.total, currency)];
  return [
    ...(seen.cart
      ? [...lineDifferences(seen.cart, fresh), ...billDifferences(seen.cart, fresh)]
      : []),
    ...(was === now
      ? []
      : [{ kind: 'total' as const, was: toMajor(was, currency), now: toMajor(now, currency) }]),
  ];
}

/** What a line costs after deals, as it is drawn: a code is a line of the bill. */
export const shownTotal = (
  { item_total, discount_amount }: Pick<CartItem, 'item_total' | 'discount_amount'>,
  currency: string,
): number => toMajor(toMinor(item_total, currency) - toMinor(discount_amount, currency), currency);

function lineDifferences({ lines }: SeenCart, { items, currency }: Fresh): OrderDifference[] {
  const known = lines.flatMap(({ id: item_id, quantity, total: was }): OrderDifference[] => {
    const item = items.find(({ id }) => id === item_id);
    if (!item) return [{ kind: 'line_removed', item_id, was }];
    const name = nameOf(item);
    if (item.quantity !== quantity) {
      return [{ kind: 'line_quantity', item_id, name, was: quantity, now: item.quantity }];
    }
    const now = shownTotal(item, currency);
    return isEqual(was, now, currency) ? [] : [{ kind: 'line_price', item_id, name, was, now }];
  });
  const added = items
    .filter(({ id }) => lines.every((line) => line.id !== id))
    .map((item): OrderDifference => {
      const now = shownTotal(item, currency);
      return { kind: 'line_added', item_id: item.id, name: nameOf(item), now };
    });
  return [...known, ...added];
}

/** Empty of a dish that has no name any more. */
const nameOf = ({ products }: CartItem): string => products.name ?? '';

type BillLine = SeenCart['bill'][number];

const isSame = (one: BillLine, other: BillLine): boolean =>
  one.kind === other.kind && one.name === other.name;

const difference = (
  { kind: line, name }: BillLine,
  was: number | null,
  now: number | null,
): OrderDifference => ({ kind: 'bill', line, name, was, now });

function billDifferences(
  { bill: seen }: SeenCart,
  { bill: fresh, currency }: Fresh,
): OrderDifference[] {
  const known = seen.flatMap((was) => {
    const now = fresh.find((one) => isSame(one, was));
    if (now && isEqual(was.amount, now.amount, currency)) return [];
    return [difference(was, was.amount, now?.amount ?? null)];
  });
  const added = fresh
    .filter((now) => seen.every((was) => !isSame(was, now)))
    .map((now) => difference(now, null, now.amount));
  return [...known, ...added];
}

/** A caller's amount may be no amount of the currency: then it is another one. */
function isEqual(one: number, other: number, currency: string): boolean {
  try {
    return toMinor(one, currency) === toMinor(other, currency);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
