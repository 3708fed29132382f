import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { userMailbox } from '#schemas/api/user-accounts.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useRequestCode } from '#src/api/user-session.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { useNextPage } from './next-page.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Asks for a code by which another password is chosen. */
export function ForgottenPasswordForm() {
  const words = useAccountMessages();
  const { onTheWay } = useNextPage();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const { mutate, isPending, error } = useRequestCode();
  const failure = failureSentence(error, words.unreached);
  const send = handleSubmit((body) => {
    if (isPending) return;
    mutate(
      { purpose: 'password', body },
      {
        onSuccess: ({ purpose, sent }) =>
          navigate(onTheWay(paths.otpVerification, { for: purpose, request: sent.request_id })),
      },
    );
  });
  return (
    <AccountPage
      title={words.forgotten.title}
      text={words.forgotten.text}
      foot={
        <a className={css.link} href={onTheWay(paths.login)}>
          {words.forgotten.back}
        </a>
      }
    >
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={words.email}
          problem={formState.errors.email?.message ?? failure ?? undefined}
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          {...register('email', {
            validate: (it) => userMailbox.safeParse(it).success || words.emailWrong,
          })}
        />
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.forgotten.button}
          </ActionButton>
        </div>
      </form>
    </AccountPage>
  );
}
