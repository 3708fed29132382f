import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Taxes } from '#schemas/api/staff-taxes.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const taxes: Taxes = {
  prices_include_tax: true,
  standard_rate: 10,
  classes: [{ id: 4, name: 'Food', rate: 0, rates: [] }],
  cash_step: 1,
  revision: 2,
  currency: 'AUD',
};

describe('the page of taxes', () => {
  const open = (put: (body: unknown) => { status: number; body: unknown }) =>
    openSettings('/desk/settings/taxes', {
      'GET /v2/staff/taxes': () => ok(taxes),
      'PUT /v2/staff/taxes': put,
    }).server;
  const saved = (body: unknown) => ok({ ...taxes, ...Object(body), revision: 3 });

  test('reads a rate with a comma, and another one for delivery', async () => {
    const server = open(saved);
    await page.getByLabelText('Standard rate').fill('12,5');
    await page.getByLabelText('Rate for delivery').fill('5,5');
    await page.getByLabelText('Round cash to').selectOptions('$0.05');
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Orders from now on/)).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/taxes')).toEqual([
      {
        prices_include_tax: true,
        standard_rate: 12.5,
        classes: [{ id: 4, name: 'Food', rate: 0, rates: [{ order_type: 'delivery', rate: 5.5 }] }],
        cash_step: 5,
      },
    ]);
  });

  test.each([
    ['1e9', 'Write a rate such as 12.5.'],
    ['1000000000', 'A rate is at most 100 %.'],
    ['-1', 'A rate is 0 or more.'],
  ])('refuses a rate of %s with a sentence, and keeps what was typed', async (typed, sentence) => {
    const server = open(saved);
    const rate = page.getByLabelText('Standard rate');
    await rate.fill(typed);
    await button('Save').click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(rate).toHaveFocus();
    await expect.element(rate).toHaveValue(typed);
    expect(server.sent('PUT', '/v2/staff/taxes')).toEqual([]);
  });

  test('says why a class stays that dishes have', async () => {
    const message = '3 dishes are taxed as ‘Food’. Give them another class first.';
    const problems = [{ path: 'body.classes', code: 'tax_class_used', message }];
    const server = open(() => ({
      status: 409,
      body: { error: message, code: 'tax_class_used', problems },
    }));
    await button('Remove Food').click();
    await button('Save').click();
    await expect.element(page.getByText(message)).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/taxes')).toHaveLength(1);
  });
});

test('tips are added and taken away, and one that stands there twice is refused', async () => {
  const url = '/v2/staff/restaurants/1/fees';
  const fees = { service_fee: 0, taxes_fees: true, tip_percents: [5], revision: 0 };
  const { server } = openSettings('/desk/settings/fees', {
    [`GET ${url}`]: () => ok(fees),
    [`PUT ${url}`]: (body) => ok({ ...Object(body), revision: 1 }),
  });
  await button('Newtown').click();
  await button('Add a tip').click();
  await page.getByLabelText('Suggested tip 2').fill('5');
  await button('Save').click();
  await expect.element(page.getByText('Each tip stands there once.')).toBeVisible();
  await page.getByLabelText('Suggested tip 2').fill('12');
  await button('Save').click();
  await expect.element(page.getByText(/^Saved\./)).toBeVisible();
  expect(server.sent('PUT', url)).toEqual([
    { service_fee: 0, taxes_fees: true, tip_percents: [5, 12] },
  ]);
});

test('capacity is off until it is turned on, and a limit of nothing is refused', async () => {
  const url = '/v2/staff/restaurants/1/times';
  const times = {
    lead_minutes: 20,
    delivery_minutes: 25,
    slot_minutes: 15,
    days_ahead: 7,
    starts_at_opening: true,
    last_order_minutes: null,
    fulfils_after_close: false,
    capacity_orders: null,
    capacity_units: null,
    capacity_window_minutes: 15,
    hold_minutes: 15,
    cancel_minutes: 60,
  };
  const { server } = openSettings('/desk/settings/times', {
    [`GET ${url}`]: () => ok({ ...times, revision: 0 }),
    [`PUT ${url}`]: (body) => ok({ ...Object(body), revision: 1 }),
  });
  await button('Newtown').click();
  await page.getByRole('checkbox', { name: 'Limit the number of orders' }).click();
  await page.getByLabelText('Orders at most').fill('0');
  await button('Save').click();
  await expect.element(page.getByText('Write 1 or more, or turn the limit off.')).toBeVisible();
  await page.getByLabelText('Orders at most').fill('6');
  await button('Save').click();
  await expect.element(page.getByText(/^Saved\./)).toBeVisible();
  expect(server.sent('PUT', url)).toEqual([{ ...times, capacity_orders: 6 }]);
});
