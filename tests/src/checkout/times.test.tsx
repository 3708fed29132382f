import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { turnOf } from '#src/features/checkout/time/chosen-time.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { sampleSlots, StandInServer } from './stand-in-server.ts';
import { slotAt } from './sample-slots.ts';

afterEach(forgetEverything);

const day = '2026-11-21';
const button = (name: string | RegExp) => page.getByRole('button', { name });

function serverWith(part: Partial<typeof sampleSlots>): StandInServer {
  const server = new StandInServer();
  server.slots = { ...sampleSlots, ...part };
  return server;
}

describe('the times of step 1', () => {
  it('R21 a full time stays in sight, says so, and cannot be taken', async () => {
    const slots = [slotAt(day, '13:00'), { ...slotAt(day, '13:15'), is_full: true }];
    openApp({ server: serverWith({ days: [{ date: day, slots }] }) });
    await expect.element(page.getByRole('radio', { name: /1:15.pm Full/ })).toBeDisabled();
    await expect.element(page.getByRole('radio', { name: /1:00.pm/ })).toBeEnabled();
  });

  it('a pause is told with its reason and until when', async () => {
    const paused = { reason: 'The oven is resting.', until: '2026-11-21T03:00:00Z' };
    openApp({ server: serverWith({ paused, asap: null }) });
    await expect
      .element(page.getByText(/The oven is resting. We are back today, 2:00.pm/))
      .toBeVisible();
  });

  it('a pause without any time left is told too', async () => {
    const paused = { reason: 'The oven is resting.', until: null };
    openApp({ server: serverWith({ paused, asap: null, days: [] }) });
    await expect
      .element(page.getByText('The oven is resting. We will be back as soon as we can.'))
      .toBeVisible();
  });

  it('R20 the last order is counted down to', async () => {
    openApp({ server: serverWith({ last_order_at: '2026-11-21T01:46:00Z' }) });
    await expect.element(page.getByText(/Order within 30 minutes, by 12:46.pm/)).toBeVisible();
  });

  it('R23 the two of a time that clocks going back have are told apart and sent by instant', async () => {
    const night = '2027-04-04';
    const first = { ...slotAt(night, '02:30'), instant: '2027-04-03T15:30:00.000Z' };
    const second = { ...first, instant: '2027-04-03T16:30:00.000Z', offset: '+10:00' };
    expect([turnOf(first, [first, second]), turnOf(second, [first, second])]).toEqual([
      'first',
      'second',
    ]);
    const days = [{ date: night, slots: [first, second] }];
    const { stores } = openApp({ server: serverWith({ asap: null, days }) });
    await page.getByRole('radio', { name: /2:30.am \(second\)/ }).click();
    expect(stores.checkout.getState()).toMatchObject({
      pickupTime: '02:30',
      pickupAt: '2027-04-03T16:30:00.000Z',
    });
    await expect.element(page.getByRole('radio', { name: /\(first\)/ })).not.toBeChecked();
  });

  it('a chosen time that filled up is said, and nothing goes on', async () => {
    const { slots: open } = sampleSlots.days[0] ?? { slots: [] };
    const slots = open.map((slot) => ({ ...slot, is_full: slot.time === '13:15' }));
    const { stores, place } = openApp({ server: serverWith({ days: [{ date: day, slots }] }) });
    await expect.element(page.getByRole('radio', { name: /1:15/ })).toBeVisible();
    stores.checkout.getState().update({
      pickupDate: day,
      pickupTime: '13:15',
      pickupAt: slotAt(day, '13:15').instant,
      isAsap: false,
      guestDetails: { name: 'Mia', email: 'mia@example.com', phone_no: '0412 345 678' },
    });
    await expect.element(page.getByText(/1:15.pm is fully booked by now/)).toBeVisible();
    await button('Continue to review').click();
    await expect.element(page.getByText(/1:15.pm is fully booked by now/)).toBeVisible();
    await expect.poll(() => place.href).toBe('/checkout');
  });
});
