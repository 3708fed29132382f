import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, type FocusEvent } from 'react';
import {
  mailTextsBody,
  mostInLine,
  mostInText,
  type MailTexts,
  type MailTextsOf,
} from '#schemas/api/staff-mail-texts.ts';
import { useSaveMailTexts } from '#desk/api/staff-mail-texts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../../form/fields.tsx';
import { isSameValue, type SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailTextField } from './mail-text-field.tsx';
import css from './mail-texts.module.css';
import { MailVariables } from './mail-variables.tsx';

const resolver = zodResolver(mailTextsBody);
const keys = mailTextsBody.keyof().options;
const isLong = (key: keyof MailTexts) => key === 'intro' || key === 'closing';

const savedOf = ({ texts, revision }: MailTextsOf): SavedSettings<MailTexts> => ({
  values: texts,
  revision,
});

type MailTextsFormProps = { all: readonly MailTextsOf[]; present: MailTextsOf };

/** The words of one mail as a form, and the mail beside it. */
export function MailTextsForm({ all, present }: MailTextsFormProps) {
  const words = useDeskMessages().deskMailTexts;
  const { mail, defaults } = present;
  const { save, reload } = useSaveMailTexts(all, mail);
  const written = useRef<Field | null>(null);
  const state = useSettingsForm<MailTexts>({
    name: `mail texts ${mail}`,
    present: savedOf(present),
    resolver,
    settings: keys.map((key) => ({
      key,
      label: words.fields[key],
      text: (values) => values[key],
    })),
    save: async (body, revision) => savedOf((await save(body, revision)) ?? present),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { form, values } = state;
  const { errors, isSubmitted } = form.formState;
  const put = (key: keyof MailTexts, text: string) =>
    form.setValue(key, text, { shouldDirty: true, shouldValidate: isSubmitted });
  const insert = (variable: string) => {
    const field = written.current;
    const key = keys.find((one) => one === field?.name) ?? 'intro';
    const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
    const before = start === null ? values[key] : values[key].slice(0, start);
    put(key, before + variable + (end === null ? '' : values[key].slice(end)));
    form.setFocus(key);
    field?.setSelectionRange(before.length + variable.length, before.length + variable.length);
  };
  const remember = ({ target }: FocusEvent) => {
    if (isField(target)) written.current = target;
  };
  return (
    <div className={css.columns}>
      <div onFocus={remember}>
        <SettingsForm state={state} saved={words.saved}>
          <FieldGroup legend={words.words}>
            {keys.map((key) => (
              <MailTextField
                key={key}
                label={words.fields[key]}
                hint={key === 'subject' || key === 'heading' ? '' : words.hints[key]}
                isLong={isLong(key)}
                maxLength={isLong(key) ? mostInText : mostInLine}
                problem={errors[key]?.message}
                standard={values[key] === defaults[key] ? null : defaults[key]}
                onStandard={() => {
                  put(key, defaults[key]);
                  form.setFocus(key);
                }}
                {...form.register(key)}
              />
            ))}
            {!isSameValue(values, defaults) && (
              <div>
                <ActionButton look="outline" onClick={() => state.put(defaults)}>
                  {words.allStandard}
                </ActionButton>
              </div>
            )}
          </FieldGroup>
          <MailVariables onInsert={insert} />
        </SettingsForm>
      </div>
      <MailPreview mail={mail} texts={values} />
    </div>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
