import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Dispute } from '#schemas/api/refunds.ts';
import type { OpenDispute } from '#schemas/api/staff-refunds.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { DisputeNotice } from '#desk/disputes/dispute-notice.tsx';
import { newtown } from '../src/site-boot.ts';
import { drawAtDesk } from './draw-desk.tsx';
import { closeDesks, openDesk } from './open-desk.tsx';
import { orderWith } from './sample-order.ts';
import { ann, StandInDesk } from './stand-in-desk.ts';

afterEach(closeDesks);

/** 21 November 2026, 12:00 in Sydney. */
const noon = Date.parse('2026-11-21T01:00:00Z');
const inHours = (hours: number) => new Date(noon + hours * hourMs).toISOString();

const dispute = (change: Partial<Dispute> = {}): Dispute => ({
  id: 'du_1',
  amount: 17.4,
  reason: 'product_not_received',
  status: 'needs_response',
  is_refundable: false,
  respond_by: inHours(7 * 24),
  opened_at: inHours(-1),
  link: 'https://dashboard.stripe.com/test/disputes/du_1',
  ...change,
});
const openDispute = (change: Partial<OpenDispute> = {}): OpenDispute => ({
  ...dispute(),
  order_id: '00000001-0000-4000-8000-000000000000',
  order_number: '012',
  placed_at: inHours(-200),
  currency: 'AUD',
  restaurant: { id: newtown.restaurant.id, name: 'Newtown', time_zone: 'Australia/Sydney' },
  ...change,
});

const notice = (disputes: OpenDispute[], role: 'owner' | 'staff' = 'owner') =>
  drawAtDesk(
    <DisputeNotice
      member={{ ...ann, role }}
      restaurants={[newtown.restaurant]}
      restaurantId={newtown.restaurant.id}
      now={noon}
    />,
    { fetch: async () => Response.json({ data: disputes }) },
  );
const line = (text: RegExp) => page.getByText(text);

describe('the notice of a disputed payment', () => {
  it('says the amount, until when by the restaurant’s clock, and the days left', async () => {
    notice([openDispute()]);
    await expect
      .element(line(/Order 012 of Fri, 13 Nov: the customer’s bank disputes \$17\.40/))
      .toHaveTextContent('Answer it by Sat, 28 Nov, 12:00 pm, 7 days left.');
    await expect
      .element(page.getByRole('link', { name: 'Open the order' }))
      .toHaveAttribute('href', '/desk?order=00000001-0000-4000-8000-000000000000');
    expect(document.querySelector('[data-urgent]')).toBeNull();
  });

  it.each([
    [47.5, '47 hours left'],
    [1.5, '1 hour left'],
    [0.5, 'less than an hour left'],
    [-1, 'It was to be answered by Sat, 21 Nov, 11:00 am.'],
  ])('%s hours before is urgent: %s', async (hours, text) => {
    notice([openDispute({ respond_by: inHours(hours) })]);
    await expect.element(line(/Order 012/)).toHaveTextContent(text);
    expect(document.querySelectorAll('[data-urgent]')).toHaveLength(1);
  });

  it('leads to Stripe only whom the account belongs to, and leaves out what is answered', async () => {
    notice(
      [
        openDispute({ status: 'under_review', id: 'du_2', order_number: '013' }),
        openDispute({ restaurant: { id: 99, name: 'Glebe', time_zone: 'Australia/Sydney' } }),
        openDispute({ id: 'du_3', order_number: '014' }),
      ],
      'staff',
    );
    await expect.element(line(/Order 014/)).toBeVisible();
    await expect.element(line(/Order 01[23]/)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Answer at Stripe' }))
      .not.toBeInTheDocument();
  });
});

describe('an order of a dispute', () => {
  it('opens by its link though the board has it no more, and says what it means', async () => {
    const old = orderWith({ status: 'completed', disputes: [dispute()] });
    const server = new StandInDesk([]);
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).endsWith(`/staff/orders/${old.id}`)
        ? Response.json({ data: old })
        : server.fetch(input, init);
    const { place } = openDesk({ fetch }, `/desk?order=${old.id}`);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('$17.40 is disputed.')).toBeVisible();
    await expect
      .element(dialog.getByText('The customer says that they did not get the order.'))
      .toBeVisible();
    await expect.element(dialog.getByText(/cannot be refunded here as well/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect.poll(place).toBe('/desk');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('that is of another restaurant, or of none, is said not to be there', async () => {
    const server = new StandInDesk([]);
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).includes('/staff/orders/')
        ? Response.json(
            { error: 'There is no such order.', code: 'unknown_order' },
            { status: 404 },
          )
        : server.fetch(input, init);
    const unknown = '00000001-0000-4000-8000-00000000dead';
    const { place } = openDesk({ fetch }, `/desk?order=${unknown}`);
    await expect.element(page.getByText(/^The order of this link was not found\./)).toBeVisible();
    await page.getByRole('button', { name: 'Show the board' }).click();
    await expect.poll(place).toBe('/desk');
    await expect.element(page.getByText(/^The order of this link/)).not.toBeInTheDocument();
  });
});
