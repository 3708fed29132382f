import type { z } from 'zod';
import type { orderChangeInput } from '#schemas/api/staff-order-changes.ts';
import type { RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { lineProblems } from '#schemas/rules/line/line-problems.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import type { StoredLine } from '../../db/queries/cart-items.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { lineSignature } from '../../domain/cart/line-signature.ts';
import { requestedLine } from '#schemas/rules/line/requested-line.ts';
import { isSoldOut } from '../../domain/menu/is-sold-out.ts';
import type { MenuSnapshot } from '../../domain/menu/menu-snapshot.ts';
import { refundableOrder } from '../../domain/order/refundable-order.ts';
import { ApiError } from '../../errors/api-error.ts';
import { checkLine } from '../cart/check-line.ts';

export type ChangeInput = z.output<typeof orderChangeInput>;
type Sold = StoredOrder['lines'][number];

/** A line as the order would have it. */
export type ChangedLine = {
  /** As it was sold; null: it is added. */
  sold: Sold | null;
  /** Its id is the sold line's, and below 0 of an added one. */
  line: StoredLine;
  /** Its choices are those that it was sold with, so it costs what it did. */
  isAsSold: boolean;
};

export type ChangedLines = {
  lines: ChangedLine[];
  removed: Sold[];
  problems: RefusalProblem[];
};

type Menu = { restaurant: Restaurant; snapshot: MenuSnapshot };

/**
 * The lines that an order would have after a change. What stays is not checked against the menu, for
 * it was sold; what is added, chosen anew or raised has to be on it (rules R26 to R28).
 * @throws ApiError 409 `order_changed` for a line that the order does not have.
 */
export async function changedLines(
  deps: Deps,
  stored: StoredOrder,
  { restaurant, snapshot }: Menu,
  input: ChangeInput,
): Promise<ChangedLines> {
  const problems: RefusalProblem[] = [];
  const asked = new Map(input.lines.map((one) => [one.line_id, one]));
  const known = new Set(stored.lines.map(({ id }) => id));
  if ([...asked.keys()].some((id) => !known.has(id))) throw orderChanged();
  const refunded = refundedLines(stored);
  // What is counted is looked at by its count, with what the order itself holds.
  const menu = { ...snapshot, menuIndex: snapshot.uncountedIndex };
  const check = async (line: CartLine, path: string): Promise<CartLine> => {
    try {
      return await checkLine(deps, restaurant, menu, line);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      problems.push({ path, code: error.code, message: error.sentence });
      return line;
    }
  };

  const lines: ChangedLine[] = [];
  const removed: Sold[] = [];
  for (const sold of stored.lines) {
    const one = asked.get(sold.id);
    const path = `lines.${sold.id}`;
    const quantity = one?.quantity ?? sold.quantity;
    const isOther = one !== undefined && (quantity !== sold.quantity || one.item !== undefined);
    if (isOther && refunded.has(sold.id)) {
      const message = `Something of ${sold.name} was refunded already, so it stays as it is.`;
      problems.push({ path, code: 'line_refunded', message });
    }
    if (quantity === 0) {
      removed.push(sold);
      continue;
    }
    const chosen = one?.item ? requestedLine(one.item) : null;
    const notes = one?.notes ?? chosen?.notes ?? sold.notes;
    const line = chosen
      ? await check({ ...chosen, quantity, notes }, path)
      : { ...(sold.chosen ?? unknownChoices(sold)), quantity, notes };
    const isAsSold = !chosen || isSameChoice(line, sold);
    if (isAsSold && quantity > sold.quantity) {
      problems.push(...lineProblems(line, menu.menuIndex, path).filter(isSoldOut).slice(0, 1));
    }
    lines.push({ sold, isAsSold, line: asStored(line, sold.id) });
  }
  for (const [index, body] of input.added.entries()) {
    const line = await check(requestedLine(body), `added.${index}`);
    lines.push({ sold: null, isAsSold: false, line: asStored(line, -1 - index) });
  }
  if (lines.length === 0) problems.push(nothingLeft);
  return { lines, removed, problems };
}

const asStored = (line: CartLine, id: number): StoredLine => ({
  ...line,
  id,
  signature: lineSignature(line),
});

const isSameChoice = (line: CartLine, { chosen, notes }: Sold): boolean =>
  chosen !== null && lineSignature({ ...line, notes }) === lineSignature({ ...chosen, notes });

/** Of an order from before choices were stored: the dish alone, by its price as sold. */
const unknownChoices = ({
  restaurantProductId,
}: Sold): Pick<CartLine, 'kind' | 'offerId' | 'parts'> => ({
  kind: 'plain',
  offerId: null,
  parts: [
    {
      restaurantProductId,
      productId: restaurantProductId,
      quantity: 1,
      modifiers: [],
      configurations: [],
      componentId: null,
      position: null,
    },
  ],
});

/** Lines of which something went back by name: their shares are spoken for. */
export const refundedLines = (stored: StoredOrder): ReadonlySet<number> =>
  new Set(
    (refundableOrder(stored)?.earlier ?? []).flatMap(({ items }) =>
      items.map(({ lineId }) => lineId),
    ),
  );

const nothingLeft: RefusalProblem = {
  path: 'lines',
  code: 'order_empty',
  message: 'Nothing would be left of it. Cancel the order instead: its money goes back.',
};

/** Somebody else was faster, or the menu moved. */
export const orderChanged = (): ApiError =>
  new ApiError(
    409,
    'order_changed',
    'This order was changed meanwhile. Look at it as it is now, and confirm again.',
  );
