import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import type { MenuText } from '#schemas/rules/menu-editing/menu-texts.ts';
import { textState } from '#schemas/rules/menu-editing/menu-texts.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';
import type { MenuSaved } from '#desk/api/staff-menu.ts';
import { problemAt } from '../../form/problem-at.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useDesk } from '../../shared/desk-context.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMenuForm } from '../form/use-menu-form.ts';
import { TranslatedText } from './translated-text.tsx';
import {
  entryOf,
  fieldOf,
  placeIn,
  readTranslations,
  textsOf,
  translationResolver,
  writeTranslations,
  type TranslationValues,
} from './translation-values.ts';
import { useOfferedLanguages } from './use-offered-languages.ts';
import { useTextLabel } from './use-text-label.ts';

type EntryTranslationsFormProps = {
  restaurantId: number;
  edited: EditedMenu;
  /** Of the address: `dishes-12`. */
  name: string;
  onSaved(saved: MenuSaved): void;
};

/** Every text of an entry with its translations, as one form with one Save. */
export function EntryTranslationsForm(props: EntryTranslationsFormProps) {
  const { restaurantId, edited, name, onSaved } = props;
  const words = useDeskMessages().deskTranslations;
  const { role } = useDesk().member;
  const languages = useOfferedLanguages();
  const labelOf = useTextLabel();
  const texts = textsOf(edited.menu, name);
  const entry = entryOf(name);
  const isShared = entry?.kind === 'dishes' && edited.shared_dish_ids.includes(entry.key);
  // Choices are each restaurant's own, but what a dish is called is not.
  const isLocked = (text: MenuText) => isShared && role !== 'owner' && text.within.length === 0;
  const state = useMenuForm<TranslationValues>({
    restaurantId,
    edited,
    name: `translations ${name}`,
    entryKey: name,
    read: readTranslations,
    write: writeTranslations,
    resolver: translationResolver,
    settings: texts.flatMap((text) =>
      languages.map((language) => ({
        key: fieldOf(text, language),
        label: `${labelOf(text)}, ${words.languages[language]}`,
        text: (values) => values[fieldOf(text, language)]?.text ?? '',
      })),
    ),
    placeOf: (path) => placeIn(edited.menu, name, path),
    onSaved,
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const put = (text: MenuText, language: FurtherLanguage, written: string) =>
    form.setValue(
      fieldOf(text, language),
      { text: written, isRight: true },
      { shouldDirty: true, shouldValidate: isSubmitted },
    );
  return (
    <SettingsForm state={state} saved={words.saved}>
      {isShared && role !== 'owner' && <p>{words.sharedLocked}</p>}
      {texts.map((text) => (
        <TranslatedText
          key={fieldOf(text, 'es')}
          legend={labelOf(text)}
          original={text.source}
          isLong={text.field === 'description'}
          languages={languages}
          isLocked={isLocked(text)}
          stateOf={(language) =>
            values[fieldOf(text, language)]?.isRight ? 'translated' : textState(text, language)
          }
          textOf={(language) => values[fieldOf(text, language)]?.text ?? ''}
          problemOf={(language) => problemAt(errors, `${fieldOf(text, language)}.text`)}
          onChange={(language, written) => put(text, language, written)}
          onRight={(language) => put(text, language, values[fieldOf(text, language)]?.text ?? '')}
        />
      ))}
    </SettingsForm>
  );
}
