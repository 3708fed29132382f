import { describe, expect, it } from 'vitest';
import { homeKinds } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { colorPairs, resolveRoles, tones } from '#schemas/rules/color-pairs.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { aaText, contrastRatio } from '#schemas/rules/contrast.ts';
import { darkColors } from '#schemas/rules/dark-palette.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';

const all = Object.entries(presets);
const defaults = siteConfigSchema.parse({});

describe.each(all)('the preset %s', (id, preset) => {
  const config = siteConfigSchema.parse(preset.config);

  it('is a document without a problem, under its own id', () => {
    expect(siteConfigSchema.safeParse(preset.config).error).toBeUndefined();
    expect(preset.id).toBe(id);
    expect(config).toMatchObject({ colors: preset.config.colors, layout: preset.config.layout });
  });

  it('names the design of every kind of section', () => {
    const { hero, features, categories, menu, footer, topOfferBanner, general, sections } =
      preset.config;
    const named = [hero, features, categories, menu, footer, topOfferBanner, general.mobileApp];
    const further = Object.values(sections);
    for (const section of [...named, ...further]) expect(section.variant).toMatch(/^[a-z-]+$/);
    const kinds = new Set(config.layout.home.map((entry) => kindOfSection(config, entry.id)));
    expect([...kinds].toSorted()).toEqual([...homeKinds].toSorted());
  });

  it('reads in light and dark without any help', () => {
    const { colors, theme } = config;
    const dark = theme.dark.mode === 'auto' ? darkColors(colors, theme.dark.colors) : null;
    const look = derivePalettes(colors, dark);
    expect(look.shares).toEqual({ surface: 5, muted: 74, line: 58, tint: 100 });
    for (const palette of look.dark ? [look.light, look.dark] : [look.light]) {
      const { text, background } = palette.five;
      expect(contrastRatio(text, background)).toBeGreaterThanOrEqual(aaText);
      for (const tone of tones) {
        const roles = resolveRoles(palette, look.shares, tone);
        for (const { ink, background, least } of colorPairs)
          expect(
            contrastRatio(roles[ink], roles[background]),
            `${ink} on ${background} (${tone})`,
          ).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('says nothing about who runs the place, and shows no review that nobody wrote', () => {
    expect(Object.keys(preset.config.general).toSorted()).toEqual([
      'aboutContent',
      'mobileApp',
      'tagline',
    ]);
    const reviews = Object.values(config.sections).filter((one) => one.type === 'reviews');
    expect(reviews.map(({ items }) => items)).toEqual([[]]);
  });
});

describe('applying a preset', () => {
  it('keeps what belongs to the business', () => {
    for (const [, preset] of all) {
      const after = applyPreset(tenant53.config, preset);
      const { general, seo, legal, media, hero, footer, topOfferBanner } = tenant53.config;
      expect(after).toMatchObject({ seo, legal, media });
      expect({ ...after.general, mobileApp: null }).toEqual({ ...general, mobileApp: null });
      expect(after.general.mobileApp).toMatchObject({
        appName: general.mobileApp.appName,
        showPromotion: general.mobileApp.showPromotion,
      });
      expect(after.hero.backgroundImage).toBe(hero.backgroundImage);
      expect(after.footer).toMatchObject({
        links: footer.links,
        copyrightText: footer.copyrightText,
        showNewsletter: footer.showNewsletter,
      });
      expect(after.topOfferBanner.topOfferBannerText).toBe(topOfferBanner.topOfferBannerText);
      expect(after.sections['gallery']).toMatchObject({
        pictures: Object(tenant53.config.sections['gallery']).pictures,
      });
    }
  });

  it('takes look and words', () => {
    const after = applyPreset(tenant53.config, presets['street-food']);
    const { hero, colors, theme, menu } = presets['street-food'].config;
    expect(after.colors).toEqual(colors);
    expect(after.theme.fonts).toBe(theme.fonts);
    expect(after.hero).toMatchObject({ variant: hero.variant, title: hero.title });
    expect(after.menu.variant).toBe(menu.variant);
  });

  it('writes the story only where there is none yet', () => {
    const { aboutContent } = presets.cafe.config.general;
    expect(applyPreset(defaults, presets.cafe).general.aboutContent).toBe(aboutContent);
    expect(applyPreset(tenant139.config, presets.cafe).general.aboutContent).toBe(
      tenant139.config.general.aboutContent,
    );
  });

  it('loses no section of the owner: one that it does not know is kept, hidden at the end', () => {
    const own = siteConfigSchema.parse({
      ...defaults,
      sections: {
        ...defaults.sections,
        lunch: { type: 'menu', title: 'Lunch' },
        about: { type: 'hero', title: 'A hero by the name of about' },
      },
      layout: { home: [{ id: 'hero' }, { id: 'lunch' }, { id: 'about' }] },
    });
    const after = applyPreset(own, presets.trattoria);
    expect(after.sections['lunch']).toMatchObject({ title: 'Lunch' });
    expect(after.sections['about']).toMatchObject({ type: 'hero' });
    expect(after.layout.home.at(-1)).toEqual({ id: 'lunch', hidden: true });
  });

  it('twice is the same as once', () => {
    for (const [, preset] of all) {
      const once = applyPreset(tenant139.config, preset);
      expect(applyPreset(once, preset)).toEqual(once);
    }
  });
});

it('between them, the presets and the defaults show most designs', () => {
  const documents = [defaults, ...all.map(([, preset]) => siteConfigSchema.parse(preset.config))];
  const shown = new Set(
    documents.flatMap(({ hero, features, categories, menu, footer, topOfferBanner }) => [
      `hero ${hero.variant}`,
      `features ${features.variant}`,
      `categories ${categories.variant}`,
      `menu ${menu.variant}`,
      `footer ${footer.variant}`,
      `banner ${topOfferBanner.variant}`,
    ]),
  );
  // Of 5 + 3 + 4 + 4 + 3 + 3 designs.
  expect(shown.size).toBeGreaterThanOrEqual(20);
});
