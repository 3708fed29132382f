import { zodResolver } from '@hookform/resolvers/zod';
import {
  mailSenderBody,
  type MailSender,
  type MailSenderBody,
} from '#schemas/api/staff-mail-texts.ts';
import { useMailSender, useSaveMailSender } from '#desk/api/staff-mail-texts.ts';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import { Loaded } from '../../form/loaded.tsx';
import type { SavedSettings } from '../../form/saved-settings.ts';
import { SettingsForm } from '../../form/settings-form.tsx';
import { useSettingsForm } from '../../form/use-settings-form.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

const resolver = zodResolver(mailSenderBody);

const savedOf = ({ name, reply_to, revision }: MailSender): SavedSettings<MailSenderBody> => ({
  values: { name, reply_to },
  revision,
});

/** Whom mails are from; the rest of the page does not wait for it. */
export function MailSenderSettings() {
  return <Loaded query={useMailSender()}>{(sender) => <SenderForm present={sender} />}</Loaded>;
}

function SenderForm({ present }: { present: MailSender }) {
  const words = useDeskMessages().deskMailTexts;
  const { save, reload } = useSaveMailSender();
  const state = useSettingsForm<MailSenderBody>({
    name: 'mail sender',
    present: savedOf(present),
    resolver,
    settings: [
      { key: 'name', label: words.senderName, text: (values) => values.name },
      { key: 'reply_to', label: words.answers, text: (values) => values.reply_to },
    ],
    save: async (body, revision) => savedOf(await save(body, revision)),
    reload: async () => {
      const now = await reload();
      return now && savedOf(now);
    },
  });
  const { errors } = state.form.formState;
  return (
    <SettingsForm state={state} saved={words.senderSaved}>
      <FieldGroup legend={words.sender} hint={words.senderAddress(present.from)}>
        <TextField
          label={words.senderName}
          hint={words.senderNameHint(present.default_name)}
          maxLength={60}
          problem={errors.name?.message}
          {...state.form.register('name')}
        />
        <TextField
          label={words.answers}
          hint={words.answersHint}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          problem={errors.reply_to?.message}
          {...state.form.register('reply_to')}
        />
      </FieldGroup>
    </SettingsForm>
  );
}
