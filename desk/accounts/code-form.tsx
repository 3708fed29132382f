import { useForm } from 'react-hook-form';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from './account-page.module.css';

type CodeFormProps = {
  label: string;
  hint?: string;
  /** Says that nothing was written. */
  missing: string;
  action: string;
  type?: 'text' | 'password';
  autoComplete: 'one-time-code' | 'current-password';
  isPending: boolean;
  error: Error | null;
  onSend(secret: string): void;
  onCancel?(): void;
};

/** Asks for one secret, a code or the password, before something is done. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, missing, action, type = 'text', autoComplete } = props;
  const { isPending, error, onSend, onCancel } = props;
  const { deskAccounts, deskPeople } = useDeskMessages();
  const words = deskAccounts.secondFactor;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { secret: '' } });
  const send = handleSubmit(({ secret }) => {
    if (!isPending) onSend(secret);
  });
  const problem = formState.errors.secret?.message ?? failureSentence(error, deskPeople.notSaved);
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <AccountField
        label={label}
        {...(hint !== undefined && { hint })}
        problem={problem ?? undefined}
        type={type}
        maxLength={type === 'password' ? 200 : 40}
        autoComplete={autoComplete}
        {...register('secret', { validate: (it) => it.trim() !== '' || missing })}
      />
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : action}
        </ActionButton>
        {onCancel && (
          <ActionButton look="outline" onClick={onCancel}>
            {words.cancel}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
