import type { CartItem, CartModifier, CartPortion } from '#schemas/api/cart.ts';
import type { CartMessages } from '#schemas/messages/en-cart.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { comma } from '#schemas/messages/en/language.ts';

/** A dish of a half-and-half, a combo or a deal, as people read it. */
export type LinePart = {
  /** Its place among the parts: the same dish may be chosen twice. */
  key: string;
  /** 'Left', 'Right', or what it fills: 'Your pizza'. */
  place: string;
  /** 'Funghi', '2 × Margherita'. */
  name: string;
  choices: readonly string[];
  isFree: boolean;
};

/** The dishes that a line is put together from; none of a plain one. */
export function partTexts(item: CartItem, words: CartMessages['cartContents']): LinePart[] {
  const portions = [
    ...item.cart_portions,
    ...(item.combo_products?.children ?? []),
    ...(item.deals?.children ?? []),
  ];
  const shared = new Set(sharedChoices(item));
  return portions.map((portion, index) => ({
    key: `${index}`,
    place: placeOf(portion, words),
    name: words.counted(portion.quantity, shownName(portion.products.name, words.unknownItem)),
    choices: choiceTexts(portion).filter((choice) => !shared.has(choice)),
    isFree: portion.is_free,
  }));
}

/** What both halves have, such as size and crust (rule R32): said once for the line. */
function sharedChoices({ cart_portions }: CartItem): string[] {
  const [left, ...others] = cart_portions.map(choiceTexts);
  if (!left || others.length === 0) return [];
  return left.filter((choice) => others.every((own) => own.includes(choice)));
}

/** The choices of a whole line: its own, or those that its halves share. */
export const lineChoices = (item: CartItem): string[] => [
  ...choiceTexts(item),
  ...sharedChoices(item),
];

function placeOf(
  { position, component }: CartPortion,
  words: CartMessages['cartContents'],
): string {
  return position === null ? (component?.name ?? '') : words.halves[position];
}

type Chosen = Pick<CartItem, 'cart_configurations' | 'cart_modifiers'>;

/** Choices in words: 'Large', '2 × Olives (double)'. */
export const choiceTexts = ({ cart_configurations, cart_modifiers }: Chosen): string[] => [
  ...valuesOf(cart_configurations),
  ...cart_modifiers.map(modifierText),
];

function modifierText(modifier: CartModifier): string {
  const inner = [
    ...valuesOf(modifier.cart_modifier_configurations),
    ...modifier.cart_modifiers.map(modifierText),
  ];
  const name = modifier.restaurant_product_modifiers.modifiers.modifier;
  const counted = modifier.quantity > 1 ? `${modifier.quantity} × ${name}` : name;
  return inner.length > 0 ? `${counted} (${inner.join(comma)})` : counted;
}

const valuesOf = (configurations: CartItem['cart_configurations']) =>
  configurations.map((one) => one.product_configuration_attribute_values.display_value);
