import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import { translatedTo } from '#schemas/rules/menu-editing/menu-texts.ts';
import { translationState } from '#schemas/translations/present-translation.ts';
import { sourceMark } from '#schemas/translations/source-mark.ts';
import { paths } from '#ui/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { TranslatedText } from '../translations/translated-text.tsx';
import { useOfferedLanguages } from '../translations/use-offered-languages.ts';
import { entryName } from '../translations/translation-values.ts';
import { fieldsOf, type DishFields } from './dish-fields.ts';

type DishTranslationsProps = Pick<DishFields, 'state' | 'edited' | 'dishKey' | 'isLocked'>;

/** What a dish is called in the other languages of the site, and how it is described there. */
export function DishTranslations({ state, edited, dishKey, isLocked }: DishTranslationsProps) {
  const words = useDeskMessages().deskTranslations;
  const languages = useOfferedLanguages();
  const { set, problem } = fieldsOf(state);
  const { values } = state;
  const own = values.translations;
  if (languages.length === 0) return null;
  const put = (field: 'name' | 'description', language: FurtherLanguage, text: string) => {
    const mark = sourceMark(values[field].trim());
    set('translations', translatedTo(own, { field, language }, text === '' ? null : [mark, text]));
  };
  const textOf = (field: 'name' | 'description', language: FurtherLanguage) =>
    own?.[language]?.[field]?.[1] ?? '';
  const isStored = edited.menu.dishes[dishKey] !== undefined;
  const hasMore = values.choices.length > 0 && isStored;
  return (
    <>
      {(['name', 'description'] as const)
        .filter((field) => values[field].trim() !== '')
        .map((field) => (
          <TranslatedText
            key={field}
            legend={`${words.legend}: ${words.field[field]}`}
            original={values[field]}
            isLong={field === 'description'}
            languages={languages}
            isLocked={isLocked}
            stateOf={(language) => translationState(values[field].trim(), own?.[language]?.[field])}
            textOf={(language) => textOf(field, language)}
            problemOf={(language) => problem(`translations.${language}.${field}`)}
            onChange={(language, text) => put(field, language, text)}
            onRight={(language) => put(field, language, textOf(field, language))}
          />
        ))}
      {hasMore && (
        <div>
          <ButtonLink
            href={paths.deskMenu('translations', entryName('dishes', dishKey))}
            look="outline"
          >
            {words.further}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
