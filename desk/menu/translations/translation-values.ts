import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { plainText } from '#schemas/api/wire.ts';
import { positioned } from '#schemas/config/changes.ts';
import {
  namedKinds,
  textsOfEntry,
  textState,
  withTranslation,
  type MenuText,
  type NamedKind,
} from '#schemas/rules/menu-editing/menu-texts.ts';
import { furtherLanguages, type FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';

const longest = 2000;

const translationValues = z.record(
  z.string(),
  z.object({
    text: plainText.max(longest, `Write at most ${longest} characters.`),
    /** Of the present original; false: it was made from another one. */
    isRight: z.boolean(),
  }),
);

/** The translations of an entry as its form has them, by `fieldOf`. */
export type TranslationValues = z.output<typeof translationValues>;

export const translationResolver = zodResolver(translationValues);

/** The field of a text in a language. No dots: the form takes those for steps into its values. */
export const fieldOf = (
  { within, field }: Pick<MenuText, 'within' | 'field'>,
  language: FurtherLanguage,
): string => [language, ...within, field].join('/');

/** An entry by what its address says: `dishes-12`; null: that is none. */
export function entryOf(name: string): { kind: NamedKind; key: string } | null {
  const [first, key = ''] = name.split('-');
  const kind = namedKinds.find((one) => one === first);
  return kind && key !== '' ? { kind, key } : null;
}

export const entryName = (kind: NamedKind, key: string): string => `${kind}-${key}`;

/** The texts of an entry by its name in the address. */
export function textsOf(menu: MenuDocument, name: string): MenuText[] {
  const entry = entryOf(name);
  return entry ? textsOfEntry(menu, entry.kind, entry.key) : [];
}

/** null: the menu has no such entry. */
export function readTranslations(menu: MenuDocument, name: string): TranslationValues | null {
  const texts = textsOf(menu, name);
  if (texts.length === 0) return null;
  return Object.fromEntries(
    texts.flatMap((text) =>
      furtherLanguages.map((language) => [
        fieldOf(text, language),
        {
          text: text.translations[language]?.[text.field]?.[1] ?? '',
          isRight: textState(text, language) !== 'outdated',
        },
      ]),
    ),
  );
}

/** The menu with what was written; what stands as it stood keeps the mark of its original. */
export function writeTranslations(
  menu: MenuDocument,
  name: string,
  values: TranslationValues,
): MenuDocument {
  let next = menu;
  for (const text of textsOf(menu, name)) {
    for (const language of furtherLanguages) {
      const value = values[fieldOf(text, language)];
      if (!value) continue;
      const before = text.translations[language]?.[text.field]?.[1] ?? '';
      const after = value.text.trim();
      const isSame = before === after;
      if (isSame && (!value.isRight || textState(text, language) !== 'outdated')) continue;
      const translation: [string, string] | null =
        after === '' ? null : [sourceMark(text.source), after];
      next = withTranslation(next, text, language, translation);
    }
  }
  return next;
}

/** The field that shows a place of the menu. */
export function placeIn(menu: MenuDocument, name: string, path: string): string {
  for (const text of textsOf(menu, name)) {
    const place = positioned(menu, [text.kind, text.key, ...text.within]).join('.');
    for (const language of furtherLanguages) {
      if (path.startsWith(`${place}.translations.${language}.${text.field}`)) {
        return `${fieldOf(text, language)}.text`;
      }
    }
  }
  return path;
}
