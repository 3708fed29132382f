import { z } from 'zod';
import { darkColorsSchema } from './colors.ts';

/** Font pairs the site ships itself (variants/fonts); a display and a text face each. */
export const fontPairs = [
  'fraunces-inter',
  'bricolage-dm-sans',
  'big-shoulders-hanken',
  'aleo-nunito-sans',
  'garamond-source-sans',
] as const;

/** Additive look settings beside the five colours (requirements, Configuration). */
export const themeSchema = z.object({
  fonts: z
    .enum(fontPairs)
    .default('fraunces-inter')
    .meta({
      label: 'Fonts',
      field: 'choice',
      group: 'look',
      help: 'One face for headings, one for everything else.',
      options: {
        'fraunces-inter': 'Fraunces and Inter',
        'bricolage-dm-sans': 'Bricolage Grotesque and DM Sans',
        'big-shoulders-hanken': 'Big Shoulders and Hanken Grotesk',
        'aleo-nunito-sans': 'Aleo and Nunito Sans',
        'garamond-source-sans': 'EB Garamond and Source Sans',
      },
    }),
  scale: z
    .enum(['small', 'regular', 'large'])
    .default('regular')
    .meta({
      label: 'Size of type',
      field: 'choice',
      group: 'look',
      help: 'How large headings stand beside the text.',
      options: { small: 'Quiet', regular: 'Regular', large: 'Loud' },
    }),
  radius: z
    .enum(['none', 'small', 'medium', 'large'])
    .default('medium')
    .meta({
      label: 'Corners',
      field: 'choice',
      group: 'look',
      help: 'Of cards, fields, pictures and buttons.',
      options: { none: 'Square', small: 'Slight', medium: 'Rounded', large: 'Very round' },
    }),
  density: z
    .enum(['compact', 'regular', 'airy'])
    .default('regular')
    .meta({
      label: 'Density',
      field: 'choice',
      group: 'look',
      help: 'How much room stands between things.',
      options: { compact: 'Compact', regular: 'Regular', airy: 'Airy' },
    }),
  shadow: z
    .enum(['none', 'soft', 'crisp'])
    .default('soft')
    .meta({
      label: 'Shadows',
      field: 'choice',
      group: 'look',
      help: 'Under cards and whatever floats over the page.',
      options: { none: 'None', soft: 'Soft', crisp: 'Crisp, like cut paper' },
    }),
  dark: z
    .object({
      mode: z
        .enum(['off', 'auto'])
        .default('off')
        .meta({
          label: 'Dark colours',
          field: 'choice',
          group: 'look',
          help: 'Shown to whoever has set their device to dark.',
          options: { off: 'Never', auto: 'When the device asks' },
        }),
      colors: darkColorsSchema.prefault({}).meta({
        label: 'Colours in the dark',
        field: 'group',
        group: 'look',
        help: 'Each may stay empty.',
      }),
    })
    .prefault({})
    .meta({
      label: 'In the dark',
      field: 'group',
      group: 'look',
      help: 'A palette of its own for devices set to dark.',
    }),
});
export type ThemeConfig = z.output<typeof themeSchema>;
export type FontPair = (typeof fontPairs)[number];
