import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openSite } from '../app/open-site.tsx';
import { bootWith, settingsWith } from '../site-boot.ts';
import { menuOf, product } from '../sample-menu.ts';

const menu = {
  ...menuOf([product({ id: 1, name: 'Margherita' }), product({ id: 2, name: 'Napoli' })]),
  fresh: [2],
};

/** The home page with these sections on it. */
function openHome(home: readonly { id: string; hidden?: boolean }[]) {
  const { sections, layout } = siteConfigSchema.parse({
    sections: {
      lunch: { type: 'menu', title: 'For lunch' },
      news: { type: 'spotlight', source: 'fresh', title: 'Just in' },
      sold: { type: 'spotlight', title: 'Most ordered' },
    },
    layout: { home },
  });
  const settings = settingsWith({ sections, layout });
  return openSite({ at: '/', boot: bootWith({ menu, settings, selectedRestaurantId: 1 }) });
}

describe('a home page with two menus', () => {
  it('gives every anchor once, and one search', async () => {
    openHome([{ id: 'menu' }, { id: 'lunch' }]);
    await expect.element(page.getByRole('heading', { name: 'For lunch' })).toBeVisible();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    expect(page.getByRole('searchbox').elements()).toHaveLength(1);
    expect(document.querySelectorAll('#category-12, #lunch-category-12')).toHaveLength(2);
  });

  it('opens one dialog', async () => {
    openHome([{ id: 'menu' }, { id: 'lunch' }]);
    await page.getByRole('link', { name: 'Napoli', exact: true }).last().click();
    await expect.element(page.getByRole('dialog', { name: 'Napoli' })).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(1);
  });
});

describe('a home page without a menu', () => {
  it('opens the dishes of a spotlight all the same, and draws no empty one', async () => {
    openHome([{ id: 'sold' }, { id: 'news' }, { id: 'menu', hidden: true }]);
    await expect.element(page.getByRole('heading', { name: 'Just in' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Most ordered' }).elements()).toHaveLength(0);
    await page.getByRole('link', { name: 'Napoli', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Napoli' })).toBeVisible();
  });
});
