import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { ApiFailure } from '#src/api/client.ts';
import { useStaffSignIn } from '#src/api/staff-session.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { paths } from '../../../paths.ts';
import css from './desk.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

type DeskSignInProps = {
  /** Why it is not known whether somebody is signed in. */
  problem?: string;
  onRetry?(): void;
  onSignedIn(): void;
};

/** Email and password of staff, with the field names that password managers expect. */
export function DeskSignIn({ problem, onRetry, onSignedIn }: DeskSignInProps) {
  const { desk, deskAccounts } = useDeskMessages();
  const words = desk.signIn;
  const id = useId();
  const { register, handleSubmit, setFocus } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const { mutate, isPending, error } = useStaffSignIn();
  const sentence =
    error === null
      ? problem
      : error instanceof ApiFailure && error.status > 0
        ? error.message
        : words.failed;
  const send = handleSubmit((account) => {
    if (isPending) return;
    onRetry?.();
    mutate(account, { onSuccess: onSignedIn, onError: () => setFocus('password') });
  });
  return (
    <form className={css.signIn} onSubmit={(event) => void send(event)}>
      <h1 className={css.heading}>{words.heading}</h1>
      <p className={css.text}>{words.text}</p>
      <label htmlFor={`${id}-email`}>{words.email}</label>
      <input
        id={`${id}-email`}
        className={css.input}
        type="email"
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
        aria-invalid={error !== null || undefined}
        {...register('password')}
      />
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {sentence}
      </p>
      <ActionButton type="submit" aria-disabled={isPending}>
        {isPending ? words.busy : words.button}
      </ActionButton>
      <a className={css.forgotten} href={paths.deskPage('forgotten-password')}>
        {deskAccounts.forgotten.link}
      </a>
    </form>
  );
}
