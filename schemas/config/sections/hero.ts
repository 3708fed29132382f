import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { imageUrl, link, longText, shortText } from '../fields/values.ts';

/** A colour of the palette as background; text on it is computed to read (variants/theme.ts). */
const paletteTone = z.enum(['page', 'secondary', 'accent', 'primary']);
const toneMeta = {
  label: 'Ground',
  field: 'choice',
  group: 'look',
  help: 'The colour of the palette that it stands on.',
  options: {
    page: 'Background',
    secondary: 'Secondary',
    accent: 'Accent',
    primary: 'Primary',
  },
} as const;

const fullBleed = z.object({
  words: z
    .enum(['start', 'center', 'panel'])
    .default('start')
    .meta({
      label: 'Words',
      field: 'choice',
      group: 'look',
      help: 'Where title and button stand. Drawings have no shade: give them a panel.',
      options: { start: 'At the side', center: 'In the middle', panel: 'On a panel' },
    }),
  // 66 % of a dark text colour over white keeps the light on it above 4.5 : 1.
  shade: z.number().min(66).max(92).default(66).meta({
    label: 'Shade',
    field: 'number',
    group: 'look',
    unit: '%',
    step: 1,
    help: 'How much the photograph is darkened behind the words; it always stays readable.',
  }),
});

const split = z.object({
  side: z
    .enum(['start', 'end'])
    .default('end')
    .meta({
      label: 'Picture at',
      field: 'choice',
      group: 'look',
      help: 'On which side of the words it stands; on phones it is above them.',
      options: { start: 'Before the words', end: 'After the words' },
    }),
});

const centered = z.object({
  ground: paletteTone.default('primary').meta(toneMeta),
  ornament: z
    .enum(['plates', 'awning', 'none'])
    .default('plates')
    .meta({
      label: 'Ornament',
      field: 'choice',
      group: 'look',
      help: 'What is drawn around the words, in the colours of the palette.',
      options: { plates: 'Plates', awning: 'Awning', none: 'None' },
    }),
});

const collage = z.object({ ground: paletteTone.default('secondary').meta(toneMeta) });

const compact = z.object({ ground: paletteTone.default('secondary').meta(toneMeta) });

const { variant, byVariant } = designs('How the page opens.', {
  'full-bleed': { label: 'Full-width photograph', settings: fullBleed },
  split: { label: 'Text beside a picture', settings: split },
  centered: { label: 'Large words on a colour', settings: centered },
  collage: { label: 'Dishes around the words', settings: collage },
  compact: { label: 'Search and order at once', settings: compact },
});

/** Hero of the home page (specification §3 hero). */
export const heroSchema = z.object({
  variant,
  byVariant,
  backgroundImage: imageUrl.default('').meta({
    label: 'Picture',
    field: 'image',
    group: 'content',
    help: 'A wide photograph of the food works best.',
  }),
  title: shortText
    .default('Good food, ready when you are')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Empty: the business’s name.' }),
  subtitle: longText
    .default('Order for pickup or delivery, straight from our kitchen.')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line or two.' }),
  ctaText: shortText
    .default('See the menu')
    .meta({ label: 'Button text', field: 'text', group: 'content', help: 'Empty: no button.' }),
  ctaLink: link.default('#menu').meta({
    label: 'Button link',
    field: 'link',
    group: 'content',
    help: '#menu scrolls to the menu on this page.',
  }),
});
export type HeroConfig = z.output<typeof heroSchema>;
