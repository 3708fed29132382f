import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { GiftCardSettings } from '#schemas/api/staff-gift-cards.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const url = '/v2/staff/gift-card-settings';
const settings: GiftCardSettings = {
  is_sold: false,
  amounts: [25, 50],
  lowest: 10,
  highest: 500,
  designs: ['plain', 'birthday'],
  expiry_months: 36,
  currency: 'AUD',
  least_months: 36,
  revision: 2,
};
const { revision: _revision, currency: _currency, least_months: _least, ...values } = settings;

describe('the settings of gift cards', () => {
  /** @param theirs what somebody else saves before the first save that comes from here */
  const open = (change: Partial<GiftCardSettings> = {}, theirs?: GiftCardSettings) => {
    let present: GiftCardSettings = { ...settings, ...change };
    return openSettings('/desk/settings/gift-cards', {
      [`GET ${url}`]: () => ok(present),
      [`PUT ${url}`]: (body) => {
        if (theirs && present !== theirs) {
          present = theirs;
          return { status: 412, body: { error: 'Stale', code: 'stale_revision', data: theirs } };
        }
        return ok({ ...present, ...Object(body), revision: 3 });
      },
    }).server;
  };

  test('are changed and saved together', async () => {
    const server = open();
    await page.getByRole('checkbox', { name: 'Gift cards are sold' }).click();
    await button('Add an amount').click();
    await expect.element(page.getByLabelText('Amount 3', { exact: true })).toHaveFocus();
    await page.getByLabelText('Amount 3', { exact: true }).fill('100');
    await button('Remove amount 1').click();
    await page.getByRole('checkbox', { name: 'Come hungry' }).click();
    await page.getByRole('radio', { name: 'For ever' }).click();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Cards that are sold from now/)).toBeVisible();
    expect(server.sent('PUT', url)).toEqual([
      {
        ...values,
        is_sold: true,
        amounts: [50, 100],
        designs: ['plain', 'birthday', 'feast'],
        expiry_months: null,
      },
    ]);
  });

  test('are refused where an amount is outside the bounds, or the law asks for more', async () => {
    const server = open();
    await page.getByLabelText('Largest amount').fill('40');
    await page.getByRole('textbox', { name: 'Months' }).fill('12');
    await button('Save').click();
    await expect
      .element(page.getByText('This is not between the smallest and the largest amount.'))
      .toBeVisible();
    await expect
      .element(
        page.getByText('The law of your country asks for at least 36 months.', { exact: true }),
      )
      .toBeVisible();
    await expect.element(page.getByLabelText('Amount 2', { exact: true })).toHaveFocus();
    expect(server.sent('PUT', url)).toEqual([]);
  });

  test('offer no end where the law of the country allows none', async () => {
    open({ least_months: null, expiry_months: null });
    await expect.element(page.getByText(/^The law of your country lets gift cards/)).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Months' })).not.toBeInTheDocument();
  });

  test('put beside each other what two people changed at once', async () => {
    open({}, { ...settings, highest: 300, revision: 3 });
    await page.getByLabelText('Smallest amount').fill('20');
    await button('Save').click();
    await expect.element(page.getByText(/^Somebody else saved this page/)).toBeVisible();
    await expect.element(page.getByLabelText('Smallest amount')).toHaveValue('20.00');
    await expect.element(page.getByLabelText('Largest amount')).toHaveValue('300.00');
  });
});
