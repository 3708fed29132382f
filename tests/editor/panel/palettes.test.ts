import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkColors } from '#editor/panel/theme/check-colors.ts';
import { coloursOf } from '#editor/panel/theme/colours-of.ts';
import { palettesFrom } from '#editor/panel/theme/palettes-from.ts';
import { colorsSchema } from '#schemas/config/colors.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { aaMark, aaText, contrastRatio } from '#schemas/rules/contrast.ts';
import { draws } from '../../draws.ts';

const pixels = (...parts: [count: number, colour: [number, number, number, number]][]) =>
  parts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat());

describe('the colours of a picture', () => {
  it('are counted, the most first, without what shows through', () => {
    const found = coloursOf(
      pixels([50, [200, 16, 46, 255]], [30, [20, 70, 160, 255]], [900, [0, 255, 0, 10]]),
    );
    expect(found.map(({ hex }) => hex)).toEqual(['#c8102e', '#1446a0']);
    expect(found[0]?.share).toBeCloseTo(50 / 80);
  });

  it('near shades are one colour, and traces are none', () => {
    const found = coloursOf(
      pixels([500, [200, 16, 46, 255]], [200, [205, 20, 50, 255]], [3, [0, 0, 255, 255]]),
    );
    expect(found).toHaveLength(1);
  });
});

describe('the palettes that a picture suggests', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const part = fc.tuple(
    fc.integer({ min: 1, max: 400 }),
    fc.tuple(channel, channel, channel, fc.constant(255)),
  );

  it('read in every pair, in light and dark, and their main colour stands out, whatever the picture', () => {
    const { theme } = siteConfigSchema.parse({ theme: { dark: { mode: 'auto' } } });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const palettes = palettesFrom(coloursOf(pixels(...parts)));
        expect(palettes).toHaveLength(3);
        for (const { colors } of palettes) {
          expect(colorsSchema.parse(colors)).toEqual(colors);
          expect(checkColors({ colors, theme }).findings).toEqual([]);
          expect(contrastRatio(colors.text, colors.background)).toBeGreaterThan(aaText);
          expect(contrastRatio(colors.primary, colors.background)).toBeGreaterThanOrEqual(aaMark);
        }
      }),
      { numRuns: draws(60) },
    );
  });

  it('differ from each other, also for a picture in greys', () => {
    const grey = palettesFrom(
      coloursOf(pixels([90, [30, 30, 30, 255]], [10, [250, 250, 250, 255]])),
    );
    expect(new Set(grey.map(({ colors }) => JSON.stringify(colors))).size).toBe(3);
  });
});
