import { useId, useState, type FormEvent } from 'react';
import { usePorts } from '../editor-context.tsx';
import styles from './publish-dialog.module.css';
import { failureOf } from './use-publishing.ts';

/** Signs staff in where they stand, so that nothing they had in hand is left. */
export function SignInHere({ words, onDone }: { words: string; onDone?: () => void }) {
  const id = useId();
  const { staff } = usePorts();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');
  const signIn = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setProblem('');
    try {
      await staff.signIn(email, password);
      onDone?.();
    } catch (error) {
      setProblem(failureOf(error).message);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form className={styles.callout} onSubmit={(event) => void signIn(event)}>
      <p className={styles.strong}>{words}</p>
      <p className={styles.help}>Your changes are kept meanwhile.</p>
      <label htmlFor={`${id}-email`}>E-mail</label>
      <input
        id={`${id}-email`}
        className={styles.input}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <label htmlFor={`${id}-password`}>Password</label>
      <input
        id={`${id}-password`}
        className={styles.input}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="submit" className={styles.button} aria-disabled={isSending}>
        {isSending ? 'One moment…' : 'Sign in'}
      </button>
    </form>
  );
}
