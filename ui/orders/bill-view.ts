import type { BillLine, Cart } from '#schemas/api/cart.ts';
import type { CartMessages } from '#schemas/messages/en-cart.ts';
import { toMinor } from '#schemas/money.ts';

/** A row of the bill: what it is, and its amount in minor units. */
export type BillRow = {
  key: string;
  label: string;
  amount: number;
  /** Said rather than counted: tax that the prices hold. */
  isQuiet?: boolean;
  isTotal?: boolean;
};

type Priced = Pick<
  Cart,
  'subtotal' | 'bill' | 'tax_total' | 'tax_inclusive' | 'total' | 'due' | 'currency'
> & {
  items: readonly { item_total: number }[];
  /** `paid` of a cart, `amount` of an order. */
  gift_cards: readonly { last_four: string; paid?: number; amount?: number }[];
};

/**
 * The bill of a cart or an order from the items down to what is to be paid, in the order in which
 * it is worked out (rule R6). Every amount is the server's.
 */
export function billRows(priced: Priced, words: CartMessages['cartContents']): BillRow[] {
  const minor = (amount: number) => toMinor(amount, priced.currency);
  const rowsOf = (...kinds: BillLine['kind'][]): BillRow[] =>
    priced.bill
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, name, amount }) => ({
        key: `${kind} ${name}`,
        label: words.bill[kind](name),
        amount: minor(amount),
      }));
  const deals = rowsOf('deal');
  const listed = priced.items.reduce((sum, item) => sum + minor(item.item_total), 0);
  const tax = minor(priced.tax_total);
  const total = minor(priced.total);
  const cards = priced.gift_cards.flatMap(({ last_four: lastFour, paid, amount }, index) => {
    const pays = minor(paid ?? amount ?? 0);
    const label = words.giftCard(lastFour);
    return pays > 0 ? [{ key: `gift_card ${index}`, label, amount: -pays }] : [];
  });
  const rounding = [...cards, ...rowsOf('cash_rounding')];
  const row = (key: string, label: string, amount: number, more: Partial<BillRow> = {}) => ({
    key,
    label,
    amount,
    ...more,
  });
  return [
    ...(deals.length > 0 ? [row('items', words.items, listed), ...deals] : []),
    row('subtotal', words.subtotal, minor(priced.subtotal)),
    ...rowsOf('coupon', 'points', 'delivery', 'delivery_discount', 'service'),
    ...(tax > 0 && !priced.tax_inclusive ? [row('tax', words.tax, tax)] : []),
    ...rowsOf('tip'),
    row('total', words.total, total, { isTotal: rounding.length === 0 }),
    ...rounding,
    ...(rounding.length > 0 ? [row('due', words.due, minor(priced.due), { isTotal: true })] : []),
    ...(tax > 0 && priced.tax_inclusive
      ? [row('tax', words.includedTax, tax, { isQuiet: true })]
      : []),
  ];
}
