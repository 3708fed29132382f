import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { expiryOf, isAutoClearValid } from '#schemas/rules/restaurant-expiry.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';

const defaults = siteConfigSchema.parse({});

describe('reading a stored configuration', () => {
  it('gives the defaults of the specification for an empty document', () => {
    expect(readSiteConfig({})).toEqual({ config: defaults, problems: [], isFromFuture: false });
    expect(defaults.colors).toEqual({
      primary: '#dc2626',
      secondary: '#f8f4e3',
      accent: '#e3795b',
      background: '#f9f7f3',
      text: '#1A1F2C',
    });
    expect(defaults.header).toMatchObject({
      height: 64,
      topOfferBannerHeight: 40,
      logoSizeDesktop: 48,
      logoSizeMobile: 48,
    });
    expect(defaults.general).toMatchObject({ tenantId: 139, showConfigEditor: true });
    expect(defaults.seo.themeColor).toBe('#5a804f');
  });

  it.each([null, 'text', 7, [], Number.NaN])('never fails, not even on %j', (stored) => {
    expect(readSiteConfig(stored).config).toEqual(defaults);
  });

  it('replaces a bad value by its default, keeps its neighbours and reports the place', () => {
    const { config, problems } = readSiteConfig({
      colors: { primary: 'red; } body { display: none', accent: '#00ff00' },
      hero: { variant: 'from-the-future', title: 'Ours' },
    });
    expect(config.colors).toEqual({ ...defaults.colors, accent: '#00ff00' });
    expect(config.hero).toMatchObject({ variant: 'full-bleed', title: 'Ours' });
    expect(problems.map(({ path }) => path)).toEqual(['hero.variant', 'colors.primary']);
  });

  it.each(['24', null, [24], true])(
    'takes no interval of %j for one, so that no choice expires by it',
    (hours) => {
      const general = {
        autoClearRestaurantOnInterval: true,
        autoClearRestaurantTimeInterval: hours,
      };
      const { config, problems } = readSiteConfig({ general });
      expect(problems).toMatchObject([
        { path: 'general.autoClearRestaurantTimeInterval', value: hours },
      ]);
      expect(isAutoClearValid(config.general)).toBe(false);
      expect(expiryOf(config.general, 0)).toBeNull();
    },
  );

  it('drops only the broken elements of a list', () => {
    const good = { id: 'a', title: 'A', description: '', icon: 'leaf' };
    const { config } = readSiteConfig({
      features: { items: [{ title: 7 }, good, 'text', { ...good, id: 'b' }, { icon: 'none' }] },
    });
    expect(config.features.items.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('sets a section of a kind that it does not know aside, untouched, and keeps its place', () => {
    const carousel = { type: 'carousel', title: 'Round and round', deep: { slides: [1, null] } };
    const stored = {
      schemaVersion: 2,
      sections: { carousel, about: { type: 'about' } },
      layout: { home: [{ id: 'carousel', hidden: false }] },
    };
    const { config, problems } = readSiteConfig(stored);
    expect(problems).toEqual([
      {
        path: 'sections.carousel',
        message: 'Made by a newer version.',
        value: carousel,
        isKept: true,
      },
    ]);
    expect(config).toMatchObject({ setAside: { carousel }, layout: stored.layout });
    expect(Object.keys(config.sections)).toEqual(['about']);
    expect(readSiteConfig(config)).toEqual({ config, problems: [], isFromFuture: false });
  });

  it('puts a section back that was set aside by a program that did not know its kind', () => {
    const about = { type: 'about', title: 'Since 1987' };
    const { config } = readSiteConfig({ sections: {}, setAside: { about, other: { type: 'x' } } });
    expect(config.sections['about']).toMatchObject(about);
    expect(config).toMatchObject({ setAside: { other: { type: 'x' } } });
    expect(config).not.toHaveProperty('setAside.about');
  });

  it('keeps keys it does not know, at any depth', () => {
    const { config } = readSiteConfig({
      later: 1,
      hero: { later: 2 },
      footer: { links: [{ later: 3 }] },
    });
    expect(config).toMatchObject({
      later: 1,
      hero: { later: 2 },
      footer: { links: [{ later: 3, url: '/' }] },
    });
  });
});
