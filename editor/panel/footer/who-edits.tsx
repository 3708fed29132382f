import { useState } from 'react';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { PortFailure } from '../../core/ports.ts';
import styles from './foot.module.css';

/** Who is signed in, and the way in or out. */
export function WhoEdits({ onSignIn }: { onSignIn(): void }) {
  const { staff, sync } = usePorts();
  const { announce } = useEditor();
  const who = useReadable(staff);
  const [words, setWords] = useState('');
  if (who.status === 'unknown') return null;
  if (who.status !== 'signedIn') {
    return (
      <p className={styles.who}>
        {words}{' '}
        <button type="button" className={styles.link} onClick={onSignIn}>
          Sign in
        </button>
      </p>
    );
  }
  const tell = (sentence: string) => {
    setWords(sentence);
    announce(sentence);
  };
  const signOut = async () => {
    const { status, hasChanges } = sync.get();
    try {
      await staff.signOut();
      tell(whereChangesAre(status === 'saved' || status === 'saving', hasChanges));
    } catch (failure) {
      tell(failure instanceof PortFailure ? failure.message : 'Signing out did not work.');
    }
  };
  return (
    <p className={styles.who}>
      <span>{who.member.name}</span>
      <button type="button" className={styles.link} onClick={() => void signOut()}>
        Sign out
      </button>
    </p>
  );
}

function whereChangesAre(isSaved: boolean, hasChanges: boolean): string {
  if (!hasChanges) return 'You are signed out.';
  return isSaved
    ? 'You are signed out. Your draft is saved; sign in to go on.'
    : 'You are signed out. Your changes are kept in this browser.';
}
