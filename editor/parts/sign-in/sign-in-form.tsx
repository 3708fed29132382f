import { useId, useRef, useState, type FormEvent } from 'react';
import { PortFailure, type StaffPort } from '../../core/ports.ts';
import styles from './staff.module.css';

type SignInFormProps = {
  id: string;
  signIn: StaffPort['signIn'];
  onSignedIn(): void;
  /** Called when a request begins and ends. */
  onBusy?(isBusy: boolean): void;
};

/** Focuses the first field; `showModal` looks for this attribute. */
const autoFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/** Email and password of staff, with the field names that password managers expect. */
export function SignInForm({ id, signIn, onSignedIn, onBusy }: SignInFormProps) {
  const own = useId();
  const password = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const isBusy = useRef(false);
  const setBusy = (next: boolean) => {
    isBusy.current = next;
    onBusy?.(next);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const values = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    try {
      await signIn(String(values.get('email')).trim(), String(values.get('password')));
      onSignedIn();
    } catch (failure) {
      setProblem(failure instanceof PortFailure ? failure.message : 'Signing in did not work.');
      password.current?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void submit(event)}>
      <div className={styles.field}>
        <label htmlFor={`${own}-email`}>Email</label>
        <input
          ref={autoFocus}
          id={`${own}-email`}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="username"
          required
          maxLength={254}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${own}-password`}>Password</label>
        <input
          ref={password}
          id={`${own}-password`}
          className={styles.input}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={200}
          aria-describedby={`${own}-problem`}
          aria-invalid={problem !== '' || undefined}
        />
      </div>
      <p id={`${own}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}
