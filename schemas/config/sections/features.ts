import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { entryId, longText, shortText } from '../fields/values.ts';

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
  id: entryId,
  title: shortText.default('').meta({
    label: 'Title',
    field: 'text',
    group: 'content',
    help: 'A few words that only you can say.',
  }),
  description: longText.default('').meta({
    label: 'Description',
    field: 'longText',
    group: 'content',
    help: 'A sentence or two; may stay empty.',
  }),
  icon: z
    .enum(featureIcons)
    .default('leaf')
    .meta({ label: 'Icon', field: 'icon', group: 'look', help: 'A small mark beside it.' }),
});

const iconGrid = z.object({
  numbers: z.boolean().default(true).meta({
    label: 'Numbers',
    field: 'switch',
    group: 'look',
    help: 'Counts the points: for steps, or for reasons.',
  }),
});

const strip = z.object({
  descriptions: z.boolean().default(false).meta({
    label: 'Descriptions',
    field: 'switch',
    group: 'look',
    help: 'Says each point’s second line too.',
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
    group: 'content',
    help: 'Heading of the section; may stay empty.',
  }),
  subtitle: longText.default('').meta({
    label: 'Subtitle',
    field: 'longText',
    group: 'content',
    help: 'A line below it; may stay empty.',
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
      group: 'content',
      help: 'Up to 8 points.',
    }),
  byVariant,
});
export type FeaturesConfig = z.output<typeof featuresSchema>;
export type FeatureIcon = (typeof featureIcons)[number];
