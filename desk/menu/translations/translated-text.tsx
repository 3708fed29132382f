import { languages as known } from '#schemas/languages/languages.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import type { TranslationState } from '#schemas/translations/present-translation.ts';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './translations.module.css';

type TranslatedTextProps = {
  /** What it is of an entry: 'Name', 'Value of Size'. */
  legend: string;
  original: string;
  isLong: boolean;
  languages: readonly FurtherLanguage[];
  /** This person may not change it. */
  isLocked: boolean;
  stateOf(language: FurtherLanguage): TranslationState;
  textOf(language: FurtherLanguage): string;
  problemOf(language: FurtherLanguage): string | undefined;
  onChange(language: FurtherLanguage, text: string): void;
  /** What stands there is right for the changed original too. */
  onRight(language: FurtherLanguage): void;
};

/** An original with a field for each language below it. */
export function TranslatedText(props: TranslatedTextProps) {
  const { legend, original, isLong, languages, isLocked } = props;
  const words = useDeskMessages().deskTranslations;
  const Field = isLong ? TextAreaField : TextField;
  return (
    <FieldGroup legend={legend} hint={words.original(original)}>
      {languages.map((language) => (
        <Field
          key={language}
          label={words.languages[language]}
          lang={language}
          dir={known[language].direction}
          maxLength={isLong ? 2000 : 120}
          readOnly={isLocked}
          value={props.textOf(language)}
          problem={props.problemOf(language)}
          onChange={({ target }) => props.onChange(language, target.value)}
          {...(props.stateOf(language) === 'outdated' && {
            hint: (
              <>
                {words.outdated}{' '}
                {!isLocked && (
                  <button
                    type="button"
                    className={css.right}
                    onClick={() => props.onRight(language)}
                  >
                    {words.stillRight}
                  </button>
                )}
              </>
            ),
          })}
        />
      ))}
    </FieldGroup>
  );
}
