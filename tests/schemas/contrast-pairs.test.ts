import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColorsConfig } from '#schemas/config/colors.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { colorPairs, resolveRoles, tones } from '#schemas/rules/color-pairs.ts';
import { derivePalettes } from '#schemas/rules/color-shares.ts';
import { contrastRatio } from '#schemas/rules/contrast.ts';
import { darkColors, darkPalette } from '#schemas/rules/dark-palette.ts';

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const five = fc.record({ primary: hex, secondary: hex, accent: hex, background: hex, text: hex });
/** Colours whose surfaces are flatter than usual, which moves the green of good news. */
const flatSurfaces = {
  primary: '#5a92ac',
  secondary: '#48db9c',
  accent: '#9709cc',
  background: '#13543c',
  text: '#4d25ec',
};
const { colors } = siteConfigSchema.parse({});

/** Pairs that fail in a tone and scheme of a look, in words. */
function failing(light: ColorsConfig, dark: ColorsConfig | null): string[] {
  const look = derivePalettes(light, dark);
  const schemes = look.dark ? [look.light, look.dark] : [look.light];
  return schemes.flatMap((palette) =>
    tones.flatMap((tone) => {
      const roles = resolveRoles(palette, look.shares, tone);
      return colorPairs
        .filter(
          ({ ink, background, least }) => contrastRatio(roles[ink], roles[background]) < least,
        )
        .map(({ ink, background }) => `${ink} on ${background} (${tone})`);
    }),
  );
}

describe('colours in use', () => {
  it('pass in every pair the storefront draws, whatever the five colours are', () => {
    fc.assert(
      fc.property(five, (light) => {
        expect(failing(light, null)).toEqual([]);
      }),
      { examples: [[flatSurfaces]] },
    );
  });

  it('pass in the dark too, derived or set by the tenant', () => {
    fc.assert(
      fc.property(five, five, fc.boolean(), (light, other, isSet) => {
        expect(failing(light, isSet ? other : darkPalette(light))).toEqual([]);
      }),
    );
  });

  it('are left as they were chosen where they read', () => {
    const { light, shares } = derivePalettes(colors, null);
    const roles = resolveRoles(light, shares, 'page');
    expect(roles).toMatchObject({ background: colors.background, primary: colors.primary });
    expect(roles.text).toBe(colors.text.toLowerCase());
    expect(shares).toEqual({ surface: 5, muted: 74, line: 58, tint: 100 });
  });

  it('darken a text that could not be read, towards its own hue', () => {
    const pale = { ...colors, text: '#c9b8a0' };
    const { light } = derivePalettes(pale, null);
    expect(contrastRatio(pale.text, pale.background)).toBeLessThan(2);
    expect(contrastRatio(light.tones.page.text, pale.background)).toBeGreaterThanOrEqual(4.5);
    expect(light.tones.page.text).not.toBe('#000000');
  });
});

describe('a dark palette', () => {
  it('is dark, keeps the brand, and is no inversion', () => {
    const dark = darkPalette(colors);
    expect(contrastRatio(dark.background, '#000000')).toBeLessThan(1.3);
    expect(contrastRatio(dark.text, dark.background)).toBeGreaterThan(12);
    expect(dark.background).not.toBe(colors.text.toLowerCase());
    expect(contrastRatio(dark.primary, dark.background)).toBeGreaterThanOrEqual(3);
  });

  it('is the light one where that is dark already', () => {
    const night = { ...colors, background: '#17110e', text: '#f5ede2' };
    expect(darkPalette(night)).toBe(night);
  });

  it('takes what the tenant set, and derives the rest', () => {
    const nothing = { primary: '', secondary: '', accent: '', background: '', text: '' };
    expect(darkColors(colors, { ...nothing, background: '#101010' })).toEqual({
      ...darkPalette(colors),
      background: '#101010',
    });
  });
});
