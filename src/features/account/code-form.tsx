import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { oneTimeCode } from '#schemas/api/one-time-codes.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import {
  useAnswerCode,
  usePendingCode,
  useRequestCode,
  type CodePurpose,
} from '#src/api/user-session.ts';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { AccountField } from '#ui/elements/account-field.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { AccountPage } from './account-page.tsx';
import css from './account-page.module.css';
import { NewAccountForm } from './new-account-form.tsx';
import { useNextPage } from './next-page.ts';
import { OpenIdConfirm } from './openid/openid-confirm.tsx';
import { useAccountMessages } from './use-account-messages.ts';
import { useSecondsUntil } from '#ui/elements/use-seconds-until.ts';

/** Where somebody asks anew, who loaded the page again or was sent here by nothing. */
const beginnings = {
  'sign-up': paths.signup,
  'sign-in': paths.login,
  password: paths.forgotPassword,
} satisfies Record<CodePurpose, string>;

const isPurpose = (text: string): text is CodePurpose => Object.hasOwn(beginnings, text);

/** /otp-verification: the code of a mail, to confirm an address, to sign in or for another password. */
export function CodeForm() {
  const query = new URLSearchParams(useLocation().search);
  const purpose = query.get('for') ?? '';
  const requestId = query.get('request') ?? '';
  if (purpose === 'openid' && requestId !== '') return <OpenIdConfirm requestId={requestId} />;
  if (!isPurpose(purpose) || requestId === '') return <Navigate replace to={paths.login} />;
  return <CodeOf purpose={purpose} requestId={requestId} />;
}

type CodeOfProps = { purpose: CodePurpose; requestId: string };

function CodeOf(asked: CodeOfProps) {
  const nameless = useAccount((state) => isLoggedIn(state) && state.user?.name === '');
  return nameless ? <NewAccountForm /> : <AnswerForm {...asked} />;
}

function AnswerForm({ purpose, requestId }: CodeOfProps) {
  const account = useAccountMessages();
  const { code: words } = account;
  const { onTheWay } = useNextPage();
  const navigate = useNavigate();
  const pending = usePendingCode(requestId);
  const answer = useAnswerCode(purpose);
  const again = useRequestCode();
  const [isSentAgain, setIsSentAgain] = useState(false);
  const { register, handleSubmit, setFocus, resetField, formState } = useForm({
    defaultValues: { code: '', password: '' },
  });
  const { errors } = formState;
  const wait = useSecondsUntil(pending ? pending.sentAt + pending.sent.resend_in * 1000 : 0);
  const failure = failureSentence(answer.error ?? again.error, account.unreached);
  const isPasswordRefused =
    answer.error instanceof ApiFailure && answer.error.code === 'common_password';
  const send = handleSubmit(async ({ code, password }) => {
    if (answer.isPending) return;
    try {
      const { is_new } = await answer.mutateAsync({ request_id: requestId, code, password });
      if (purpose === 'sign-up' && !is_new) {
        const { existingTitle: title, existing: description } = account.newAccount;
        toast.info({ title, description });
      }
    } catch {
      // The form says why.
      setFocus(isPasswordRefused ? 'password' : 'code');
    }
  });
  const sendAgain = () => {
    if (!pending || again.isPending || wait > 0) return;
    answer.reset();
    again.mutate(pending, {
      onSuccess: ({ sent }) => {
        setIsSentAgain(true);
        resetField('code');
        const here = onTheWay(paths.otpVerification, { for: purpose, request: sent.request_id });
        void navigate(here, { replace: true });
      },
    });
  };
  const email = pending?.body.email;
  return (
    <AccountPage
      title={words.titles[purpose]}
      text={email === undefined ? words.sent : words.sentTo(email)}
      foot={
        <a className={css.link} href={onTheWay(beginnings[purpose])}>
          {pending ? words.other : words.startAgain}
        </a>
      }
    >
      <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
        {/* Password managers keep the new password with it. */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <div className={css.code}>
          <AccountField
            label={words.label}
            hint={words.hint}
            problem={
              errors.code?.message ?? (isPasswordRefused ? undefined : (failure ?? undefined))
            }
            inputMode="numeric"
            maxLength={20}
            autoComplete="one-time-code"
            enterKeyHint={purpose === 'password' ? 'next' : 'go'}
            {...register('code', {
              validate: (it) => oneTimeCode.safeParse(it).success || words.wrongShape,
              onChange: ({ target }) => {
                // Who has typed or pasted the last digit has nothing else to do.
                const isWhole = oneTimeCode.safeParse(String(target.value)).success;
                if (isWhole && purpose !== 'password' && !answer.error) void send();
              },
            })}
          />
        </div>
        {purpose === 'password' && (
          <AccountField
            label={account.newPassword}
            hint={account.newPasswordHint}
            problem={
              errors.password?.message ?? (isPasswordRefused ? (failure ?? undefined) : undefined)
            }
            type="password"
            maxLength={200}
            autoComplete="new-password"
            enterKeyHint="go"
            {...register('password', {
              validate: (it) => it.length >= 10 || account.newPasswordShort,
            })}
          />
        )}
        <div className={css.actions}>
          <ActionButton type="submit" aria-disabled={answer.isPending}>
            {answer.isPending ? account.busy : words.buttons[purpose]}
          </ActionButton>
          {pending && (
            <button
              type="button"
              className={css.plain}
              aria-disabled={wait > 0 || again.isPending}
              onClick={sendAgain}
            >
              {wait > 0 ? words.againIn(wait) : words.again}
            </button>
          )}
        </div>
        <output className={css.note}>{isSentAgain ? words.sentAgain : null}</output>
      </form>
    </AccountPage>
  );
}
