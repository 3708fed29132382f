import { useForm } from 'react-hook-form';
import { useChangeOwnPassword } from '#desk/api/staff-accounts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from './account-page.module.css';

/** Changes one's own password; nothing of it is stored in the page. */
export function OwnPassword({ onDone }: { onDone(sentence: string): void }) {
  const { deskAccounts, deskPeople } = useDeskMessages();
  const { ownPassword: words, accept } = deskAccounts;
  const { email } = useDesk().member;
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    defaultValues: { current: '', password: '' },
  });
  const { mutate, isPending, error } = useChangeOwnPassword();
  const { errors } = formState;
  const send = handleSubmit((input) => {
    if (isPending) return;
    mutate(input, {
      onSuccess: () => {
        reset();
        onDone(words.done);
      },
      onError: () => setFocus('current'),
    });
  });
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <AccountField
        label={words.current}
        problem={
          errors.current?.message ?? failureSentence(error, deskPeople.notSaved) ?? undefined
        }
        type="password"
        maxLength={200}
        autoComplete="current-password"
        {...register('current', { validate: (it) => it !== '' || words.currentMissing })}
      />
      <AccountField
        label={words.next}
        hint={accept.passwordHint}
        problem={errors.password?.message}
        type="password"
        maxLength={200}
        autoComplete="new-password"
        {...register('password', { validate: (it) => it.length >= 10 || accept.passwordShort })}
      />
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : words.save}
        </ActionButton>
      </div>
    </form>
  );
}
