import type { ReplyOf } from '#schemas/api/contract.ts';
import { toMajor } from '#schemas/money.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { type Sentence, sentenceIn } from '#schemas/messages/sentence.ts';
import { ApiError } from '../../errors/api-error.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { plainPurpose } from '../../domain/pricing/cart-purpose.ts';
import { takesOrders } from '../../domain/restaurant/takes-orders.ts';
import { addLine } from './add-line.ts';
import { changeCart } from './change-cart.ts';
import { checkLine } from './check-line.ts';
import { findOrderFor } from '../order/find-order-for.ts';
import type { OrderCall } from '../order/find-order-for.ts';
import { loadCart } from './load-cart.ts';
import { timeInQuery, type AskedTime } from './time-in-query.ts';
import { menuOf, requireRestaurant } from '../restaurant/require-restaurant.ts';

type Reordered = ReplyOf<'reorder'>;
/** A line by the name and the price of one unit that it was sold at, in minor units. */
type Named = { name: string; line: CartLine; unitPrice: number };

/**
 * Puts the lines of an order into the cart at its restaurant again. Every id is looked up anew, for
 * dishes leave the menu, sell out on the day that it is for and change what they ask (rules R26 to R28, R65): what does not fit any
 * more is left out and named with its reason, what fits is added, and what of it costs something else
 * than it did is named with both prices.
 * @throws ApiError 404, 409 where the restaurant takes no orders.
 */
export async function reorder(
  deps: Deps,
  call: OrderCall & { language: Language; time: AskedTime },
): Promise<Reordered> {
  const { order, lines } = await findOrderFor(deps, call);
  const { tenant, language } = call;
  const texts = failureTexts[language];
  const { restaurantId, shopperId } = order;
  const restaurant = await requireRestaurant(deps, tenant.id, restaurantId);
  const fulfilment = timeInQuery(call.time, restaurant.timeZone);
  const snapshot = await menuOf(deps, restaurant, fulfilment?.instant);
  if (!snapshot || !takesOrders(restaurant)) throw ordersDisabled();

  const leftOut: Reordered['left_out'] = [];
  const fitting: Named[] = [];
  for (const { name, line, unitPrice } of lines.map(requestedLine)) {
    const checked = await orReason(async () => {
      if (!line) throw gone();
      return checkLine(deps, restaurant, snapshot, line);
    });
    if ('reason' in checked) leftOut.push({ name, message: sentenceIn(texts, checked.reason) });
    else fitting.push({ name, line: checked.value, unitPrice });
  }
  const owner = { tenant, shopperId, language };
  if (fitting.length === 0) {
    return { data: await loadCart(deps, owner, restaurantId), left_out: leftOut, repriced: [] };
  }
  const addedLines: Named[] = [];
  const { data } = await changeCart(deps, {
    owner,
    restaurantId,
    restaurant,
    ifMatch: undefined,
    opens: true,
    purpose: { ...plainPurpose, fulfilment },
    apply: async (tx, { cart, lines: before }) => {
      let all = [...before];
      for (const one of fitting) {
        const { name, line } = one;
        const added = await orReason(() => addLine(tx, tenant.id, { cart, lines: all }, line));
        if ('reason' in added) leftOut.push({ name, message: sentenceIn(texts, added.reason) });
        else {
          all = added.value;
          addedLines.push(one);
        }
      }
      return all;
    },
  });
  const repriced = addedLines.flatMap((one) => repricedLine(one, snapshot));
  return { data, left_out: leftOut, repriced };
}

/** Its two prices in the major unit, where they differ. */
function repricedLine(
  { name, line, unitPrice }: Named,
  { uncountedIndex, currency }: { uncountedIndex: MenuIndex; currency: string },
): Reordered['repriced'] {
  const resolved = resolveLine(line, uncountedIndex);
  const now = resolved ? priceLine(resolved, '').listUnit : unitPrice;
  if (now === unitPrice) return [];
  return [{ name, was: toMajor(unitPrice, currency), now: toMajor(now, currency) }];
}

function requestedLine(sold: StoredOrder['lines'][number]): Omit<Named, 'line'> & {
  line: CartLine | null;
} {
  const { name, chosen, quantity, notes, unitPrice } = sold;
  return { name, unitPrice, line: chosen && { ...chosen, quantity, notes } };
}

/** A refusal is a reason for this line alone; anything else is not. */
async function orReason<T>(work: () => Promise<T>): Promise<{ value: T } | { reason: Sentence }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof ApiError) return { reason: error.sentence };
    throw error;
  }
}

const gone = () => new ApiError(409, 'unknown_line', ({ cart }) => cart.notAgain);

const ordersDisabled = () =>
  new ApiError(409, 'online_orders_disabled', ({ cart }) => cart.lookAround);
