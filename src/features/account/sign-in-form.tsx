import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { userMailbox } from '#schemas/api/user-accounts.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useRequestCode, useSignIn, useUserPasskeySignIn } from '#src/api/user-session.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { FailedReturn } from './openid/failed-return.tsx';
import { ProviderButtons } from './openid/provider-buttons.tsx';
import { typedEmail } from './typed-email.ts';
import { useNextPage } from './next-page.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Email and password, a code by mail, or a passkey; who is signed in goes on to where they came from. */
export function SignInForm() {
  const words = useAccountMessages();
  const business = useConfig(businessName);
  const { onTheWay } = useNextPage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, trigger, getValues, setFocus, formState } = useForm({
    defaultValues: { email: typedEmail(state), password: '' },
  });
  const byPassword = useSignIn();
  const byPasskey = useUserPasskeySignIn();
  const code = useRequestCode();
  const { errors } = formState;
  const isPending = byPassword.isPending || byPasskey.isPending || code.isPending;
  const failure = failureSentence(
    byPassword.error ?? byPasskey.error ?? code.error,
    words.unreached,
  );
  const forget = () => {
    byPassword.reset();
    byPasskey.reset();
    code.reset();
  };
  const send = handleSubmit((account) => {
    if (isPending) return;
    forget();
    byPassword.mutate(account, { onError: () => setFocus('password') });
  });
  const mailCode = async () => {
    if (isPending || !(await trigger('email', { shouldFocus: true }))) return;
    forget();
    const body = { email: getValues('email') };
    code.mutate(
      { purpose: 'sign-in', body },
      {
        onSuccess: ({ purpose, sent }) =>
          navigate(onTheWay(paths.otpVerification, { for: purpose, request: sent.request_id })),
      },
    );
  };
  const askPasskey = () => {
    if (isPending) return;
    forget();
    byPasskey.mutate(undefined);
  };
  return (
    <AccountPage
      title={words.signIn.title}
      text={words.signIn.text(business)}
      foot={
        <>
          <p>
            {words.signIn.none}{' '}
            <a className={css.link} href={onTheWay(paths.signup)}>
              {words.signIn.signUp}
            </a>
          </p>
          <p>
            {words.signIn.guest}{' '}
            <a className={css.link} href={paths.menu}>
              {words.signIn.toMenu}
            </a>
          </p>
        </>
      }
    >
      <FailedReturn />
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
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
          label={words.password}
          problem={errors.password?.message ?? failure ?? undefined}
          type="password"
          maxLength={200}
          autoComplete="current-password"
          enterKeyHint="go"
          {...register('password', { validate: (it) => it !== '' || words.passwordMissing })}
        />
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={isPending}>
            {byPassword.isPending ? words.busy : words.signIn.button}
          </ActionButton>
          <ActionButton look="outline" aria-disabled={isPending} onClick={() => void mailCode()}>
            {code.isPending ? words.busy : words.signIn.byCode}
          </ActionButton>
          <ActionButton look="outline" aria-disabled={isPending} onClick={askPasskey}>
            {byPasskey.isPending ? words.signIn.askingPasskey : words.signIn.byPasskey}
          </ActionButton>
        </div>
      </form>
      <a className={css.link} href={onTheWay(paths.forgotPassword)}>
        {words.signIn.forgotten}
      </a>
      <ProviderButtons />
    </AccountPage>
  );
}
