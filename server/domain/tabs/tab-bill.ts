import { unitAmounts } from '#schemas/rules/tabs/unit-amounts.ts';
import type { Tab, TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import { sharesOfStored } from '../order/refundable-order.ts';
import { orderOnTab } from './order-on-tab.ts';
import type { OrderOfTab, OrderOnTab } from './order-on-tab.ts';

/** One of what was ordered, as a guest may pay it; minor units. */
export type BillUnit = {
  amount: number;
  state: 'open' | 'held' | 'paid';
  /** Who pays, or paid it; null: nobody, or staff took it for somebody. */
  guestId: number | null;
};

export type BillOfOrder = OrderOnTab & {
  orderId: string;
  /** In the order of the cart. */
  lines: { id: number; units: BillUnit[] }[];
};

/** What a tab comes to (rules R82, R83); minor units. `total` = `paid` + `held` + `open`. */
export type TabBill = {
  total: number;
  paid: number;
  /** What somebody is paying now. */
  held: number;
  open: number;
  /** Beside all of these. */
  tips: number;
  /** The equal shares that were agreed on; null: none are paid or held, or all were before more was ordered. */
  split: { of: number; taken: number } | null;
  /** As the orders came in. */
  orders: BillOfOrder[];
};

type OnTab = {
  tab: Pick<Tab, 'splitOf' | 'splitNumber'>;
  /** Oldest first. */
  orders: readonly OrderOfTab[];
  payments: readonly TabPaymentWithUnits[];
};

type Status = Pick<TabPaymentWithUnits, 'status'>;

/** Begun and not ended: its amount is nobody else's to pay. */
export const isHeld = ({ status }: Status): boolean =>
  status === 'pending' || status === 'requires_action';

/** It is paid, or being paid; what came to nothing, or went back, holds nothing. */
const isLive = (payment: Status): boolean => isHeld(payment) || payment.status === 'succeeded';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** The bill of a tab, from its orders and what was paid and is being paid of it. */
export function tabBill({ tab, orders, payments }: OnTab): TabBill {
  const live = payments.filter(isLive);
  const bills = orders.map((order) => billOf(order, live));
  const unpaid = sum(bills.map((bill) => bill.unpaid));
  // A dish may be taken off the bill while somebody pays for it.
  const held = Math.min(unpaid, sum(live.filter(isHeld).map(({ amount }) => amount)));
  const paid = sum(bills.map((bill) => bill.paid));
  const open = unpaid - held;
  return {
    total: paid + unpaid,
    paid,
    held,
    open,
    tips: sum(bills.map((bill) => bill.tips)),
    split: splitOf(tab, live, open),
    orders: bills,
  };
}

/** What each unit of an order's lines stands for of the bill, in minor units. */
export function unitsOfOrder(stored: OrderOfTab): { id: number; units: number[] }[] {
  const shares = new Map(sharesOfStored(stored).lines.map(({ id, parts }) => [id, sum(parts)]));
  return unitAmounts(
    orderOnTab(stored).total,
    stored.lines.map(({ id, quantity }) => ({ id, quantity, weight: shares.get(id) ?? 0 })),
  );
}

function billOf(stored: OrderOfTab, live: readonly TabPaymentWithUnits[]): BillOfOrder {
  const bill = orderOnTab(stored);
  return {
    ...bill,
    orderId: stored.order.id,
    lines: unitsOfOrder(stored).map(({ id, units }) => ({
      id,
      units: units.map((amount, unit) => {
        const payer = live.find((payment) =>
          payment.units.some((one) => one.orderLineId === id && one.unit === unit),
        );
        if (payer) {
          const state = isHeld(payer) ? ('held' as const) : ('paid' as const);
          return { amount, state, guestId: payer.guestId };
        }
        // What others paid without naming dishes has paid for these too.
        return { amount, state: bill.unpaid > 0 ? 'open' : 'paid', guestId: null };
      }),
    })),
  };
}

function splitOf(
  { splitOf: of, splitNumber }: OnTab['tab'],
  live: readonly TabPaymentWithUnits[],
  open: number,
): TabBill['split'] {
  const taken = sum(
    live.flatMap((one) =>
      one.kind === 'shares' && one.splitNumber === splitNumber ? [one.shares] : [],
    ),
  );
  if (of === null || taken === 0) return null;
  return taken >= of && open > 0 ? null : { of, taken };
}
