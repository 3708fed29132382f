import Inbox from 'lucide-react/icons/inbox';
import { useState } from 'react';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import { useNow } from '../../parts/use-now.ts';
import { ownProposalText } from '../../review/proposals/proposal-text.ts';
import styles from './foot.module.css';

const ProposalsDialog = lazyView(
  'proposals',
  async () => (await import('../../review/proposals/proposals-dialog.tsx')).ProposalsDialog,
);

/** So long the foot says what became of something sent; the dialog to send says it for good (ms). */
const announcedFor = 24 * 60 * 60 * 1000;

/** What waits for the owner: the owner's way to it, or for who sent it what becomes of it. */
export function Proposals({ isOwner }: { isOwner: boolean }) {
  return isOwner ? <WaitingForOwner /> : <OwnProposal />;
}

function WaitingForOwner() {
  const { waiting } = useReadable(usePorts().proposals);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {/* Read out when it comes: nobody looks there all the time. */}
      <output className={styles.proposals} data-empty={waiting === 0 || undefined}>
        {waiting > 0 && (
          <button
            type="button"
            className={styles.button}
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
          >
            <Inbox aria-hidden="true" size={15} />
            Look at what was sent to you ({waiting})
          </button>
        )}
      </output>
      {isOpen && <ProposalsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function OwnProposal() {
  const { own } = useReadable(usePorts().proposals);
  const now = useNow();
  const isOld = own?.decided_at != null && now - Date.parse(own.decided_at) > announcedFor;
  const words = own && !isOld ? ownProposalText(own) : null;
  return (
    <output className={styles.proposals} data-empty={words === null || undefined}>
      {words !== null && <span className={styles.proposal}>{words}</span>}
    </output>
  );
}
