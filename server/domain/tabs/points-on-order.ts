import { eligibleAmount, earnedPoints } from '#schemas/rules/loyalty/earned-points.ts';
import { mostRedeemable } from '#schemas/rules/loyalty/redeemable-points.ts';
import { splitByLargestRemainder } from '#schemas/rules/rounding/split-by-largest-remainder.ts';
import { partsAfter, partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import { splitPaidParts } from '#schemas/rules/pricing/split-paid-parts.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { OrderOfTab } from './order-on-tab.ts';

type Line = OrderOfTab['lines'][number];
type Sold = Pick<OrderOfTab, 'order' | 'lines'>;

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const netOf = ({ itemTotal, dealDiscount, orderDiscount }: Line): number =>
  itemTotal - dealDiscount - orderDiscount;

/**
 * How many points of a value (minor units) an order takes for so much of its bill: no more than its
 * items cost, nor than the share of them that its rules let points pay (rule R76); none of an order
 * from before there were points, or when they had another value.
 */
export function mostPointsOn({ order, lines }: Sold, amount: number, pointValue: number): number {
  const loyalty = order.amounts?.loyalty;
  if (!loyalty || pointValue <= 0 || loyalty.rules.pointValue !== pointValue) return 0;
  const nets = sum(lines.map(netOf));
  const most = mostRedeemable(nets + loyalty.used * pointValue, {
    pointValue,
    step: 1,
    minimum: 0,
    maxSharePercent: loyalty.rules.maxSharePercent,
  });
  const byItems = Math.floor(nets / pointValue);
  const byAmount = Math.floor(amount / pointValue);
  return Math.max(0, Math.min(most - loyalty.used, byItems, byAmount));
}

type Change = Pick<OrderRow, 'amounts' | 'discountTotal' | 'due' | 'held' | 'taxTotal' | 'total'>;

/** Changes that points make to an order that was sold. */
export type PointsOnOrder = {
  order: Change;
  lines: Pick<Line, 'id' | 'orderDiscount' | 'tax'>[];
  /** Rest of what the waiting payment pays for. */
  pays: PaidParts;
};

/**
 * An order whose bill points pay a part of at the table (decision 123): they are a discount, as on
 * every order, so the tax within that part goes with it, and what else pays of the order pays for less.
 * @param whole what the waiting payment pays for
 * @param waiting its amount, minor units: at least what the points are worth
 */
export function withPointsOnOrder(
  { order, lines }: Sold,
  {
    points,
    worth,
    waiting,
    whole,
  }: {
    points: number;
    worth: number;
    waiting: number;
    whole: PaidParts;
  },
): PointsOnOrder {
  const { amounts } = order;
  const loyalty = amounts?.loyalty;
  if (!amounts || !loyalty) throw new Error(`order ${order.id} takes no points`);
  const [own = whole] = splitPaidParts(whole, [worth, waiting - worth]);
  const taxes = lowerTaxes(amounts.taxes, own.taxes);
  const tax = taxOf(amounts.taxes) - taxOf(taxes);
  const isInclusive = order.taxMode === 'inclusive';
  const discount = worth - (isInclusive ? 0 : tax);
  const used = loyalty.used + points;
  const lowered = lowerLines(lines, { discount, tax });
  const eligible = eligibleAmount(
    {
      lines: lowered.map((line) => ({ net: netOf(line), tax: line.tax })),
      taxInclusive: isInclusive,
    },
    loyalty.rules,
  );
  // A served order has earned what it was worth then.
  const isServed = order.status === 'completed';
  const given = amounts.discounts.filter(({ kind }) => kind === 'points');
  const inAll = sum(given.map(({ amount }) => amount)) + discount;
  const byPoints = { kind: 'points' as const, name: String(used), amount: inAll };
  const billed = { kind: 'points' as const, name: String(used), amount: -inAll };
  const after: Change = {
    amounts: {
      ...amounts,
      discounts: [...amounts.discounts.filter(({ kind }) => kind !== 'points'), byPoints],
      taxes,
      bill: withPointsLine(amounts.bill, billed),
      loyalty: {
        ...loyalty,
        used,
        paidAtTable: (loyalty.paidAtTable ?? 0) + worth,
        ...(!isServed && { eligible, earns: earnedPoints(eligible, loyalty.rules) }),
      },
    },
    discountTotal: order.discountTotal + discount,
    due: order.due - worth,
    held: { ...(order.held ?? nothingHeld), points: (order.held?.points ?? 0) + points },
    taxTotal: order.taxTotal - tax,
    total: order.total - worth,
  };
  return {
    order: after,
    lines: lowered.map(({ id, orderDiscount, tax: ofLine }) => ({
      id,
      orderDiscount,
      tax: ofLine,
    })),
    pays: partsAfter(whole, partsOfSold(order), partsOfSold({ ...order, ...after })),
  };
}

const nothingHeld = { stock: [], slot: null, couponId: null };

type Taxes = NonNullable<OrderRow['amounts']>['taxes'];

const taxOf = (taxes: Taxes): number => sum(taxes.map(({ amount }) => amount));

/** Taxes of an order less those of a part of it; dishes and fees of one rate have a line each. */
function lowerTaxes(taxes: Taxes, less: PaidParts['taxes']): Taxes {
  const left = new Map(less.map(({ ppm, base, amount }) => [ppm, { base, amount }]));
  return taxes.map((line, index) => {
    const open = left.get(line.ppm);
    if (!open) return line;
    const isLast = taxes.slice(index + 1).every(({ ppm }) => ppm !== line.ppm);
    const base = isLast ? open.base : Math.min(open.base, line.base);
    const amount = isLast ? open.amount : Math.min(open.amount, line.amount);
    left.set(line.ppm, { base: open.base - base, amount: open.amount - amount });
    return { ...line, base: line.base - base, amount: line.amount - amount };
  });
}

function lowerLines(
  lines: readonly Line[],
  { discount, tax }: { discount: number; tax: number },
): Line[] {
  const discounts = splitByLargestRemainder(discount, lines.map(netOf));
  const shown = lines.map((line) => line.tax);
  // Tax that is rounded line by line may be less than the order's.
  const taxes = splitByLargestRemainder(Math.min(tax, sum(shown)), shown);
  return lines.map((line, index) => ({
    ...line,
    orderDiscount: line.orderDiscount + (discounts[index] ?? 0),
    tax: line.tax - (taxes[index] ?? 0),
  }));
}

type BillLine = NonNullable<OrderRow['amounts']>['bill'][number];

/** After deals and code, before the fees (rule R6). */
function withPointsLine(bill: readonly BillLine[], line: BillLine): BillLine[] {
  const isBefore = ({ kind }: BillLine) => kind === 'deal' || kind === 'coupon';
  const others = bill.filter(({ kind }) => kind !== 'points');
  return [...others.filter(isBefore), line, ...others.filter((one) => !isBefore(one))];
}
