import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { entryId, imageUrl, longText, shortText } from '../fields/values.ts';

const galleryPicture = z.object({
  id: entryId,
  image: imageUrl
    .default('')
    .meta({ label: 'Picture', field: 'image', group: 'content', help: 'At least 1200 px wide.' }),
  caption: shortText.default('').meta({
    label: 'Caption',
    field: 'text',
    group: 'content',
    help: 'Stands below the picture; may stay empty.',
  }),
});

const { variant } = designs('How the pictures are laid out.', {
  grid: 'Mosaic',
  strip: 'Filmstrip',
});

/** Pictures of the place and the food. */
export const gallerySchema = z.object({
  variant,
  title: shortText
    .default('From our kitchen')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
  pictures: z.array(galleryPicture).max(24).default([]).meta({
    label: 'Pictures',
    field: 'list',
    one: 'picture',
    group: 'content',
    help: 'Up to 24 pictures.',
  }),
});
export type GalleryConfig = z.output<typeof gallerySchema>;
