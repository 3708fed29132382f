import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { CartMessages } from '#schemas/messages/en-cart.ts';
import { toMinor } from '#schemas/money.ts';
import type { Picture } from '#variants/picture.ts';
import { dishPictureOf } from '#ui/menu-model/dish-picture-of.ts';
import { itemName } from '#ui/menu-model/item-name.ts';
import { billRows, type BillRow } from '#ui/orders/bill-view.ts';
import { lineChoices, partTexts, type LinePart } from './line-text.ts';

/** A line as the drawer and the summary show it; amounts in minor units. */
export type CartLineView = {
  item: CartItem;
  name: string;
  /** null draws the placeholder (specification §3). */
  picture: Picture | null;
  /** Choices in words of a plain line: 'Large', '2 × Olives (double)'. */
  choices: readonly string[];
  /** The dishes of a half-and-half, a combo or a deal. */
  parts: readonly LinePart[];
  notes: string;
  quantity: number;
  /** After deals; a coupon is taken off in the bill. */
  total: number;
  /** What it cost before a deal, where there is one. */
  before: number | null;
  isFree: boolean;
  /** The automatic deal that lowers it, and of how many units; null where none does. */
  deal: { name: string; units: number } | null;
  /** Why it cannot be ordered as it is. */
  problems: readonly string[];
};

/** What delivery takes, for the bar to its minimum; minor units. */
export type DeliveryView = {
  minimum: number;
  missing: number;
  /** The next cheaper fee and what is missing to it. */
  next: { missing: number; charge: number } | null;
};

export type CartView = {
  lines: readonly CartLineView[];
  count: number;
  subtotal: number;
  bill: readonly BillRow[];
  total: number;
  /** What is to be paid: the total, rounded where it is cash. */
  due: number;
  /** null: not for delivery, or it is not known where to. */
  delivery: DeliveryView | null;
  /** Why it cannot be delivered to the address; a minimum is shown by its bar. */
  undeliverable: string | null;
  /** Why deals are not applied, or only in part; a sentence each. */
  leftOut: readonly string[];
  /** Problems of the cart as a whole, besides its delivery. */
  problems: readonly string[];
  otherCarts: CartItem['other_carts'];
};

/** The wire's cart as the drawer and the checkout show it. */
export function cartView(cart: Cart, words: CartMessages['cartContents']): CartView {
  const minor = (amount: number) => toMinor(amount, cart.currency);
  const isOfLine = (path: string) =>
    cart.items.some(({ id }) => path === `items.${id}` || path.startsWith(`items.${id}.`));
  return {
    lines: cart.items.map((item) => lineView(item, cart, words)),
    count: cart.item_count,
    subtotal: minor(cart.subtotal),
    bill: billRows(cart, words),
    total: minor(cart.total),
    due: minor(cart.due),
    delivery: deliveryView(cart),
    undeliverable: cart.delivery?.error ?? null,
    leftOut: cart.deals_left_out.map(({ message }) => message),
    problems: cart.problems
      .filter(({ path }) => !isOfLine(path) && path !== 'delivery')
      .map(({ message }) => message),
    otherCarts: cart.items[0]?.other_carts ?? [],
  };
}

function lineView(item: CartItem, cart: Cart, words: CartMessages['cartContents']): CartLineView {
  const before = toMinor(item.item_total, cart.currency);
  const taken = toMinor(item.discount_amount, cart.currency);
  const problems = cart.problems
    // Named by the line's id: 'items.12', 'items.12.modifier_groups.7'.
    .filter(({ path }) => path === `items.${item.id}` || path.startsWith(`items.${item.id}.`))
    .map(({ message }) => message);
  return {
    item,
    name: itemName(item, words.unknownItem),
    picture: dishPictureOf(item.products.image?.image_url),
    choices: lineChoices(item),
    parts: partTexts(item, words),
    notes: item.notes,
    quantity: item.quantity,
    total: before - taken,
    before: taken > 0 ? before : null,
    isFree: item.is_free,
    deal:
      item.is_auto_coupon && item.deals && taken > 0
        ? { name: item.deals.name, units: item.offer_quantity_applied }
        : null,
    problems: [...new Set(problems)],
  };
}

function deliveryView({ delivery, subtotal, currency }: Cart): DeliveryView | null {
  if (!delivery?.zone) return null;
  const minor = (amount: number) => toMinor(amount, currency);
  const next = delivery.next_tier;
  return {
    minimum: minor(delivery.minimum),
    missing: minor(delivery.missing_to_minimum),
    next: next && {
      missing: minor(next.from) - minor(subtotal),
      charge: minor(next.charge),
    },
  };
}
