import { z } from 'zod';
import type { FurtherLanguage } from '../translations/further-languages.ts';
import { plainText } from './wire.ts';

/** Of a description, the longer of the two. */
const longest = 2000;

/** Two: the mark of the original (schemas/translations/source-mark.ts), and its translation. */
const translation = z
  .array(plainText.max(longest, `Write at most ${longest} characters.`))
  .length(2, 'A translation is the mark of its original and a text.');
export type EntryTranslation = z.output<typeof translation>;

const own = z
  .strictObject({ name: translation.optional(), description: translation.optional() })
  .optional();

/** What an entry of a menu is called in other languages (docs/decisions/109). */
export const entryTranslations = z.strictObject({ es: own, ar: own } satisfies Record<
  FurtherLanguage,
  typeof own
>);
export type EntryTranslations = z.output<typeof entryTranslations>;
