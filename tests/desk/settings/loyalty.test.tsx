import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { LoyaltyPreview, LoyaltySettings } from '#schemas/api/staff-loyalty.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const url = '/v2/staff/loyalty';
const settings: LoyaltySettings = {
  is_on: false,
  unit: '1.00',
  points_per_unit: 1,
  counts_tax: true,
  point_value: '0.05',
  step: 10,
  minimum: 50,
  max_share: 100,
  expiry_months: 12,
  revision: 2,
  currency: 'AUD',
};
const preview: LoyaltyPreview = {
  from: '2026-10-01',
  until: '2026-10-31',
  orders: 212,
  spent: 5830.4,
  points: 5730,
  worth: 286.5,
  user_orders: 40,
  user_points: 1010,
  user_worth: 50.5,
  currency: 'AUD',
};

describe('the page of loyalty points', () => {
  const open = (previewed: () => { status: number; body: unknown } = () => ok(preview)) =>
    openSettings('/desk/settings/loyalty', {
      [`GET ${url}`]: () => ok(settings),
      [`PUT ${url}`]: (body) => ok({ ...settings, ...Object(body), revision: 3 }),
      [`POST ${url}/preview`]: previewed,
    }).server;

  test('shows what the rules would have cost, asks anew with each change, and saves them', async () => {
    const server = open();
    await expect.element(page.getByText('October 2026: 212 completed orders')).toBeVisible();
    await expect.element(page.getByText('5730 points, worth $286.50')).toBeVisible();
    await expect.element(page.getByText(/^4\.9 % of what was spent/)).toBeVisible();
    await page.getByLabelText('Customers earn and redeem points').click();
    await page.getByLabelText('One point takes off').fill('0,1');
    await page.getByLabelText('Points expire after').fill('');
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Orders from now on/)).toBeVisible();
    const { revision: _revision, currency: _currency, ...values } = settings;
    const changed = { ...values, is_on: true, point_value: '0.1', expiry_months: null };
    expect(server.sent('PUT', url)).toEqual([changed]);
    expect(server.sent('POST', `${url}/preview`).at(-1)).toEqual(changed);
  });

  test('refuses a minimum beside the steps, and asks no preview of it', async () => {
    const server = open();
    await expect.element(page.getByText('October 2026: 212 completed orders')).toBeVisible();
    await page.getByLabelText('At least').fill('55');
    await expect.element(page.getByText(/^Complete the rules above/)).toBeVisible();
    await button('Save').click();
    await expect
      .element(page.getByText('The least that is redeemed is a multiple of the step.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('At least')).toHaveFocus();
    expect(server.sent('PUT', url)).toEqual([]);
  });

  test('says so where there were no orders', async () => {
    open(() => ok({ ...preview, orders: 0 }));
    await expect.element(page.getByText(/^No order was completed in October 2026/)).toBeVisible();
  });

  test('says so where it cannot be worked out, and goes on by a press', async () => {
    let isDown = true;
    open(() => (isDown ? { status: 500, body: { error: 'Down', code: 'x' } } : ok(preview)));
    await expect.element(page.getByText('This could not be worked out.')).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(page.getByText('5730 points, worth $286.50')).toBeVisible();
  });
});
