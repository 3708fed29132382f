import type { Tab } from '#schemas/api/tabs.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { toMajor } from '#schemas/money.ts';
import type { StoredTab } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { shownNumber } from '../order/shown-number.ts';
import { leftOfPayment } from '../order/refund-tenders.ts';
import { dueOfPayment, paidByGiftCards } from './due-of-payment.ts';
import { heldCardsView } from './held-cards-view.ts';
import { lineDetails } from './line-details.ts';
import { isHeld, tabBill, type BillOfOrder } from './tab-bill.ts';

type Amount = (minor: number) => number;
type Seen = {
  /** null: staff, who are no guest of it. */
  ownGuestId: number | null;
  tenant: Pick<Tenant, 'currency' | 'cashStep'>;
};

/** A tab as the wire shows it to one of its guests, or to staff (rules R82, R83). */
export function tabView(stored: StoredTab, { ownGuestId, tenant }: Seen): Tab {
  const { tab, guests, orders, payments } = stored;
  const { currency, cashStep } = tenant;
  const amount = (minor: number) => toMajor(minor, currency);
  const bill = tabBill(stored);
  const billOf = new Map(bill.orders.map((order) => [order.orderId, order]));
  return {
    id: tab.id,
    restaurant_id: tab.restaurantId,
    table: stored.table,
    area: stored.area,
    state: tab.closedAt === null ? 'open' : 'closed',
    code: tab.code,
    currency,
    opened_at: tab.openedAt.toISOString(),
    closed_at: tab.closedAt?.toISOString() ?? null,
    own_guest_id: ownGuestId,
    guests: guests.map(({ id, name, choosing }) => ({ id, name, choosing })),
    rounds: orders.flatMap((order) => {
      const own = billOf.get(order.order.id);
      return own ? [roundView(order, own, amount)] : [];
    }),
    payments: payments.flatMap((payment) => paymentView(payment, orders, amount)),
    held_cards: heldCardsView(stored.heldCards, ownGuestId),
    card_hold:
      stored.cardHoldAmount === null
        ? null
        : { amount: amount(stored.cardHoldAmount), hours: stored.tabCloseHours },
    split: bill.split,
    total: amount(bill.total),
    paid: amount(bill.paid),
    held: amount(bill.held),
    open: amount(bill.open),
    tips: amount(bill.tips),
    tip_percents: stored.tipPercents,
    cash_step: cashStep === 1 ? null : amount(cashStep),
  };
}

function roundView(
  { order, lines }: StoredTab['orders'][number],
  bill: BillOfOrder,
  amount: Amount,
): Tab['rounds'][number] {
  const unitsOf = new Map(bill.lines.map(({ id, units }) => [id, units]));
  return {
    order_id: order.id,
    number: shownNumber(order),
    guest_id: order.tabGuestId,
    status: order.status,
    placed_at: order.placedAt.toISOString(),
    total: amount(bill.total),
    unpaid: amount(bill.unpaid),
    lines: lines.map((line) => ({
      id: line.id,
      name: shownName(line.name),
      details: lineDetails(line),
      notes: line.notes,
      units: (unitsOf.get(line.id) ?? []).map((unit) => ({
        amount: amount(unit.amount),
        state: unit.state,
        guest_id: unit.guestId,
      })),
    })),
  };
}

/** A payment that is begun or done, also where its money goes back; not one that came to nothing. */
function paymentView(
  payment: StoredTab['payments'][number],
  orders: StoredTab['orders'],
  amount: Amount,
): Tab['payments'] {
  const held = isHeld(payment);
  if (!held && payment.status !== 'succeeded' && payment.status !== 'surplus') return [];
  const { gateway } = payment;
  return [
    {
      id: payment.id,
      guest_id: payment.guestId,
      kind: payment.kind,
      method: gateway === 'cash' || gateway === 'none' ? gateway : 'card',
      state: held ? 'held' : 'paid',
      amount: amount(payment.amount),
      tip: amount(payment.tip),
      points: amount(payment.pointsWorth),
      gift_cards: amount(paidByGiftCards(payment)),
      to_pay: amount(dueOfPayment(payment) + payment.cashRounding),
      by_held_card: payment.heldCardId !== null,
      refunded: amount(refundedOf(payment, orders)),
      at: payment.createdAt.toISOString(),
      expires_at: held ? (payment.expiresAt?.toISOString() ?? null) : null,
    },
  ];
}

/**
 * Amount that went back of what a payment paid of the tab's orders, or is on its way; of one that was partly
 * paid for nothing only what counts as paid.
 */
function refundedOf(
  { id, status }: StoredTab['payments'][number],
  orders: StoredTab['orders'],
): number {
  const own = orders.flatMap(({ money }) =>
    money.payments.flatMap((row) =>
      row.tabPaymentId === id && (row.status === 'surplus') === (status === 'surplus')
        ? [row.amount - leftOfPayment(row, { ...money, disputes: [] })]
        : [],
    ),
  );
  return own.reduce((sum, back) => sum + back, 0);
}
