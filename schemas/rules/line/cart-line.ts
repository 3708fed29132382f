import type { ConfigurationChoice, ModifierChoice } from '../../api/cart-lines.ts';

export type LineKind = 'plain' | 'half_and_half' | 'combo' | 'deal';

/** One dish of a line, with its own choices; ids only, for prices come from the menu (rule R28). */
export type CartPart = {
  restaurantProductId: number;
  productId: number;
  /** Within one unit of the line: 1 of a plain line and of a half. */
  quantity: number;
  modifiers: ModifierChoice[];
  configurations: ConfigurationChoice[];
  /** The component of the combo or the deal that it fills; else null. */
  componentId: number | null;
  /** Which half it is; null but of a half-and-half. */
  position: 'left' | 'right' | null;
};

/**
 * A line of a cart as it is kept, of all four kinds: plain has one part, half_and_half two, a
 * combo and a deal one for every dish chosen.
 */
export type CartLine = {
  kind: LineKind;
  /** Id of the combo or the deal; null of the other kinds. */
  offerId: number | null;
  parts: CartPart[];
  quantity: number;
  notes: string;
};
