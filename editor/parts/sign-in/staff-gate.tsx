import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import frame from '../editor.module.css';
import { useReadable } from '../../core/state/editor-context.tsx';
import type { StaffPort } from '../../core/ports.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './staff.module.css';

type StaffGateProps = { staff: StaffPort; onClose(): void };

/** Where the editor is for staff only, they sign in before it opens (requirements, Identity). */
export function StaffGate({ staff, onClose }: StaffGateProps) {
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  const { status } = useReadable(staff);
  return (
    <div className={frame.editor} lang="en" dir="ltr">
      <header className={styles.head}>
        <h2 className={styles.title}>Edit site</h2>
        <button
          type="button"
          className={frame.tool}
          aria-label="Close the editor"
          title="Close (Esc)"
          onClick={onClose}
        >
          <X aria-hidden="true" size={16} />
        </button>
      </header>
      <div className={styles.gate}>
        {status === 'unknown' ? (
          <p aria-busy="true">Looking whether you are signed in…</p>
        ) : (
          <>
            <p>Sign in with your staff account to edit this site.</p>
            <SignInForm id={form} staff={staff} onSignedIn={() => undefined} onBusy={setIsBusy} />
            <button type="submit" form={form} className={styles.main} aria-disabled={isBusy}>
              {isBusy ? 'Signing in…' : 'Sign in'}
            </button>
          </>
        )}
      </div>
    </div>
  );
}
