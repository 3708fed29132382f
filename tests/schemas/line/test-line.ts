import type { ConfigurationChoice, ModifierChoice } from '#schemas/api/cart-lines.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { problemsIn } from '#schemas/rules/problems/problems-in.ts';
import type { CartLine, CartPart } from '#schemas/rules/line/cart-line.ts';
import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';

export const pick = (
  modifier_id: number,
  quantity = 1,
  more: Partial<ModifierChoice> = {},
): ModifierChoice => ({ modifier_id, quantity, configurations: [], ...more });

export const value = (attribute_id: number, attribute_value_id: number): ConfigurationChoice => ({
  attribute_id,
  attribute_value_id,
});

/** A dish with its options; test-menu.ts gives it the product_id that fits. */
export const part = (
  dish: number,
  modifiers: readonly ModifierChoice[] = [],
  more: Partial<CartPart> = {},
): CartPart => ({
  restaurantProductId: dish,
  productId: dish + 1000,
  quantity: 1,
  modifiers: [...modifiers],
  configurations: [],
  componentId: null,
  position: null,
  ...more,
});

const line = (kind: CartLine['kind'], parts: readonly CartPart[], offerId: number | null) => ({
  kind,
  offerId,
  parts: [...parts],
  quantity: 1,
  notes: '',
});

export const plain = (
  dish: number,
  modifiers: readonly ModifierChoice[] = [],
  more: Partial<CartPart> = {},
): CartLine => line('plain', [part(dish, modifiers, more)], null);

export const halves = (left: CartPart, right: CartPart): CartLine =>
  line(
    'half_and_half',
    [
      { ...left, position: 'left' },
      { ...right, position: 'right' },
    ],
    null,
  );

export const meal = (...parts: CartPart[]): CartLine => line('combo', parts, 1);

export const offer = (...parts: CartPart[]): CartLine => line('deal', parts, 1);

/** Resolves a line that is on the menu. */
export function resolved(line: CartLine, menu: MenuIndex) {
  const found = resolveLine(line, menu);
  if (!found) throw new Error('the line is not on the menu');
  return found;
}

export const priced = (line: CartLine, menu: MenuIndex) => priceLine(resolved(line, menu), 'key');

export const unitOf = (line: CartLine, menu: MenuIndex): number => priced(line, menu).unit;

export const sharesOf = (line: CartLine, menu: MenuIndex): number[] =>
  priced(line, menu).shares.map(({ amount }) => amount);

export const codesOf = (line: CartLine, menu: MenuIndex): string[] =>
  lineProblems(line, menu, 'item').map(({ code }) => code);

/** The problems of a line as who reads English sees them. */
export const problemsOf = (line: CartLine, menu: MenuIndex, path: string) =>
  problemsIn(failureTexts.en, lineProblems(line, menu, path));
