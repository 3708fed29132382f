import { useId, useState } from 'react';
import { EditorDialog } from '../editor-dialog.tsx';
import { usePorts } from '../../core/state/editor-context.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './staff.module.css';

type SignInDialogProps = {
  /** Why; left out: to edit with others, and to publish. */
  reason?: string;
  onClose(): void;
  onSignedIn(): void;
};

const toPublish =
  'With your staff account your changes are saved for everyone who edits this site, and can be published.';

/** A dialog to sign in over the editor. */
export function SignInDialog({ reason = toPublish, onClose, onSignedIn }: SignInDialogProps) {
  const { staff } = usePorts();
  const form = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <EditorDialog
      title="Sign in"
      onClose={onClose}
      actions={
        <>
          <button type="button" className={styles.button} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" form={form} className={styles.main} aria-disabled={isBusy}>
            {isBusy ? 'Signing in…' : 'Sign in'}
          </button>
        </>
      }
    >
      <p className={styles.words}>{reason}</p>
      <SignInForm id={form} staff={staff} onSignedIn={onSignedIn} onBusy={setIsBusy} />
    </EditorDialog>
  );
}
