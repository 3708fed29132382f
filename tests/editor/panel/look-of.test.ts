import { describe, expect, it } from 'vitest';
import { lookOf, looks } from '#editor/panel/theme/look-of.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';

const fresh = siteConfigSchema.parse({});

describe('a finished look', () => {
  it('gives a new site its words, and those of another look again others', () => {
    expect(lookOf(fresh, presets.cafe)).toEqual(applyPreset(fresh, presets.cafe));
    const changed = lookOf(lookOf(fresh, presets.cafe), presets.trattoria);
    expect(changed.hero.title).toBe(presets.trattoria.config.hero.title);
    expect(changed.features.items).toEqual(presets.trattoria.config.features.items);
  });

  it.each(looks)('leaves what was written for the site: $id', (preset) => {
    const { hero, features, footer } = tenant139.config;
    const after = lookOf(tenant139.config, preset);
    expect(after.hero).toMatchObject({
      variant: preset.config.hero.variant,
      title: hero.title,
      subtitle: hero.subtitle,
    });
    expect(after.features.items).toEqual(features.items);
    expect(after.footer).toMatchObject({ newsletterTitle: footer.newsletterTitle });
    expect(after.colors).toEqual(preset.config.colors);
    expect(siteConfigSchema.safeParse(after).success).toBe(true);
  });

  it('leaves the link of the button, and words of a single section', () => {
    const own = siteConfigSchema.parse({
      ...fresh,
      hero: { ...fresh.hero, ctaLink: '/deals' },
      menu: { ...fresh.menu, title: 'What we cook tonight' },
    });
    const after = lookOf(own, presets['street-food']);
    expect(after.hero.ctaLink).toBe('/deals');
    expect(after.menu.title).toBe('What we cook tonight');
    expect(after.hero.title).toBe(presets['street-food'].config.hero.title);
  });
});
