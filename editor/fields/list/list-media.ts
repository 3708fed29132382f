import type { SiteConfig } from '#schemas/config/site.ts';
import { isWithin } from '../field/is-within.ts';

/**
 * What `media` holds for the pictures of a list's items. It goes by the item's id, not by its
 * place (schemas/config/media-key.ts), so moving an item needs nothing.
 */
type Media = SiteConfig['media'];

const keysWithin = (media: Media, place: string) =>
  Object.keys(media).filter((key) => isWithin(key, place));

export const hasMedia = (media: Media, place: string): boolean =>
  keysWithin(media, place).length > 0;

/** For a duplicate: described and cropped as the first one is. */
export function copyMedia(media: Media, from: string, to: string): void {
  for (const key of keysWithin(media, from)) {
    const held = media[key];
    if (held) media[`${to}${key.slice(from.length)}`] = { ...held };
  }
}

/** So that a later item does not inherit a description of another picture. */
export function removeMedia(media: Media, place: string): void {
  for (const key of keysWithin(media, place)) delete media[key];
}
