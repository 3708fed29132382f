import { useEffect, useId, useRef, useState } from 'react';
import { usePorts } from '../../core/state/editor-context.tsx';
import { SignInForm } from '../../parts/sign-in/sign-in-form.tsx';
import styles from './publish-dialog.module.css';

/** Signs staff in where they stand, so that nothing they had in hand is left. */
export function SignInHere({ words, onDone }: { words: string; onDone?: () => void }) {
  const form = useId();
  const { staff } = usePorts();
  const [isBusy, setIsBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // It takes the place of what was pressed, and is itself gone once it has served.
  useEffect(() => {
    const here = box.current;
    const around = here?.parentElement;
    here?.querySelector('input')?.focus();
    return () => {
      if (!here?.isConnected) around?.querySelector<HTMLElement>('input, button')?.focus();
    };
  }, []);
  return (
    <div ref={box} className={styles.callout}>
      <p className={styles.strong}>{words}</p>
      <p className={styles.help}>Your changes are kept meanwhile.</p>
      <SignInForm id={form} staff={staff} onSignedIn={() => onDone?.()} onBusy={setIsBusy} />
      <button type="submit" form={form} className={styles.primary} aria-disabled={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign in'}
      </button>
    </div>
  );
}
