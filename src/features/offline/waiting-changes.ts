import type { CartLine } from '#ui/api/cart-changes.ts';
import { lineText } from './line-text.ts';

export type WaitingAdd = {
  kind: 'add';
  /** Its Idempotency-Key: the server takes it once. */
  key: string;
  /** Below 0, as the line is known in the cart until the server has it. */
  id: number;
  restaurantId: number;
  line: CartLine;
  name: string;
  /** It was sent, and no answer came: it may be in the cart by now. */
  isTried: boolean;
};

/** A change of the cart that waits for a connection; they are sent in their order. */
export type WaitingChange =
  | WaitingAdd
  | { kind: 'set'; key: string; itemId: number; quantity: number; name: string }
  | { kind: 'remove'; key: string; itemId: number }
  /** So many more (or less, below 0) of a line whose addition may have reached the server. */
  | { kind: 'adjust'; key: string; restaurantId: number; line: CartLine; by: number }
  | { kind: 'clear'; key: string; restaurantId: number | null };

/** A line that the server does not know yet. */
export const isWaiting = ({ id }: { id: number }): boolean => id < 0;

const addOf = (changes: readonly WaitingChange[], id: number): WaitingAdd | undefined =>
  changes.find((one): one is WaitingAdd => one.kind === 'add' && one.id === id);

/** The id of the next line that the server does not know. */
export const nextWaitingId = (changes: readonly WaitingChange[]): number =>
  Math.min(0, ...changes.map((one) => (one.kind === 'add' ? one.id : 0))) - 1;

const mostOfLine = 99;

const isEqualAdd = (one: WaitingChange, { restaurantId, line }: WaitingAdd): one is WaitingAdd =>
  one.kind === 'add' &&
  !one.isTried &&
  one.restaurantId === restaurantId &&
  lineText(one.line) === lineText(line);

/**
 * Adds a line; one that has not left the browser grows, as it would in the cart (rule R29), unless
 * something else was changed since.
 */
export function withAdd(changes: readonly WaitingChange[], add: WaitingAdd): WaitingChange[] {
  const lastOther = changes.findLastIndex(({ kind }) => kind !== 'add');
  const same = changes.find(
    (one, index): one is WaitingAdd => index > lastOther && isEqualAdd(one, add),
  );
  if (!same) return [...changes, add];
  const quantity = Math.min(mostOfLine, same.line.quantity + add.line.quantity);
  const grown = { ...same, line: { ...same.line, quantity } };
  return changes.map((one) => (one === same ? grown : one));
}

/**
 * Sets a line of the shown cart to another quantity, 0 takes it away: what has not left the browser
 * is changed itself, and so nothing is sent that was taken back.
 * @param line with the quantity that the cart shows of it, and what was sent of one that has no id yet
 */
export function withLineAt(
  changes: readonly WaitingChange[],
  line: {
    key: string;
    id: number;
    name: string;
    shown: number;
    quantity: number;
    sent?: WaitingAdd;
  },
): WaitingChange[] {
  const { key, id, name, quantity } = line;
  const add = addOf(changes, id);
  const sent = add?.isTried ? add : line.sent;
  if (sent) {
    const by = quantity - line.shown;
    const { restaurantId } = sent;
    return [...changes, { kind: 'adjust', key, restaurantId, line: sent.line, by }];
  }
  if (add) {
    // Those that the cart shows as one with it are none of their own any more.
    const others = changes.filter((one) => one === add || !isEqualAdd(one, add));
    if (quantity === 0) return others.filter((one) => one !== add);
    const changed = { ...add, line: { ...add.line, quantity } };
    return others.map((one) => (one === add ? changed : one));
  }
  const others = changes.filter((one) => !(one.kind === 'set' && one.itemId === id));
  return quantity === 0
    ? [...others, { kind: 'remove', key, itemId: id }]
    : [...others, { kind: 'set', key, itemId: id, quantity, name }];
}

/** Empties the cart: what has not left the browser is none of it. */
export function withClear(
  changes: readonly WaitingChange[],
  clear: { key: string; restaurantId: number | null },
): WaitingChange[] {
  const sent = changes.filter((one) => one.kind !== 'add' || one.isTried);
  return [...sent, { kind: 'clear', ...clear }];
}
