import { z } from 'zod';
import { richText } from './rich-text.ts';

/** What a translation can be at most: the longest text of a site is the story of the place. */
const longest = 5000;

/** An empty one is none. */
const translation = z
  .union([z.string().max(longest, `At most ${longest} characters`), richText])
  .meta({
    label: 'Translation',
    field: 'hidden',
    group: 'content',
    help: 'Written beside its original.',
  });
export type Translation = z.output<typeof translation>;

/** By the key of a text and the mark of its original (schemas/translations/translation-of.ts). */
const translations = z.record(z.string().max(200), translation).default({});
export type Translations = z.output<typeof translations>;

/** Translations of the site's own texts (docs/decisions/109), by language; English is the original. */
export const translationsSchema = z.object({ es: translations, ar: translations });
