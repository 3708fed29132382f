import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CouponBody } from '#schemas/api/offer-bodies.ts';
import type { CouponOffer, OfferChoices, OfferList } from '#schemas/api/staff-offers.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { newCoupon, newDeal } from '#desk/offers/new-offer.ts';
import { ok, openSettings } from '../settings/settings-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const values: CouponBody = { ...newCoupon(null), code: 'TEN', description: 'Ten off' };
const coupon: CouponOffer = {
  id: 7,
  revision: 2,
  is_active: true,
  status: 'running',
  may_change: true,
  time_zone: 'Australia/Sydney',
  values,
  used: 3,
  figures: {
    used: 3,
    given: 12.5,
    since: null,
    unpaid: 0,
    open_carts: null,
    last: {
      order_id: '00000000-0000-4000-8000-0000000000aa',
      number: '042',
      at: '2026-11-20T02:00:00.000Z',
      name: 'Ada',
    },
  },
  changes: [
    {
      id: 2,
      at: '2026-11-20T02:00:00.000Z',
      name: 'Olive',
      kind: 'changed',
      is_active: true,
      values,
    },
    {
      id: 1,
      at: '2026-11-19T02:00:00.000Z',
      name: 'Basil',
      kind: 'made',
      is_active: true,
      values: { ...values, minimum: '20' },
    },
  ],
};
const at = (id: number) => [{ restaurant_id: 1, id, is_listed: true }];
const choices: OfferChoices = {
  dishes: [
    { name: 'Fries', at: at(11) },
    { name: 'Cola', at: at(12) },
  ],
  categories: [{ name: 'Sides', at: at(21) }],
};
const list: OfferList = {
  coupons: [
    coupon,
    { ...coupon, id: 8, is_active: false, status: 'off', values: { ...values, code: 'OLD' } },
  ],
  deals: [
    {
      id: 9,
      revision: 0,
      is_active: true,
      status: 'planned',
      may_change: true,
      time_zone: 'Australia/Sydney',
      restaurant_id: 1,
      values: { ...newDeal(), name: 'Fries for two' },
    },
  ],
  restaurants: [{ id: 1, name: 'Newtown', order_types: ['pickup'] }],
};
const preview = {
  cart: [{ dish_id: 11, name: 'Fries', quantity: 2, amount: 10 }],
  before: { items: 10, lines: [], total: 10 },
  after: { items: 10, lines: [{ kind: 'coupon', name: 'TEN', amount: -1 }], total: 9 },
  saving: 1,
  reason: null,
};
type Answers = Parameters<typeof openSettings>[1];

const open = (address: string, answers: Answers = {}) =>
  openSettings(address, {
    'GET /v2/staff/offers': () => ok(list),
    'GET /v2/staff/offer-choices': () => ok(choices),
    'GET /v2/staff/coupons/7': () => ok(coupon),
    'POST /v2/staff/restaurants/1/coupon-preview': () => ok(preview),
    'POST /v2/staff/restaurants/1/deal-preview': () => ok({ ...preview, saving: 0, reason: 'No.' }),
    ...answers,
  });

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the list of offers', () => {
  test('says each in words, and keeps what ended', async () => {
    open('/desk/offers');
    await expect.element(page.getByRole('link', { name: 'TEN', exact: true })).toBeVisible();
    const old = page.getByRole('link', { name: 'OLD', exact: true });
    await expect
      .element(old)
      .toHaveAccessibleDescription('10 % off the whole order. Not together with deals.');
    await expect.element(page.getByRole('heading', { name: 'Ended' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Fries for two' })).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('a coupon', () => {
  test('is said in words as one types, and saved from the revision it was read at', async () => {
    const { server } = open('/desk/offers/coupons/7', {
      'PUT /v2/staff/coupons/7': (body) =>
        ok({ ...coupon, revision: 3, values: { ...values, ...Object(body) } }),
    });
    await expect.element(page.getByText('Saves $1.00')).toBeVisible();
    await page.getByLabelText('Percent off').fill('25');
    await page.getByLabelText('From an amount of').fill('30');
    const sentence = page.getByRole('region', { name: 'In words' });
    await expect.element(sentence).toHaveTextContent('25 % off the whole order, from $30.00.');
    await page.getByRole('checkbox', { name: 'Only for a first order' }).click();
    await expect.element(sentence).toHaveTextContent('Only for a first order.');
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Orders from now on/)).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/coupons/7')).toEqual([
      {
        ...values,
        effect: { kind: 'percent', percent: 25, most: '' },
        minimum: '30',
        first_order_only: true,
      },
    ]);
    expect(await axeProblems()).toEqual([]);
  });

  test.each([
    ['Percent off', '0', 'It takes off more than 0 %.'],
    ['Percent off', '101', 'It takes off at most 100 %.'],
    ['From an amount of', '12,50', 'Write an amount like 12.50, with a point.'],
    ['From an amount of', '١٢', 'Write an amount like 12.50, with a point.'],
    ['Times in all', '-1', 'It is used at least once.'],
    ['Code', 'TEN OFF', 'A code is one word, without spaces.'],
  ])('%s %s is refused with a sentence at its field, and kept', async (label, typed, message) => {
    const { server } = open('/desk/offers/coupons/7');
    const field = page.getByLabelText(label, { exact: true });
    await field.fill(typed);
    await button('Save').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(typed);
    expect(server.sent('PUT', '/v2/staff/coupons/7')).toEqual([]);
  });

  test('whose code is taken says so at the code', async () => {
    const message = 'There is a coupon with the code TEN already.';
    open('/desk/offers/coupons/7', {
      'PUT /v2/staff/coupons/7': () => ({
        status: 409,
        body: {
          error: message,
          code: 'code_taken',
          problems: [{ path: 'body.code', code: 'code_taken', message }],
        },
      }),
    });
    await page.getByLabelText('Code', { exact: true }).fill('ten');
    await button('Save').click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByLabelText('Code', { exact: true })).toHaveFocus();
  });

  test('that somebody else saved shows the difference', async () => {
    const theirs = { ...coupon, revision: 3, values: { ...values, minimum: '50' } };
    let isStale = false;
    open('/desk/offers/coupons/7', {
      'GET /v2/staff/coupons/7': () => ok(isStale ? theirs : coupon),
      'PUT /v2/staff/coupons/7': () => {
        isStale = true;
        return {
          status: 412,
          body: { error: 'Somebody else', code: 'stale_settings', data: theirs },
        };
      },
    });
    await page.getByLabelText('Percent off').fill('20');
    await button('Save').click();
    await expect
      .element(page.getByRole('heading', { name: /^Somebody else saved this page/ }))
      .toBeVisible();
    await expect.element(page.getByLabelText('From an amount of')).toHaveValue('50');
    await expect.element(page.getByLabelText('Percent off')).toHaveValue('20');
  });

  test('with a limit below what is used says that it is used up', async () => {
    open('/desk/offers/coupons/7');
    await page.getByLabelText('Times in all').fill('2');
    await expect
      .element(page.getByText('It was used 3 times already: with this limit it is used up.'))
      .toBeVisible();
  });

  test('is ended after asking, and its older values are put back into the form', async () => {
    const { server } = open('/desk/offers/coupons/7', {
      'PUT /v2/staff/coupons/7/active': () => ok({ ...coupon, is_active: false, status: 'off' }),
    });
    await button('End it now').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'End it now' }).click();
    await expect.element(page.getByText(/^It has ended\./)).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/coupons/7/active')).toEqual([{ is_active: false }]);
    await expect.element(button('Let it count again')).toBeVisible();
    await page.getByRole('button', { name: /^Use these values of/ }).click();
    await expect.element(page.getByLabelText('From an amount of')).toHaveValue('20');
  });

  test('is chosen dishes for, by name', async () => {
    open('/desk/offers/coupons/7');
    await page.getByLabelText('Search: Dishes').fill('fri');
    await page.getByRole('checkbox', { name: 'Fries' }).click();
    await expect
      .element(page.getByRole('region', { name: 'In words' }))
      .toHaveTextContent('10 % off Fries.');
    await page.getByRole('button', { name: 'Take out Fries' }).click();
    await expect
      .element(page.getByRole('region', { name: 'In words' }))
      .toHaveTextContent('10 % off the whole order.');
  });
});

describe('a new deal', () => {
  test('is refused where a step has no dish, and says why it does nothing', async () => {
    const { server } = open('/desk/offers/deals/new');
    await button('Newtown').click();
    await page.getByLabelText('Name', { exact: true }).fill('Fries for two');
    await button('Make it').click();
    await expect.element(page.getByText('Choose at least one dish.').first()).toBeVisible();
    await expect.element(page.getByText('Give the step a name.').first()).toBeVisible();
    expect(server.sent('POST', '/v2/staff/restaurants/1/deals')).toEqual([]);
    await expect.element(page.getByText('The form has something to mend first.')).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });
});
