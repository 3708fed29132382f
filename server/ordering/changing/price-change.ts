import type { LineChange } from '#schemas/api/order-changes.ts';
import type { FoundProblem, RefusalProblem } from '#schemas/rules/problems/found-problem.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import { stockDemand } from '#schemas/rules/line/stock-demand.ts';
import { lineChangesOf } from '#schemas/rules/line-changes.ts';
import type { ResoldLine } from '../../db/queries/order-changes.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { readStock } from '../../db/queries/stock.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { couponRefusalView } from '../../domain/cart/coupon-view.ts';
import { shortagesOf, sumNeeds } from '../../domain/menu/stock.ts';
import type { Shortage } from '../../domain/menu/stock.ts';
import { stockDifference } from '../../domain/menu/stock-difference.ts';
import type { StockDifference } from '../../domain/menu/stock-difference.ts';
import { moneyAfter, moneyBefore } from '../../domain/order/change-money.ts';
import type { MoneyAfter, MoneyBefore } from '../../domain/order/change-money.ts';
import { soldLines } from '../../domain/order/order-lines.ts';
import { neededGoods, shortageProblems } from '../../domain/placing/shortage-problems.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { menuOf, requireRestaurant } from '../restaurant/require-restaurant.ts';
import { restaurantDayAt } from '../restaurant/restaurant-day-at.ts';
import { ApiError } from '../../errors/api-error.ts';
import { changedLines } from './changed-lines.ts';
import type { ChangedLine, ChangeInput } from './changed-lines.ts';
import { orderPricing, priceOrderLines } from './order-pricing.ts';

export type PricedChange = {
  restaurant: Restaurant;
  pricing: PricingContext;
  priced: PricedLines;
  lines: ChangedLine[];
  /** As they would be stored. */
  resold: ResoldLine[];
  /** Ids of the lines that are taken off. */
  gone: number[];
  changes: LineChange[];
  before: MoneyBefore;
  after: MoneyAfter;
  stock: StockDifference;
  stockDay: string;
  /** What staff should know before they confirm. */
  notices: FoundProblem[];
  /** What stands against it. */
  problems: RefusalProblem[];
};

/**
 * Works out what a change of an order's lines comes to, outside transactions. What stays costs what
 * it was sold at; what is added or chosen anew costs what the menu says now; deals, code, fees and
 * tax are those of all of it (rule R6).
 * @throws ApiError 409 `order_changed` or `online_orders_disabled`.
 */
export async function priceChange(
  deps: Deps,
  tenant: Tenant,
  stored: StoredOrder,
  input: ChangeInput,
): Promise<PricedChange> {
  const { order } = stored;
  const restaurant = await requireRestaurant(deps, tenant.id, order.restaurantId);
  const snapshot = await menuOf(deps, restaurant);
  if (!snapshot) throw noMenu();
  const { lines, removed, problems } = await changedLines(
    deps,
    stored,
    { restaurant, snapshot },
    input,
  );
  const before = moneyBefore(stored);
  const context = await orderPricing(
    deps,
    { tenant, restaurant, order },
    { covered: before.covered, cause: input.cause },
  );
  const soldAt = new Map(
    lines.flatMap(({ sold, isAsSold, line }) =>
      sold && isAsSold ? [[line.id, sold.unitPrice] as const] : [],
    ),
  );
  const { pricing, priced } = priceOrderLines(
    lines.map(({ line }) => line),
    context,
    soldAt,
  );
  const { amounts } = priced;
  const after = moneyAfter(before, { total: amounts.total, rest: amounts.due });
  const stock = stockDifference(
    neededBefore(stored, snapshot.uncountedIndex),
    neededGoods(priced.lines),
    order.held?.stock ?? [],
  );
  const stockDay = await restaurantDayAt(deps.db, restaurant, order.promisedAt);
  const change = { restaurant, pricing, priced, lines, before, after, stock, stockDay };
  const found = [
    ...problems,
    ...menuProblems(change, problems),
    ...(after.isTooMuch ? [tooMuch] : []),
  ];
  const shortages = found.length === 0 ? await shortagesNow(deps, tenant.id, change) : [];
  return {
    ...change,
    resold: resoldLines(change),
    gone: removed.map(({ id }) => id),
    changes: changesOf(stored, change),
    notices: noticesOf(stored, change),
    problems: [...found, ...changeShortages(shortages, change)],
  };
}

type Worked = Pick<
  PricedChange,
  'restaurant' | 'pricing' | 'priced' | 'lines' | 'before' | 'after' | 'stock' | 'stockDay'
>;

/** What the order needed until now, by the menu as it is: what is the same costs no stock. */
const neededBefore = (
  { lines }: StoredOrder,
  menu: Parameters<typeof resolveLine>[1],
): ReturnType<typeof neededGoods> =>
  sumNeeds(
    lines.flatMap(({ chosen, quantity, notes }) => {
      const resolved = chosen && resolveLine({ ...chosen, quantity, notes }, menu);
      return resolved ? stockDemand(resolved) : [];
    }),
  );

/** Paths of the call: `lines.<id>` of a line of the order, `added.<place>` of another. */
const pathOf = ({ sold, line }: ChangedLine): string =>
  sold ? `lines.${sold.id}` : `added.${-1 - line.id}`;

/** What of the menu stands against new choices; what was sold stays as it is, if it is there at all. */
function menuProblems(
  { lines, priced }: Pick<Worked, 'lines' | 'priced'>,
  known: readonly RefusalProblem[],
): RefusalProblem[] {
  return lines.flatMap((one, index) => {
    const path = pathOf(one);
    if (known.some((problem) => problem.path === path)) return [];
    if (!priced.lines[index]?.resolved) {
      const name = one.sold?.name ?? '';
      const message = `${name} has left the menu, so this order cannot be priced anew. Take it off, or refund a part of the order instead.`;
      return [{ path, code: 'unknown_line' as const, message }];
    }
    if (one.isAsSold) return [];
    const own = `items.${one.line.id}`;
    const first = priced.problems.find(
      (problem) => problem.path === own || problem.path.startsWith(`${own}.`),
    );
    return first ? [{ ...first, path }] : [];
  });
}

/** What is short now; placement looks again under the locks. */
async function shortagesNow(
  { db }: Pick<Deps, 'db'>,
  tenantId: number,
  { stock: { more }, stockDay }: Worked,
): Promise<Shortage[]> {
  if (more.length === 0) return [];
  const levels = await readStock(
    db,
    tenantId,
    more.map((item) => ({ ...item, day: stockDay })),
  );
  return shortagesOf(levels, more);
}

/** What is short, once for each dish or option, by name. */
export function changeShortages(
  shortages: readonly Shortage[],
  { priced, pricing }: Pick<PricedChange, 'priced' | 'pricing'>,
): RefusalProblem[] {
  const modifierName = (id: number) =>
    pricing.snapshot?.uncountedIndex.modifiers.get(id)?.name ?? '';
  const problems = shortageProblems(shortages, priced.lines, { modifierName });
  return problems
    .filter(({ message }, index) => problems.findIndex((one) => one.message === message) === index)
    .map((problem) => ({ ...problem, path: 'lines' }));
}

/** The rows of the lines. What stays keeps its words, by which it was sold (rule R14). */
function resoldLines({ lines, priced, pricing }: Worked): ResoldLine[] {
  const rows = new Map(soldLines(priced, pricing).map((row) => [row.position, row]));
  const last = Math.max(0, ...lines.map(({ sold }) => sold?.position ?? 0));
  let added = 0;
  return lines.flatMap(({ sold, isAsSold, line }, index): ResoldLine[] => {
    const row = rows.get(index);
    if (!sold) return row ? [{ ...row, id: null, position: last + (added += 1) }] : [];
    const { id, position } = sold;
    if (!row) return [{ ...sold, id, quantity: line.quantity, notes: line.notes }];
    if (!isAsSold) return [{ ...row, id, position }];
    const { name, kind, choices, parts, allergens, chosen, restaurantProductId } = sold;
    const words = { name, kind, choices, parts, allergens, chosen, restaurantProductId };
    return [{ ...row, ...words, id, position }];
  });
}

/** What of a line is compared. */
const textOf = ({ name, quantity, notes, choices, parts, kind }: ResoldLine) => ({
  name,
  quantity,
  notes,
  choices: JSON.stringify([kind, choices, parts]),
});

function changesOf({ lines: before }: StoredOrder, { lines, ...change }: Worked): LineChange[] {
  const rows = resoldLines({ lines, ...change });
  return lineChangesOf([
    ...before.map((sold) => {
      const row = rows.find(({ id }) => id === sold.id);
      return { before: textOf(sold), after: row ? textOf(row) : null };
    }),
    ...rows.filter(({ id }) => id === null).map((row) => ({ before: null, after: textOf(row) })),
  ]);
}

/** A code that counts no more, and a delivery below its minimum, which staff may let pass. */
function noticesOf({ order }: StoredOrder, { pricing, priced }: Worked): FoundProblem[] {
  const refusal = order.couponCode === null ? null : couponRefusalView(pricing, priced.amounts);
  const lower = pricing.rules.tip?.kind === 'amount' && pricing.rules.tip.amount < order.tip;
  return [
    ...(refusal ? [{ path: 'coupon_code', code: refusal.code, message: refusal.message }] : []),
    ...(lower
      ? [
          {
            path: 'tip',
            code: 'tip_too_high',
            message: 'The tip is lowered to the highest that such an order takes.',
          },
        ]
      : []),
    ...priced.problems.filter(({ path, code }) => path === 'delivery' && code === 'below_minimum'),
  ];
}

const tooMuch: RefusalProblem = {
  path: 'refund',
  code: 'refund_changed',
  message: 'More of this order went back already than this would leave. Cancel the order instead.',
};

const noMenu = () =>
  new ApiError(409, 'online_orders_disabled', 'This restaurant has no menu right now.');
