import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { guestDetails } from '#schemas/api/orders.ts';
import { personFields } from '#schemas/messages/en/person-fields.ts';
import { userMailbox, userPhone } from '#schemas/api/user-accounts.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useRequestCode } from '#src/api/user-session.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { ProviderButtons } from './openid/provider-buttons.tsx';
import { useNextPage } from './next-page.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Name, email, telephone and password of a new account, which a code by mail makes. */
export function SignUpForm() {
  const words = useAccountMessages();
  const { onTheWay } = useNextPage();
  const navigate = useNavigate();
  // What was given with an order as a guest is not asked for again.
  const guest = useAccount(({ guestUser }) => guestUser);
  const { register, handleSubmit, setFocus, formState } = useForm({
    defaultValues: {
      name: guest?.name ?? '',
      email: guest?.email ?? '',
      phone_no: guest?.phone_no ?? '',
      password: '',
    },
  });
  const { mutate, isPending, error } = useRequestCode();
  const { errors } = formState;
  const refusal = failureSentence(error, words.unreached);
  const isPasswordRefused = error instanceof ApiFailure && error.code === 'common_password';
  const send = handleSubmit((body) => {
    if (isPending) return;
    mutate(
      { purpose: 'sign-up', body },
      {
        onSuccess: ({ purpose, sent }) =>
          navigate(onTheWay(paths.otpVerification, { for: purpose, request: sent.request_id })),
        onError: () => setFocus('password'),
      },
    );
  });
  return (
    <AccountPage
      title={words.signUp.title}
      text={words.signUp.text}
      foot={
        <p>
          {words.signUp.has}{' '}
          <a className={css.link} href={onTheWay(paths.login)}>
            {words.signUp.signIn}
          </a>
        </p>
      }
    >
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        <AccountField
          label={words.name}
          problem={errors.name?.message}
          maxLength={80}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          {...register('name', {
            validate: (it) => guestDetails.shape.name.safeParse(it).success || personFields.name,
          })}
        />
        <AccountField
          label={words.email}
          problem={errors.email?.message}
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          {...register('email', {
            validate: (it) => userMailbox.safeParse(it).success || words.emailWrong,
          })}
        />
        <AccountField
          label={words.phone}
          hint={words.phoneHint}
          problem={errors.phone_no?.message}
          type="tel"
          inputMode="tel"
          maxLength={40}
          autoComplete="tel"
          enterKeyHint="next"
          {...register('phone_no', {
            validate: (it) => userPhone.safeParse(it).success || words.phoneWrong,
          })}
        />
        <AccountField
          label={words.newPassword}
          hint={words.newPasswordHint}
          problem={errors.password?.message ?? (isPasswordRefused ? (refusal ?? '') : undefined)}
          type="password"
          maxLength={200}
          autoComplete="new-password"
          enterKeyHint="go"
          {...register('password', {
            validate: (it) => it.length >= 10 || words.newPasswordShort,
          })}
        />
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={isPending}>
            {isPending ? words.busy : words.signUp.button}
          </ActionButton>
        </div>
        <p role="alert" className={css.problem}>
          {isPasswordRefused ? null : refusal}
        </p>
      </form>
      <ProviderButtons />
    </AccountPage>
  );
}
