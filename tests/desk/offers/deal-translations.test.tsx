import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OfferChoices } from '#schemas/api/staff-offers.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { newDeal } from '#desk/offers/new-offer.ts';
import { bootWith, settingsWith } from '../../src/site-boot.ts';
import { ok, openSettings } from '../settings/settings-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});

const { general } = siteConfigSchema.parse({ general: { languages: { es: true } } });
const choices: OfferChoices = {
  dishes: [{ name: 'Fries', at: [{ restaurant_id: 1, id: 11, is_listed: true }] }],
  categories: [],
};
const [first] = newDeal().components;
const deal = {
  id: 9,
  revision: 0,
  is_active: true,
  status: 'running',
  may_change: true,
  time_zone: 'Australia/Sydney',
  restaurant_id: 1,
  values: {
    ...newDeal(),
    name: 'Two for one',
    effect: { kind: 'percent', percent: 10, most: '' },
    components: [{ ...first, id: 4, name: 'Any side', dish_ids: [11] }],
  },
  figures: { used: 0, given: 0, since: null, unpaid: 0, open_carts: 0, last: null },
  changes: [],
};

test('a deal and its steps are written in each language that the site offers', async () => {
  const { server } = openSettings(
    '/desk/offers/deals/9',
    {
      'GET /v2/staff/deals/9': () => ok(deal),
      'GET /v2/staff/offer-choices': () => ok(choices),
      'POST /v2/staff/restaurants/1/deal-preview': () => ({ status: 503, body: null }),
      'PUT /v2/staff/deals/9': (body) => ok({ ...deal, revision: 1, values: body }),
    },
    false,
    { boot: bootWith({ settings: settingsWith({ general }) }) },
  );
  const spanish = page
    .getByRole('group', { name: 'In other languages: Name' })
    .getByRole('textbox', { name: 'Spanish' });
  await spanish.first().fill('Dos por uno');
  await spanish.last().fill('Cualquier guarnición');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText(/^Saved\. Orders from now on/)).toBeVisible();
  const es = (source: string, text: string) => ({ es: { name: [sourceMark(source), text] } });
  expect(server.sent('PUT', '/v2/staff/deals/9')).toMatchObject([
    {
      translations: es('Two for one', 'Dos por uno'),
      components: [{ id: 4, translations: es('Any side', 'Cualquier guarnición') }],
    },
  ]);
});
