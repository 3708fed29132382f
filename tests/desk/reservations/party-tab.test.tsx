import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { ok } from '../settings/settings-server.ts';
import {
  ada,
  bar,
  button,
  day,
  list,
  now,
  one,
  openReservations,
  refused,
  reservation,
} from './open-reservations.tsx';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 800);
});

describe('a party and its tab', () => {
  const seated = reservation({ state: 'seated', seated_at: new Date(now).toISOString() }, 0);
  const withTab = (one: StaffReservation, unpaid: number) => ({
    ...day([one]),
    tabs: [{ table_id: 1, guests: ['Ada'], unpaid, currency: 'AUD' }],
  });
  const moved = (body: unknown) => ok({ ...seated, ...Object(body) });

  test('that is seated gets its tab by one press, in its name', async () => {
    const tabs = '/v2/staff/restaurants/1/tabs';
    const server = await openReservations({
      [`GET ${list}`]: () => ok(day([seated])),
      [`POST ${tabs}`]: () => refused('tab_open'),
    });
    await bar.click();
    await button('Open a tab').click();
    await expect.poll(() => server.sent('POST', tabs)).toEqual([{ table_id: 1, name: 'Ada' }]);
    await expect.element(page.getByText('Something does not fit.')).toBeVisible();
  });

  test('that leaves with something unpaid is let go by a second press', async () => {
    const server = await openReservations({
      [`GET ${list}`]: () => ok(withTab(seated, 36.5)),
      [`POST ${one}/state`]: moved,
    });
    await bar.click();
    await button('They have left').click();
    await expect.element(page.getByText('$36.50 is not paid on the tab of table 1.')).toBeVisible();
    expect(server.sent('POST', `${one}/state`)).toEqual([]);
    await button('Do it all the same').click();
    await expect.poll(() => server.sent('POST', `${one}/state`)).toEqual([{ to: 'finished' }]);
  });

  test('that is paid for leaves at once', async () => {
    const server = await openReservations({
      [`GET ${list}`]: () => ok(withTab(seated, 0)),
      [`POST ${one}/state`]: moved,
    });
    await bar.click();
    await button('They have left').click();
    await expect.poll(() => server.sent('POST', `${one}/state`)).toEqual([{ to: 'finished' }]);
  });

  test('a walk-in is offered no table with an open tab', async () => {
    await openReservations({ [`GET ${list}`]: () => ok({ ...withTab(ada, 0), reservations: [] }) });
    await button('Walk-in').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('radio', { name: /^Table 2/ })).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: /^Table 1/ })).not.toBeInTheDocument();
  });
});
