import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { RefundableOrder } from '#schemas/api/refunds.ts';
import type { StaffMember, StaffOrder } from '#schemas/api/staff.ts';
import { RefundForm } from '#desk/refunds/refund-form.tsx';
import { RefundList } from '#desk/refunds/refund-list.tsx';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { menuOf } from '../../src/sample-menu.ts';
import { refundable, refundableOrder } from './refundable-order.ts';

type Sent = { key: string | null; body: unknown };

/** The form, and what it sends; the first answers that a test names come before success. */
function openForm({
  change = {},
  role = 'manager',
  answers = [],
}: {
  change?: Partial<RefundableOrder>;
  role?: StaffMember['role'];
  answers?: Response[];
} = {}) {
  const sent: Sent[] = [];
  const done: string[] = [];
  const order = refundableOrder();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith(`/v2/staff/orders/${order.id}/refunds`)) {
      return Response.json({ data: [] });
    }
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    return answers.shift() ?? Response.json({ data: order });
  };
  drawInStorefront(
    <RefundForm
      order={order}
      refundable={{ ...refundable, ...change }}
      role={role}
      onDone={() => done.push('done')}
      onBack={() => undefined}
    />,
    { menu: menuOf([]), fetch },
  );
  return { sent, done };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const why = () => page.getByRole('radio', { name: 'It came too late.' }).click();

describe('the form of a refund', () => {
  it('R71 adds up dishes and a tip, says where the money goes, and sends what was selected', async () => {
    const { sent, done } = openForm();
    await expect.element(button('Choose what goes back')).toBeDisabled();
    await button('One more: Lemonade').click();
    await button('One more: Lemonade').click();
    await expect.element(button('One more: Lemonade')).toBeDisabled();
    await page.getByRole('checkbox', { name: /Tip/ }).click();
    await expect.element(page.getByText('$12.50 back to the card')).toBeVisible();
    // The customer reads why, so it is asked for.
    await expect.element(button('Refund $12.50')).toBeDisabled();
    await why();
    await button('Refund $12.50').click();
    await expect.poll(() => done).toEqual(['done']);
    expect(sent[0]?.body).toEqual({
      what: {
        kind: 'items',
        items: [{ line_id: 1, part: null, quantity: 2 }],
        fees: false,
        tip: true,
      },
      amount: 12.5,
      reason: 'It came too late.',
    });
  });

  it('R33 refunds a component of a combo, and then no longer the whole of it', async () => {
    const { sent } = openForm();
    await button('One more: Fries, of Pizza meal').click();
    await expect.element(button('One more: Pizza meal')).toBeDisabled();
    await why();
    await button('Refund $3.95').click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      what: { items: [{ line_id: 2, part: 1, quantity: 1 }] },
      amount: 3.95,
    });
  });

  it('refuses an amount above what is left, and takes one with a comma', async () => {
    openForm();
    await page.getByRole('radio', { name: 'An amount' }).click();
    await why();
    const amount = page.getByLabelText(/Amount, up to/);
    await amount.fill('30');
    await expect.element(page.getByText(/Only \$27.50 is left/)).toBeVisible();
    await expect.element(button('Refund $30.00')).toBeDisabled();
    await amount.fill('4,20');
    await expect.element(button('Refund $4.20')).toBeEnabled();
  });

  it('tells people of the role staff how much they may refund', async () => {
    openForm({ role: 'staff' });
    await page.getByRole('radio', { name: 'All of it' }).click();
    await expect.element(page.getByText(/You may refund up to \$5.00/)).toBeVisible();
    await expect.element(button('Refund $27.50')).toBeDisabled();
  });

  it('says that cash which was not collected yet is collected no more', async () => {
    openForm({ change: { tenders: [{ kind: 'cash', left: 27.5 }], is_cash_collected: false } });
    await page.getByRole('radio', { name: 'All of it' }).click();
    await expect.element(page.getByText('$27.50 less to collect')).toBeVisible();
  });

  it('says why it was refused, and sends the same refund again with the same key', async () => {
    const refused = Response.json(
      { error: 'Something went back meanwhile.', code: 'refund_changed' },
      { status: 409 },
    );
    const { sent, done } = openForm({ answers: [refused] });
    await page.getByRole('radio', { name: 'All of it' }).click();
    await why();
    await button('Refund $27.50').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('went back meanwhile');
    await button('Refund $27.50').click();
    await expect.poll(() => done).toEqual(['done']);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('R71 goes out by one key though its answer was lost and another amount is written then', async () => {
    const { sent, done } = openForm({ answers: [Response.error()] });
    await page.getByRole('radio', { name: 'An amount' }).click();
    await why();
    await page.getByRole('textbox', { name: /Amount, up to/ }).fill('5');
    await button('Refund $5.00').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByRole('textbox', { name: /Amount, up to/ }).fill('6');
    await button('Refund $6.00').click();
    await expect.poll(() => done).toEqual(['done']);
    // The server answers the second as a key that came with something else, if the first arrived.
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

it('the list of refunds says how much went back, by whom, why, and what became of it', async () => {
  const given: StaffOrder['refunds'][number] = {
    id: '00000002-0000-4000-8000-000000000000',
    amount: 3.95,
    reason: 'The fries were cold.',
    at: '2026-11-21T01:00:00.000Z',
    state: 'failed',
    tenders: [],
    actor: 'staff',
    staff_name: 'Basil',
    items: [{ name: 'Fries', quantity: 1 }],
    has_fees: false,
    has_tip: true,
    instead: [],
    cash_rounding: 0,
    last_error: '',
  };
  drawInStorefront(<RefundList order={refundableOrder({ refunds: [given] })} />, {
    menu: menuOf([]),
    fetch: async () => Response.json({}),
  });
  const item = page.getByRole('listitem').first();
  await expect.element(item).toHaveTextContent('$3.95, by Basil');
  await expect.element(item).toHaveTextContent('1 × Fries, Tip');
  await expect.element(item).toHaveTextContent('The fries were cold.');
  await expect.element(item).toHaveTextContent('The bank sent it back');
});
