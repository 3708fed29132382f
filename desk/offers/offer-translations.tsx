import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { translatedTo } from '#schemas/rules/menu-editing/menu-texts.ts';
import { translationState } from '#schemas/translations/present-translation.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { TranslatedText } from '../menu/translations/translated-text.tsx';
import { useOfferedLanguages } from '../menu/translations/use-offered-languages.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type OfferTranslationsProps = {
  /** A deal, or a step of one, as its form has it. */
  named: { name: string; description?: string; translations?: EntryTranslations | undefined };
  problem(place: string): string | undefined;
  onChange(translations: EntryTranslations): void;
};

/** What a deal or a step of one is called in the other languages of the site. */
export function OfferTranslations({ named, problem, onChange }: OfferTranslationsProps) {
  const words = useDeskMessages().deskTranslations;
  const languages = useOfferedLanguages();
  const { name, description = '', translations: own = {} } = named;
  const fields = [
    { field: 'name', source: name.trim() },
    { field: 'description', source: description.trim() },
  ] as const;
  if (languages.length === 0) return null;
  return fields
    .filter(({ source }) => source !== '')
    .map(({ field, source }) => {
      const textOf = (language: FurtherLanguage) => own[language]?.[field]?.[1] ?? '';
      const put = (language: FurtherLanguage, text: string) => {
        const translation = text === '' ? null : [sourceMark(source), text];
        onChange(translatedTo(own, { field, language }, translation) ?? {});
      };
      return (
        <TranslatedText
          key={field}
          legend={`${words.legend}: ${words.field[field]}`}
          original={source}
          isLong={field === 'description'}
          languages={languages}
          isLocked={false}
          stateOf={(language) => translationState(source, own[language]?.[field])}
          textOf={textOf}
          problemOf={(language) => problem(`translations.${language}.${field}`)}
          onChange={put}
          onRight={(language) => put(language, textOf(language))}
        />
      );
    });
}
