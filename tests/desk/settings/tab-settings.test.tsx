import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

const url = '/v2/staff/restaurants/1/tab-settings';
const off = { card_hold: null, close_hours: 2, currency: 'AUD', can_hold: true, revision: 0 };

const open = (change: Partial<typeof off> = {}) =>
  openSettings('/desk/settings/tabs', {
    [`GET ${url}`]: () => ok({ ...off, ...change }),
    [`PUT ${url}`]: (body) => ok({ ...off, ...Object(body), revision: 1 }),
  });

test('R84 cards at tables are off until they are turned on, with an amount and hours', async () => {
  const { server } = open();
  await button('Newtown').click();
  const amount = page.getByLabelText('Amount that is held');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
  expect(amount.query()).toBeNull();
  await page.getByRole('checkbox', { name: 'Guests may leave a card' }).click();
  await expect.element(amount).toHaveValue('100.00');
  await amount.fill('0.50');
  await page.getByLabelText('Closes after the last order').fill('30');
  await button('Save').click();
  await expect.element(page.getByText('Write a larger amount.')).toBeVisible();
  await expect.element(page.getByText(/at most 24 hours/)).toBeVisible();
  await amount.fill('80');
  await page.getByLabelText('Closes after the last order').fill('3');
  await button('Save').click();
  await expect.element(page.getByText(/^Saved\./)).toBeVisible();
  expect(server.sent('PUT', url)).toEqual([{ card_hold: 8000, close_hours: 3 }]);
});

test('who takes no cards reads where to begin', async () => {
  open({ can_hold: false });
  await button('Newtown').click();
  await page.getByRole('checkbox', { name: 'Guests may leave a card' }).click();
  await expect.element(page.getByText(/^Connect a card service/)).toBeVisible();
});
