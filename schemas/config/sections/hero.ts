import { z } from 'zod';
import { imageUrl, link, longText, shortText } from '../values.ts';

/** The designs a hero can have; the first is what an unknown name falls back to. */
export const heroVariants = ['full-bleed', 'split'] as const;

/** Hero of the home page (spec §3 hero). */
export const heroSchema = z.object({
  variant: z
    .enum(heroVariants)
    .default('full-bleed')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { 'full-bleed': 'Full-width photograph', split: 'Text beside a picture' },
    }),
  backgroundImage: imageUrl.default('').meta({
    label: 'Picture',
    field: 'image',
    help: 'A wide photograph of the food works best.',
  }),
  title: shortText
    .default('Good food, ready when you are')
    .meta({ label: 'Title', field: 'text', group: 'content' }),
  subtitle: longText
    .default('Order for pickup or delivery, straight from our kitchen.')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content' }),
  ctaText: shortText
    .default('See the menu')
    .meta({ label: 'Button text', field: 'text', group: 'content' }),
  ctaLink: link.default('#menu').meta({
    label: 'Button link',
    field: 'link',
    group: 'content',
    help: '#menu scrolls to the menu on this page.',
  }),
});
export type HeroConfig = z.output<typeof heroSchema>;
