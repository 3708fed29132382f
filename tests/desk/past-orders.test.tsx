import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { PastOrdersPage } from '#desk/past/past-orders-page.tsx';
import { drawAtDesk } from './draw-desk.tsx';
import { closeDesks, openDesk } from './open-desk.tsx';
import { refundableOrder } from './refunds/refundable-order.ts';
import { at, event, orderWith } from './sample-order.ts';
import { StandInDesk } from './stand-in-desk.ts';

afterEach(closeDesks);

const idOf = (index: number) => `00000001-0000-4000-8000-${String(index).padStart(12, '0')}`;
const past = (index: number, change: Partial<StaffOrder> = {}) =>
  orderWith({
    id: idOf(index),
    number: String(index).padStart(3, '0'),
    status: 'completed',
    events: [event('completed', 30)],
    ...change,
  });

function openPast(answer: (url: URL) => Response | Promise<Response>) {
  const asked: URL[] = [];
  const drawn = drawAtDesk(<PastOrdersPage />, {
    fetch: async (input) => {
      const url = new URL(String(input), location.origin);
      if (!url.pathname.endsWith('/staff/past-orders')) return Response.json({}, { status: 404 });
      asked.push(url);
      return answer(url);
    },
  });
  return { ...drawn, asked };
}
const reply = (orders: StaffOrder[], next: string | null = null) =>
  Response.json({ data: { orders, next } });
const details = (number: string) =>
  page.getByRole('button', { name: new RegExp(`^Details of order ${number}`) });

describe('past orders', () => {
  it('are the newest until somebody looks for one', async () => {
    const { asked } = openPast((url) =>
      reply(url.searchParams.get('text') === 'rossi' ? [past(9)] : [past(1), past(2)]),
    );
    await expect.element(details('002')).toBeVisible();
    await page.getByLabelText('Number, name, or the end of a phone number').fill(' rossi ');
    await userEvent.keyboard('{Enter}');
    await expect.element(details('009')).toBeVisible();
    await expect.element(details('002')).not.toBeInTheDocument();
    expect(asked.at(-1)?.searchParams.get('text')).toBe('rossi');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(details('002')).toBeVisible();
  });

  it('of a day are asked for by the day', async () => {
    const { asked } = openPast(() => reply([]));
    await page.getByLabelText('Day').fill('2026-11-02');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect
      .element(page.getByText('No order that has ended fits what you look for.'))
      .toBeVisible();
    expect(asked.at(-1)?.searchParams.get('date')).toBe('2026-11-02');
  });

  it('go on where more are asked for, and the focus goes on with them', async () => {
    openPast((url) =>
      url.searchParams.get('after') === idOf(2)
        ? reply([past(3)])
        : reply([past(1), past(2)], idOf(2)),
    );
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(details('003')).toBeVisible();
    await expect.element(details('001')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(details('003')).toHaveFocus();
  });

  it('open with what happened to them, and a late refund is shown at once', async () => {
    const order = refundableOrder({ events: [event('completed', 30)] });
    const refunds: StaffOrder['refunds'] = [
      {
        id: idOf(1),
        amount: 27.5,
        reason: 'It came too late.',
        state: 'pending',
        tenders: [],
        at: at(60),
        actor: 'staff',
        staff_name: 'Ann',
        items: [],
        has_fees: false,
        has_tip: false,
        instead: [],
        cash_rounding: 0,
        last_error: '',
      },
    ];
    const server = new StandInDesk([]);
    openDesk(
      {
        fetch: async (input, init) => {
          const { pathname } = new URL(String(input), location.href);
          if (pathname.endsWith('/past-orders')) return reply([order]);
          if (pathname.endsWith('/refunds')) {
            return Response.json({ data: { ...order, refunds, refundable: null } });
          }
          return server.fetch(input, init);
        },
      },
      '/desk/past',
    );
    await details('007').click();
    const dialog = page.getByRole('dialog', { name: 'Order 007' });
    await expect.element(dialog.getByText('What happened')).toBeVisible();
    await dialog.getByRole('button', { name: 'Refund…' }).click();
    await dialog.getByRole('radio', { name: 'All of it' }).click();
    await dialog.getByRole('radio', { name: 'It came too late.' }).click();
    await dialog.getByRole('button', { name: 'Refund $27.50' }).click();
    await expect.element(dialog.getByText('$27.50, by Ann')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Refund…' })).not.toBeInTheDocument();
  });

  it('that do not come say so, and come when they are asked for again', async () => {
    let isDown = true;
    openPast(() => {
      if (!isDown) return reply([past(1)]);
      return Response.json({ error: 'No.', code: 'internal_error' }, { status: 422 });
    });
    const problem = page.getByRole('alert').filter({ hasText: 'They did not come' });
    await expect.element(problem).toBeVisible();
    isDown = false;
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect.element(details('001')).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
  });
});
