import { useForm } from 'react-hook-form';
import { staffMailbox } from '#schemas/api/staff-invitations.ts';
import { useRequestPasswordLink } from '#desk/api/staff-accounts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import css from './account-page.module.css';
import { LinkOver } from './link-over.tsx';

/** Where a forgotten password begins: the answer is the same for every address. */
export function ForgottenPasswordPage() {
  const { forgotten: words, form, accept } = useDeskMessages().deskAccounts;
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const { mutate, isPending, isSuccess, error } = useRequestPasswordLink();
  if (isSuccess) return <LinkOver title={words.sentTitle} sentence={words.sent} />;
  const send = handleSubmit(({ email }) => {
    if (!isPending) mutate(staffMailbox.parse(email));
  });
  const failure = failureSentence(error, accept.failed);
  return (
    <div className={css.page}>
      <h1 className={css.heading}>{words.title}</h1>
      <p className={css.text}>{words.text}</p>
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={form.email}
          problem={formState.errors.email?.message ?? failure ?? undefined}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          autoComplete="username"
          {...register('email', {
            validate: (email) => staffMailbox.safeParse(email).success || form.emailWrong,
          })}
        />
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.busy : words.send}
        </ActionButton>
      </form>
    </div>
  );
}
