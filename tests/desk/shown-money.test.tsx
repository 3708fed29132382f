import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { getStaffDay, type StaffDay } from '#schemas/api/staff-days.ts';
import { staffOrder, type StaffOrder } from '#schemas/api/staff.ts';
import { OrderDialog } from '#desk/board/order-dialog.tsx';
import { BigFigures } from '#desk/today/big-figures.tsx';
import { DayCharts } from '#desk/today/day-charts.tsx';
import { EndOfDay } from '#desk/today/end-of-day.tsx';
import { drawAtDesk } from './draw-desk.tsx';
import { InQueue } from './in-queue.tsx';
import { markMoney, moneyFields } from './money-fields.ts';
import { event, noon, orderWith } from './sample-order.ts';
import { busyDay } from './today/sample-day.ts';

const written = (amount: number) =>
  new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }).format(amount);
const fetch = async () => Response.json({ data: [] });
/** Fields of which an amount is not on the screen. */
const missing = (amounts: ReadonlyMap<string, readonly number[]>): string[] => {
  const text = document.body.textContent;
  return [...amounts].flatMap(([field, all]) =>
    all.every((amount) => text.includes(written(amount))) ? [] : [field],
  );
};

describe('a reply that carries money has all of it on the screen', () => {
  it('R5 of a day', async () => {
    const schema = getStaffDay.reply.shape.data;
    const full: StaffDay = {
      ...busyDay,
      money: {
        ...busyDay.money,
        tenders: [
          ...busyDay.money.tenders,
          { kind: 'gift_card', payments: 1, taken: 1, tips: 1, refunds: 1, refunded: 1, net: 1 },
        ],
        disputes: { withdrawals: 1, withdrawn: 1, reinstatements: 1, reinstated: 1 },
        taxes: [{ ppm: 100_000, included: false, base: 1, amount: 1 }],
      },
    };
    const { value, amounts } = markMoney(schema, full);
    const day = schema.parse(value);
    expect([...amounts.keys()].toSorted()).toEqual(moneyFields(schema).toSorted());
    drawAtDesk(
      <>
        <BigFigures day={day} />
        <DayCharts day={day} />
        <EndOfDay day={day} />
      </>,
      { fetch },
    );
    await expect.element(page.getByRole('heading', { name: 'End of the day' })).toBeVisible();
    expect(missing(amounts)).toEqual([]);
  });

  /** What a form asks for when it is opened, or the bill says in a line of its own. */
  const elsewhere = new Set([
    'tip_limit',
    'items[].unit_price',
    'items[].discounted_item_total',
    'delivery_charge',
  ]);
  const isElsewhere = (field: string) => elsewhere.has(field) || field.startsWith('refundable.');

  it('R5 of an order at the desk', async () => {
    const { value, amounts } = markMoney(staffOrder, fullOrder());
    const order = staffOrder.parse(value);
    expect([...amounts.keys()].toSorted()).toEqual(
      moneyFields(staffOrder)
        .filter((field) => !field.startsWith('refundable.'))
        .toSorted(),
    );
    drawAtDesk(
      <InQueue>
        <OrderDialog
          order={order}
          waiting={undefined}
          now={noon}
          isOpen
          onClose={() => undefined}
          onExited={() => undefined}
        />
      </InQueue>,
      { fetch },
    );
    await expect.element(page.getByRole('heading', { name: 'Order 007' })).toBeVisible();
    expect(missing(amounts).filter((field) => !isElsewhere(field))).toEqual([]);
  });
});

/** An order with something of everything that carries money. */
function fullOrder(): StaffOrder {
  const state = 'done' as const;
  return orderWith({
    status: 'accepted',
    payment_status: 'paid',
    payment_method: 'card',
    tip: 1,
    tip_limit: 1,
    to_collect: 1,
    tax_total: 1,
    due: 1,
    items: [
      {
        id: 1,
        name: 'Corner burger',
        quantity: 1,
        unit_price: 1,
        item_total: 1,
        discounted_item_total: 1,
        deal_name: null,
        is_free: false,
        kind: 'plain',
        notes: '',
        choices: [],
        parts: [],
        allergens: [],
      },
    ],
    bill: [{ kind: 'service', name: '', amount: 1 }],
    gift_cards: [{ last_four: 'ABCD', amount: 1 }],
    events: [event('accepted', 0)],
    changes: [
      {
        event_id: 1,
        at: event('accepted', 0).at,
        lines: [],
        total_was: 1,
        total_now: 2,
        refunded: 1,
        collect_was: 1,
        collect_now: 2,
      },
    ],
    refunds: [
      {
        id: '00000001-0000-4000-8000-000000000001',
        amount: 2,
        reason: 'It came too late.',
        at: event('accepted', 0).at,
        state,
        tenders: [
          { kind: 'card', amount: 1, state },
          { kind: 'gift_card', amount: 1, state },
        ],
        actor: 'staff',
        staff_name: 'Olive',
        items: [],
        has_fees: false,
        has_tip: false,
        cash_rounding: 1,
        instead: [{ kind: 'new_card', amount: 1, gift_card_id: null }],
        last_error: '',
      },
    ],
    disputes: [
      {
        id: 'dp_1',
        amount: 1,
        reason: 'fraudulent',
        status: 'needs_response',
        is_refundable: false,
        respond_by: null,
        opened_at: event('accepted', 0).at,
        link: null,
      },
    ],
  });
}
