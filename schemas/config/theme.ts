import { z } from 'zod';

/** Font pairs the site ships itself (variants/fonts); a display and a text face each. */
export const fontPairs = ['fraunces-inter', 'bricolage-dm-sans'] as const;

/** Additive look settings beside the five colours (decisions.md, Configuration). */
export const themeSchema = z.object({
  fonts: z
    .enum(fontPairs)
    .default('fraunces-inter')
    .meta({
      label: 'Fonts',
      field: 'choice',
      options: {
        'fraunces-inter': 'Fraunces and Inter',
        'bricolage-dm-sans': 'Bricolage Grotesque and DM Sans',
      },
    }),
  radius: z
    .enum(['none', 'small', 'medium', 'large'])
    .default('medium')
    .meta({
      label: 'Corners',
      field: 'choice',
      options: { none: 'Square', small: 'Slight', medium: 'Rounded', large: 'Very round' },
    }),
  density: z
    .enum(['compact', 'regular', 'airy'])
    .default('regular')
    .meta({
      label: 'Density',
      field: 'choice',
      options: { compact: 'Compact', regular: 'Regular', airy: 'Airy' },
    }),
});
export type ThemeConfig = z.output<typeof themeSchema>;
export type FontPair = (typeof fontPairs)[number];
