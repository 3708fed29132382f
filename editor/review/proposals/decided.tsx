import CircleCheck from 'lucide-react/icons/circle-check';
import type { ConfigProposal } from '#schemas/api/site-proposals.ts';
import { settings } from './proposal-text.ts';
import styles from './proposals.module.css';

type DecidedProps = {
  done: 'declined' | ConfigProposal;
  onBack: (() => void) | null;
  onClose(): void;
};

/** Focuses it when the dialog opens; `showModal` looks for this attribute. */
const autoFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** What a decision came to. */
export function Decided({ done, onBack, onClose }: DecidedProps) {
  return (
    <div className={styles.done}>
      <CircleCheck aria-hidden="true" size={32} />
      {done === 'declined' ? (
        <p className={styles.strong}>Nothing was published. Who sent it is told why.</p>
      ) : (
        <>
          <p className={styles.strong}>
            {done.restaurant} shows it from now on
            {done.version === null ? '' : ` (version ${done.version})`}. {done.sender} is told.
          </p>
          {done.left_out > 0 && (
            <p className={styles.help}>
              Left out: {settings(done.left_out)}, still in the restaurant’s draft.
            </p>
          )}
        </>
      )}
      {onBack && (
        <button type="button" className={styles.button} onClick={onBack}>
          See what else waits
        </button>
      )}
      <button ref={autoFocus} type="button" className={styles.primary} onClick={onClose}>
        Done
      </button>
    </div>
  );
}
