import { z } from 'zod';
import { homeKinds } from '../config/home-kinds.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, id, instant } from './wire.ts';

/** Bytes of the largest picture that is taken. */
export const mostPictureBytes = 15 * 1024 * 1024;

/** Where of a site's configuration a picture stands: a kind of section, or another part. */
export const pictureSection = z.enum([
  ...homeKinds,
  'header',
  'footer',
  'topOfferBanner',
  'seo',
  'general',
  'other',
]);
export type PictureSection = z.output<typeof pictureSection>;

/** What of the menu may show a picture. */
const menuKinds = ['dish', 'category', 'combo', 'half_set', 'deal', 'restaurant'] as const;

/** Whose place of the site: what is published, what is drafted, what waits for its time. */
const siteKinds = ['site', 'draft', 'scheduled'] as const;

const pictureUse = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(menuKinds),
    id,
    name: z.string(),
    restaurant_id: id,
  }),
  z.object({
    kind: z.enum(siteKinds),
    section: pictureSection,
    /** null: the site of all restaurants; else what this one has otherwise. */
    restaurant_id: id.nullable(),
  }),
]);
export type PictureUse = z.output<typeof pictureUse>;

const libraryPicture = z.object({
  url: z.string(),
  /** What the file was called; of older pictures the name that the server gave it. */
  name: z.string(),
  /** Pixels, upright; null: it cannot be read. */
  width: count.nullable(),
  height: count.nullable(),
  /** As it is stored. */
  bytes: count,
  /** null: stored before this was written down, or brought by the program. */
  uploaded_at: instant.nullable(),
  uploaded_by: z.string().nullable(),
  uses: z.array(pictureUse),
});
export type LibraryPicture = z.output<typeof libraryPicture>;

const listPictures = endpoint(routes.listPictures, {
  summary: 'Every picture of the tenant, the newest first, with where each is used.',
  security: ['staff'],
  reply: dataOf(z.object({ pictures: z.array(libraryPicture) })),
});

/** Longer names are cut by whoever sends them. */
const longestFileName = 200;

export const uploadPicture = endpoint(routes.uploadPicture, {
  summary:
    'Stores a picture (JPEG, PNG, WebP, AVIF or GIF), written anew so that nothing else is in it.',
  security: ['staff'],
  query: z.object({
    /** What the file is called, for the library. */
    name: z
      .string()
      .regex(/^[^\p{Cc}\p{Cs}]*$/u)
      .max(longestFileName)
      .optional(),
  }),
  isFile: true,
  mostBytes: mostPictureBytes,
  status: 201,
  reply: dataOf(
    z.object({
      url: z.string(),
      width: count,
      height: count,
      /** The same picture was stored before, and is so once. */
      was_stored: z.boolean(),
    }),
  ),
});

/** The rows of the contract's table. */
export const pictureEndpoints = { listPictures, uploadPicture };
