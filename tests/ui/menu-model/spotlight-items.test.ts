import { describe, expect, it } from 'vitest';
import type { Menu } from '#schemas/api/menu.ts';
import { spotlightSchema } from '#schemas/config/sections/spotlight.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { menu as words } from '#schemas/messages/en/menu.ts';
import { offers as offerWords } from '#schemas/messages/en/offers.ts';
import { menuEntries } from '#ui/menu-model/menu-entries.ts';
import { menuHighlights } from '#ui/menu-model/menu-highlights.ts';
import { menuSections } from '#ui/menu-model/menu-view.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { shortMenu } from '#ui/menu-model/short-menu.ts';
import { spotlightItems } from '#ui/menu-model/spotlight-items.ts';
import { menuOf, product } from '../../src/sample-menu.ts';

const setting = {
  locale: 'en-AU',
  timeZone: 'Australia/Sydney',
  currency: 'AUD',
  hasDishPages: true,
  words,
  offerWords,
  menu: { showOutOfStockProducts: true },
  general: { showProductUnit: false },
  favourites: [],
};
const menu: Menu = {
  ...menuOf([
    product({ id: 1, name: 'Margherita', is_best_seller: true }),
    product({ id: 2, name: 'Diavola', is_best_seller: true, is_available: false }),
    product({ id: 3, name: 'Napoli', is_best_seller: true }),
    product({ id: 4, name: 'Marinara' }),
  ]),
  best_selling: [4, 2, 99, 1],
  fresh: [3, 4],
};
const sections = menuSections(menu, menuEntries(menu, menuIndexOf(menu, 'AUD'), setting), setting);
const both = { showBestSellingSection: true, showFreshAdditionsSection: true };
const idsOf = (config: Partial<Parameters<typeof spotlightItems>[2]>, flags = both) =>
  spotlightItems(menu, sections, spotlightSchema.parse(config), flags).map(({ id }) => id);

describe('what a spotlight shows', () => {
  it('best sellers in the order they were counted, without what is sold out or gone', () => {
    expect(idsOf({ source: 'bestSelling' })).toEqual([4, 1]);
  });

  it('what is new, newest first', () => {
    expect(idsOf({ source: 'fresh' })).toEqual([3, 4]);
  });

  it('nothing that the owner’s flags switch off (specification §3)', () => {
    const none = { showBestSellingSection: false, showFreshAdditionsSection: false };
    expect(idsOf({ source: 'bestSelling' }, none)).toEqual([]);
    expect(idsOf({ source: 'fresh' }, none)).toEqual([]);
    expect(idsOf({ source: 'picked' }, none)).toEqual([]);
    const picks = [{ id: 'a', name: 'Marinara' }];
    expect(idsOf({ source: 'picked', picks }, none)).toEqual([4]);
  });

  it('no best sellers above a short menu either, counted or marked, once they are switched off', () => {
    const names = (showBestSellingSection: boolean, from: Menu) => {
      const { general } = siteConfigSchema.parse({ general: { showBestSellingSection } });
      const context = { general, words, hasBestSellers: false };
      return shortMenu(from, sections, context).map(({ name }) => name);
    };
    const [first] = sections.map(({ name }) => name);
    const marked = { ...menu, best_selling: [] };
    expect(names(true, menu)[0]).toBe(words.bestSellers);
    expect(names(true, marked)[0]).toBe(words.favouritesOfTheHouse);
    expect([names(false, menu)[0], names(false, marked)[0]]).toEqual([first, first]);
  });

  it('the owner’s own choice by name, each once, else what is marked on the menu', () => {
    const picks = ['napoli ', 'Quattro stagioni', 'Marinara', 'Napoli', 'Diavola'].map(
      (name, id) => ({ id: String(id), name }),
    );
    expect(idsOf({ source: 'picked', picks })).toEqual([3, 4]);
    expect(idsOf({ source: 'picked', picks: [{ id: 'a', name: ' ' }] })).toEqual([1, 3]);
  });

  it('at most as many as are wanted', () => {
    const few = { ...spotlightSchema.parse({ source: 'picked' }), count: 1 };
    expect(spotlightItems(menu, sections, few, both).map(({ id }) => id)).toEqual([1]);
  });
});

describe('the menu’s own page', () => {
  const highlights = (change: Record<string, unknown>) =>
    menuHighlights(menu, sections, siteConfigSchema.parse(change), words);

  it('begins with the spotlights of the home page, in the owner’s order and words', () => {
    const layout = { home: [{ id: 'freshAdditions' }, { id: 'hero' }, { id: 'bestSellers' }] };
    const shown = highlights({
      layout,
      sections: {
        bestSellers: { type: 'spotlight', title: 'The usual' },
        freshAdditions: { type: 'spotlight', source: 'fresh', title: '' },
      },
    });
    expect(shown.map(({ name }) => name)).toEqual([words.freshAdditions, 'The usual']);
    expect(shown[1]?.items.map(({ id }) => id)).toEqual([4, 1]);
    expect(new Set(shown.map(({ anchor }) => anchor)).size).toBe(2);
  });

  it('leaves out a spotlight that is hidden or holds nothing', () => {
    const home = [{ id: 'bestSellers', hidden: true }, { id: 'freshAdditions' }];
    expect(highlights({ layout: { home } }).map(({ name }) => name)).toEqual(['New on the menu']);
    const general = { showFreshAdditionsSection: false };
    expect(highlights({ layout: { home }, general })).toEqual([]);
  });
});
