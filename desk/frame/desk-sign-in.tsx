import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '#ui/api/client.ts';
import { usePasskeySignIn } from '#desk/api/passkeys.ts';
import { useStaffSignIn } from '#desk/api/staff-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '#ui/paths.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import css from './desk.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type DeskSignInProps = {
  /** Why it is not known whether somebody is signed in. */
  problem?: string;
  onRetry?(): void;
  onSignedIn(): void;
};

/**
 * Email and password of staff, with the field names that password managers expect, or a passkey
 * alone.
 */
export function DeskSignIn({ problem, onRetry, onSignedIn }: DeskSignInProps) {
  const { desk, deskAccounts } = useDeskMessages();
  const words = desk.signIn;
  const { secondFactor: factor, passkeys } = deskAccounts;
  const id = useId();
  const { register, handleSubmit, setFocus } = useForm({
    defaultValues: { email: '', password: '', code: '' },
  });
  const byPassword = useStaffSignIn();
  const byPasskey = usePasskeySignIn();
  const isPending = byPassword.isPending || byPasskey.isPending;
  const error = byPasskey.error ?? byPassword.error;
  const failure = error instanceof ApiFailure ? error.code : null;
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const sentence =
    error === null || failure === 'second_factor_required'
      ? problem
      : (failureSentence(error, words.failed) ?? undefined);
  // The question has just come, and nothing else is left to write.
  useEffect(() => {
    if (isCodeNeeded) setFocus('code');
  }, [isCodeNeeded, setFocus]);
  const send = handleSubmit(({ email, password, code }) => {
    if (isPending) return;
    onRetry?.();
    byPasskey.reset();
    const onError = (refused: Error) => {
      const isAsked = refused instanceof ApiFailure && refused.code === 'second_factor_required';
      if (isAsked) setIsCodeNeeded(true);
      else setFocus(isCodeNeeded ? 'code' : 'password');
    };
    const account = { email, password, ...(isCodeNeeded && { code }) };
    byPassword.mutate(account, { onSuccess: onSignedIn, onError });
  });
  const askPasskey = () => {
    if (isPending) return;
    onRetry?.();
    byPassword.reset();
    byPasskey.mutate(undefined, { onSuccess: onSignedIn });
  };
  return (
    <form className={css.signIn} onSubmit={(event) => void send(event)}>
      <h1 className={css.heading}>{words.heading}</h1>
      <p className={css.text}>{words.text}</p>
      <label htmlFor={`${id}-email`}>{words.email}</label>
      <input
        id={`${id}-email`}
        className={css.input}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="username"
        required
        maxLength={254}
        {...register('email')}
      />
      <label htmlFor={`${id}-password`}>{words.password}</label>
      <input
        id={`${id}-password`}
        className={css.input}
        type="password"
        autoComplete="current-password"
        required
        maxLength={200}
        aria-describedby={`${id}-problem`}
        aria-invalid={failure === 'wrong_password' || undefined}
        {...register('password')}
      />
      {isCodeNeeded && (
        <>
          <label htmlFor={`${id}-code`}>{factor.code}</label>
          <input
            id={`${id}-code`}
            className={css.input}
            autoComplete="one-time-code"
            required
            maxLength={40}
            aria-describedby={`${id}-code-hint ${id}-problem`}
            {...register('code')}
          />
          <p id={`${id}-code-hint`}>{factor.signInHint}</p>
        </>
      )}
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {sentence}
      </p>
      <ActionButton type="submit" aria-disabled={isPending}>
        {byPassword.isPending ? words.busy : words.button}
      </ActionButton>
      <ActionButton look="outline" aria-disabled={isPending} onClick={askPasskey}>
        {byPasskey.isPending ? passkeys.asking : passkeys.signIn}
      </ActionButton>
      <a className={css.forgotten} href={paths.deskPage('forgotten-password')}>
        {deskAccounts.forgotten.link}
      </a>
    </form>
  );
}
