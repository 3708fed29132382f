import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { longText, shortText } from '../fields/values.ts';

/** Icons a feature may carry; each is drawn by variants/primitives/icon.tsx. */
export const featureIcons = [
  'leaf',
  'clock',
  'flame',
  'truck',
  'heart',
  'star',
  'chef-hat',
  'wheat',
  'coffee',
  'pizza',
  'map-pin',
  'sparkles',
] as const;

const featureItem = z.object({
  id: z
    .string()
    .min(1)
    .max(40)
    .meta({ label: 'Id', field: 'hidden', help: 'Tells points apart.', group: 'content' }),
  title: shortText.default('').meta({
    label: 'Title',
    field: 'text',
    help: 'A few words that only you can say.',
    group: 'content',
  }),
  description: longText.default('').meta({
    label: 'Description',
    field: 'longText',
    help: 'A sentence or two; may stay empty.',
    group: 'content',
  }),
  icon: z
    .enum(featureIcons)
    .default('leaf')
    .meta({ label: 'Icon', field: 'icon', help: 'A small mark beside it.', group: 'look' }),
});

const iconGrid = z.object({
  numbers: z.boolean().default(true).meta({
    label: 'Numbers',
    field: 'switch',
    help: 'Counts the points: for steps, or for reasons.',
    group: 'look',
  }),
});

const strip = z.object({
  descriptions: z.boolean().default(false).meta({
    label: 'Descriptions',
    field: 'switch',
    help: 'Says each point’s second line too.',
    group: 'look',
  }),
});

const { variant, byVariant } = designs('How the points are set.', {
  'icon-grid': { label: 'Grid with icons', settings: iconGrid },
  'alternating-rows': 'Alternating rows',
  strip: { label: 'Strip', settings: strip },
});

/** What sets the restaurant apart (specification §3 features). */
export const featuresSchema = z.object({
  variant,
  title: shortText.default('Why people come back').meta({
    label: 'Title',
    field: 'text',
    help: 'Heading of the section; may stay empty.',
    group: 'content',
  }),
  subtitle: longText.default('').meta({
    label: 'Subtitle',
    field: 'longText',
    help: 'A line below it; may stay empty.',
    group: 'content',
  }),
  items: z
    .array(featureItem)
    .max(8)
    .default([
      {
        id: 'made-to-order',
        title: 'Cooked when you order',
        description: 'Nothing waits under a lamp. We start when your order comes in.',
        icon: 'flame',
      },
      {
        id: 'on-time',
        title: 'Ready at the minute',
        description: 'Pick a time and we cook towards it, so you never stand around.',
        icon: 'clock',
      },
      {
        id: 'direct',
        title: 'Straight from us',
        description: 'No app in between: your money stays in the neighbourhood.',
        icon: 'heart',
      },
    ])
    .meta({
      label: 'Points',
      field: 'list',
      one: 'point',
      help: 'Up to 8 points.',
      group: 'content',
    }),
  byVariant,
});
export type FeaturesConfig = z.output<typeof featuresSchema>;
export type FeatureIcon = (typeof featureIcons)[number];
