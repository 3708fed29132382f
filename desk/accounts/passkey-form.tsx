import { useForm } from 'react-hook-form';
import { useAddPasskey } from '#desk/api/passkeys.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from './account-page.module.css';
import { browserLabel } from '#schemas/rules/browser-label.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type PasskeyFormProps = {
  /** Recovery codes that came with it were seen. */
  onDone(sentence: string): void;
  onCancel?(): void;
};

/** Adds a passkey: a name, the password, the browser's question, and the recovery codes. */
export function PasskeyForm({ onDone, onCancel }: PasskeyFormProps) {
  const { deskAccounts, deskPeople } = useDeskMessages();
  const { passkeys: words, secondFactor, sessions } = deskAccounts;
  const { browser, system } = browserLabel(navigator.userAgent);
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: { name: sessions.browser(browser, system), password: '' },
  });
  const { mutate, isPending, error, data } = useAddPasskey();
  if (data && data.recovery_codes.length > 0) {
    const done = () => onDone(words.added(data.passkey.name));
    return <RecoveryCodes codes={data.recovery_codes} onDone={done} />;
  }
  const send = handleSubmit((input) => {
    if (isPending) return;
    mutate(input, {
      onSuccess: ({ passkey, recovery_codes: codes }) => {
        // Whoever has some already keeps them.
        if (codes.length === 0) onDone(words.added(passkey.name));
      },
      onError: () => setFocus('password'),
    });
  });
  const { errors } = formState;
  const problem = errors.password?.message ?? failureSentence(error, deskPeople.notSaved);
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <p className={css.hint}>{words.host(window.location.hostname)}</p>
      <AccountField
        label={words.name}
        hint={words.nameHint}
        problem={errors.name?.message}
        maxLength={60}
        autoComplete="off"
        {...register('name', { validate: (it) => it.trim() !== '' || words.nameMissing })}
      />
      <AccountField
        label={secondFactor.password}
        problem={problem ?? undefined}
        type="password"
        maxLength={200}
        autoComplete="current-password"
        {...register('password', { validate: (it) => it !== '' || secondFactor.passwordMissing })}
      />
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.asking : words.ask}
        </ActionButton>
        {onCancel && (
          <ActionButton look="outline" onClick={onCancel}>
            {secondFactor.cancel}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
