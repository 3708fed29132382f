import type { BillLine, Cart, CartItem } from '#schemas/api/cart.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { toMinor } from '#schemas/money.ts';

/** Something that differs between what the customer saw and what holds now; minor units. */
export type CartDifference =
  | { kind: 'removed'; name: string }
  | { kind: 'added'; name: string }
  | { kind: 'quantity'; name: string; was: number; now: number }
  | { kind: 'price'; name: string; was: number; now: number }
  /** A line of the bill that is gone: a deal, a code, a fee. */
  | { kind: 'billGone'; name: string; was: number }
  | { kind: 'billNew'; name: string; now: number };

export type ComparedCart = Pick<Cart, 'items' | 'bill' | 'currency'>;

export const itemName = (item: CartItem, unknown: string): string =>
  item.products.name || item.restaurant_products.products.name || unknown;

/** The differences (rule R54): line by line in the order in which the customer saw them, then the bill. */
export function compareCarts(
  seen: ComparedCart,
  fresh: ComparedCart,
  words: Messages['cart'],
): CartDifference[] {
  return [...compareLines(seen, fresh, words), ...compareBills(seen, fresh, words)];
}

function compareLines(
  { items: seen, currency }: ComparedCart,
  { items: fresh }: ComparedCart,
  words: Messages['cart'],
): CartDifference[] {
  // After deals, as it is drawn: a coupon is a line of the bill.
  const priceOf = (item: CartItem): number =>
    toMinor(item.item_total, currency) - toMinor(item.discount_amount, currency);
  const known = seen.flatMap((before): CartDifference[] => {
    const after = fresh.find(({ id }) => id === before.id);
    const name = itemName(before, words.unknownItem);
    if (!after) return [{ kind: 'removed', name }];
    if (after.quantity !== before.quantity) {
      return [{ kind: 'quantity', name, was: before.quantity, now: after.quantity }];
    }
    const [was, now] = [priceOf(before), priceOf(after)];
    return was === now ? [] : [{ kind: 'price', name, was, now }];
  });
  const added = fresh
    .filter((now) => !seen.some(({ id }) => id === now.id))
    .map((now): CartDifference => ({ kind: 'added', name: itemName(now, words.unknownItem) }));
  return [...known, ...added];
}

function compareBills(
  { bill: seen, currency }: ComparedCart,
  { bill: fresh }: ComparedCart,
  words: Messages['cart'],
): CartDifference[] {
  const nameOf = ({ kind, name }: BillLine) => words.bill[kind](name);
  const minor = ({ amount }: BillLine) => toMinor(amount, currency);
  const known = seen.flatMap((was): CartDifference[] => {
    const now = fresh.find((one) => isSame(one, was));
    const name = nameOf(was);
    if (!now) return [{ kind: 'billGone', name, was: minor(was) }];
    return was.amount === now.amount
      ? []
      : [{ kind: 'price', name, was: minor(was), now: minor(now) }];
  });
  const added = fresh
    .filter((now) => !seen.some((was) => isSame(was, now)))
    .map((now): CartDifference => ({ kind: 'billNew', name: nameOf(now), now: minor(now) }));
  return [...known, ...added];
}

const isSame = (one: BillLine, other: BillLine): boolean =>
  one.kind === other.kind && one.name === other.name;
