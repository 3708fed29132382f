import type { Cart, CartItem } from '#schemas/api/cart.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { toMinor } from '#schemas/money.ts';
import type { Picture } from '#variants/picture.ts';
import { dishPictureOf } from '../menu/dish-picture-of.ts';

/** A line as the drawer shows it; amounts in minor units. */
export type CartLineView = {
  item: CartItem;
  name: string;
  /** null draws the placeholder (spec §3). */
  picture: Picture | null;
  /** Choices in words: 'Large', '2 × Olives (double)'. */
  choices: readonly string[];
  notes: string;
  quantity: number;
  total: number;
  /** What it cost before a discount, where there is one. */
  before: number | null;
  /** Why it cannot be ordered as it is. */
  problems: readonly string[];
};

export type CartView = {
  lines: readonly CartLineView[];
  count: number;
  subtotal: number;
  tax: number;
  /** Whether the tax is held in the total or comes on top of it. */
  isTaxIncluded: boolean;
  total: number;
  /** Problems of the cart as a whole. */
  problems: readonly string[];
};

/** The wire's cart as the drawer, the bar and the summary show it. */
export function cartView(cart: Cart, words: Messages['cart']): CartView {
  const minor = (amount: number) => toMinor(amount, cart.currency);
  const lines = cart.items.map((item) => {
    const total = minor(item.discounted_item_total);
    const before = minor(item.item_total);
    return {
      item,
      name: item.products.name.trim() === '' ? words.unknownItem : item.products.name,
      picture: dishPictureOf(item.products.image?.image_url),
      choices: choicesInWords(item),
      notes: item.notes,
      quantity: item.quantity,
      total,
      before: before > total ? before : null,
      problems: cart.problems
        .filter(({ path }) => belongsTo(path, item.id))
        .map(({ message }) => message),
    };
  });
  const taken = new Set(lines.flatMap(({ problems }) => problems));
  return {
    lines,
    count: cart.item_count,
    subtotal: minor(cart.subtotal),
    tax: minor(cart.tax_total),
    isTaxIncluded: minor(cart.total) <= minor(cart.subtotal),
    total: minor(cart.total),
    problems: cart.problems.map(({ message }) => message).filter((one) => !taken.has(one)),
  };
}

/** Problems name their line by its id: 'items.12', 'items.12.modifier_groups.7'. */
function belongsTo(path: string, itemId: number): boolean {
  const [list, line] = path.split('.');
  return list === 'items' && line === String(itemId);
}

function choicesInWords(item: CartItem): string[] {
  const modifiers = item.cart_modifiers.map((modifier) => {
    const own = valuesOf(modifier.cart_modifier_configurations);
    const name = modifier.restaurant_product_modifiers.modifiers.modifier;
    const counted = modifier.quantity > 1 ? `${modifier.quantity} × ${name}` : name;
    return own.length > 0 ? `${counted} (${own.join(', ')})` : counted;
  });
  return [...valuesOf(item.cart_configurations), ...modifiers];
}

const valuesOf = (configurations: CartItem['cart_configurations']) =>
  configurations.map((one) => one.product_configuration_attribute_values.display_value);
