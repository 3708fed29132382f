import type {
  IndexedCombo,
  IndexedDeal,
  IndexedHalfSet,
  IndexedProduct,
  IndexedValue,
} from '../menu/menu-index.ts';
import type { LineKind } from './cart-line.ts';
import type { ResolvedModifier } from './resolve-choices.ts';

/** A dish of a line as the menu has it now; minor units. */
export type ResolvedPart = {
  product: IndexedProduct;
  /** Within one unit of the line. */
  quantity: number;
  /** Chosen values and options; values and groups in the order of the menu. */
  values: readonly IndexedValue[];
  modifiers: readonly ResolvedModifier[];
  /** The component of the combo or the deal that it fills. */
  component: { id: number; name: string } | null;
  position: 'left' | 'right' | null;
  /** One of the dish with its values, without options; below 0 only where the menu is wrong. */
  base: number;
  /**
   * What the part adds to one unit of the line beyond its base or its share of a fixed price, for
   * all of its quantity: options, upcharges and, of a fixed price, dearer values.
   */
  extra: number;
};

/** A line with what the menu says of it now. */
export type ResolvedLine = {
  /** Two equal halves are a plain dish (rule R32), whatever the cart keeps. */
  kind: LineKind;
  quantity: number;
  notes: string;
  name: string;
  imageUrl: string | null;
  /** What it is an order of; null of the other kinds. */
  combo: IndexedCombo | null;
  deal: IndexedDeal | null;
  /** null of a half-and-half too whose dishes are in no set; then it cannot be ordered. */
  halfSet: IndexedHalfSet | null;
  /** Left before right; of combos and deals in the order of their components. */
  parts: readonly ResolvedPart[];
};
