import { sourceMark } from './source-mark.ts';

/** Two: the mark of the original that it is of, and the translation. */
type Marked = readonly string[];

/**
 * What a name or a description is to read as in another language; null where it stays as it was
 * written: it is not translated, or its original has been changed since.
 */
export function presentTranslation(source: string, translation: Marked | undefined): string | null {
  if (!translation) return null;
  const [mark, text = ''] = translation;
  return text !== '' && mark === sourceMark(source) ? text : null;
}

/**
 * How far a text is translated. `outdated`: its original has been changed since, so that customers
 * read the original until somebody looks at it.
 */
export type TranslationState = 'translated' | 'outdated' | 'missing';

export function translationState(
  source: string,
  translation: Marked | undefined,
): TranslationState {
  if (presentTranslation(source, translation) !== null) return 'translated';
  return translation?.[1] ? 'outdated' : 'missing';
}
