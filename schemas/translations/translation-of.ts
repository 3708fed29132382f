import type { Translation, Translations } from '../config/translations.ts';
import type { TranslationState } from './present-translation.ts';
import { sourceMark } from './source-mark.ts';
import type { TranslatableText } from './translatable-texts.ts';

type Text = Pick<TranslatableText, 'key' | 'source'>;

/**
 * By which the translation of a text is kept: its place and the mark of what stands there. Another
 * original has another key, so that nothing that was translated from another text is read, and one
 * that comes back finds its own.
 */
export const translationKey = ({ key, source }: Text): string => `${key}@${sourceMark(source)}`;

/** The key of a text that a translation's key begins with. */
export const textKeyOf = (key: string): string => key.split('@')[0] ?? '';

/** What a text has in a language, and whether it is of the present original. */
export function translationOf(
  translations: Translations,
  text: Text,
): { state: TranslationState; translation: Translation | null } {
  const isOfKind = (one: Translation | undefined): one is Translation =>
    one !== undefined && one.length > 0 && Array.isArray(one) === Array.isArray(text.source);
  const key = translationKey(text);
  const present = translations[key];
  if (isOfKind(present)) return { state: 'translated', translation: present };
  const before =
    present === undefined
      ? Object.keys(translations)
          .filter((one) => textKeyOf(one) === text.key)
          .map((one) => translations[one])
          .findLast(isOfKind)
      : undefined;
  return before
    ? { state: 'outdated', translation: before }
    : { state: 'missing', translation: null };
}
