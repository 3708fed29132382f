import { useForm } from 'react-hook-form';
import { useSetPasswordByLink } from '#desk/api/staff-accounts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from './account-page.module.css';
import { isLinkOver } from './is-link-over.ts';
import { LinkOver } from './link-over.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the mail about a forgotten password leads. */
export function NewPasswordPage() {
  const { newPassword: words, accept } = useDeskMessages().deskAccounts;
  const token = useLinkToken();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { password: '' } });
  const { mutate, isPending, isSuccess, error } = useSetPasswordByLink();
  if (isLinkOver(error)) return <LinkOver title={words.overTitle} sentence={error.message} />;
  if (isSuccess) return <LinkOver title={words.doneTitle} sentence={words.done} />;
  const send = handleSubmit(({ password }) => {
    if (!isPending) mutate({ token, password });
  });
  const failure = failureSentence(error, accept.failed);
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{words.title}</h1>
      <p className={css.text}>{words.text}</p>
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={accept.password}
          hint={accept.passwordHint}
          problem={formState.errors.password?.message ?? failure ?? undefined}
          type="password"
          maxLength={200}
          autoComplete="new-password"
          {...register('password', { validate: (it) => it.length >= 10 || accept.passwordShort })}
        />
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : words.save}
        </ActionButton>
      </form>
    </div>
  );
}
