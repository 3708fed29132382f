import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { PortFailure, type StaffPort } from '../../core/ports.ts';
import styles from './staff.module.css';

type SignInFormProps = {
  id: string;
  staff: Pick<StaffPort, 'signIn' | 'signInByPasskey'>;
  onSignedIn(): void;
  /** Called when a request begins and ends. */
  onBusy?(isBusy: boolean): void;
};

/** Focuses the first field; `showModal` looks for this attribute. */
const autoFocus = (input: HTMLInputElement | null) => input?.setAttribute('autofocus', '');

/**
 * Email and password of staff, with the field names that password managers expect, and a code where
 * the account asks for one; or a passkey alone.
 */
export function SignInForm({ id, staff, onSignedIn, onBusy }: SignInFormProps) {
  const own = useId();
  const password = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isCodeNeeded, setIsCodeNeeded] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = useRef(false);
  // The question has just come, and nothing else is left to write.
  useEffect(() => {
    if (isCodeNeeded) code.current?.focus();
  }, [isCodeNeeded]);
  /** @returns what was refused; null: somebody is signed in. */
  const attempt = async (signIn: () => Promise<void>): Promise<PortFailure | null> => {
    isBusy.current = true;
    onBusy?.(true);
    setProblem('');
    try {
      await signIn();
      onSignedIn();
      return null;
    } catch (failure) {
      return failure instanceof PortFailure
        ? failure
        : new PortFailure('failed', 'Signing in did not work.');
    } finally {
      isBusy.current = false;
      onBusy?.(false);
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const values = new FormData(event.currentTarget);
    const typed = (name: string) => String(values.get(name));
    const sent = isCodeNeeded ? [typed('code').trim()] : [];
    const refused = await attempt(() =>
      staff.signIn(typed('email').trim(), typed('password'), ...sent),
    );
    if (!refused) return;
    if (refused.code === 'second_factor_required') return setIsCodeNeeded(true);
    setProblem(refused.message);
    (isCodeNeeded ? code : password).current?.focus();
  };
  const askPasskey = async () => {
    if (isBusy.current) return;
    setIsAsking(true);
    const refused = await attempt(() => staff.signInByPasskey());
    setIsAsking(false);
    if (refused) setProblem(refused.message);
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
          aria-invalid={(problem !== '' && !isCodeNeeded) || undefined}
        />
      </div>
      {isCodeNeeded && (
        <div className={styles.field}>
          <label htmlFor={`${own}-code`}>Code</label>
          <input
            ref={code}
            id={`${own}-code`}
            className={styles.input}
            name="code"
            autoComplete="one-time-code"
            required
            maxLength={40}
            aria-describedby={`${own}-hint ${own}-problem`}
            aria-invalid={problem !== '' || undefined}
          />
          <p id={`${own}-hint`} className={styles.hint}>
            The six digits that your app shows, or a recovery code; or use your passkey.
          </p>
        </div>
      )}
      <p id={`${own}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isAsking || undefined}
        onClick={() => void askPasskey()}
      >
        {isAsking ? 'Answer your browser’s question…' : 'Use a passkey instead'}
      </button>
    </form>
  );
}
