import { z } from 'zod';
import { longText, shortText } from '../values.ts';

export const featuresVariants = ['icon-grid', 'alternating-rows'] as const;

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
  id: z.string().min(1).max(40),
  title: shortText.default('').meta({ label: 'Title', field: 'text' }),
  description: longText.default('').meta({ label: 'Description', field: 'longText' }),
  icon: z.enum(featureIcons).default('leaf').meta({ label: 'Icon', field: 'icon' }),
});

/** What sets the restaurant apart (spec §3 features). */
export const featuresSchema = z.object({
  variant: z
    .enum(featuresVariants)
    .default('icon-grid')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { 'icon-grid': 'Grid with icons', 'alternating-rows': 'Alternating rows' },
    }),
  title: shortText
    .default('Why people come back')
    .meta({ label: 'Title', field: 'text', group: 'content' }),
  subtitle: longText.default('').meta({ label: 'Subtitle', field: 'longText', group: 'content' }),
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
    .meta({ label: 'Points', field: 'list', group: 'content' }),
});
export type FeaturesConfig = z.output<typeof featuresSchema>;
export type FeatureIcon = (typeof featureIcons)[number];
