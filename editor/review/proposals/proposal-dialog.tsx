import { useCallback, useState } from 'react';
import type { ConfigProposal } from '#schemas/api/site-proposals.ts';
import type { PortFailure, ReviewedProposal } from '../../core/ports.ts';
import { usePorts } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { failureOf } from '../../parts/failure-of.ts';
import { Decided } from './decided.tsx';
import { ProposalReview } from './proposal-review.tsx';
import styles from './proposals.module.css';

type ProposalDialogProps = {
  id: string;
  /** To the others; null: there are none. */
  onBack: (() => void) | null;
  onClose(): void;
};

/** One proposal, from before and after to what the owner decides. */
export function ProposalDialog({ id, onBack, onClose }: ProposalDialogProps) {
  const { proposals } = usePorts();
  const load = useCallback(() => proposals.review(id), [proposals, id]);
  const { state, retry } = useLoaded(load);
  const [known, setKnown] = useState<ReviewedProposal | null>(null);
  const [failure, setFailure] = useState<PortFailure | null>(null);
  const [done, setDone] = useState<'declined' | ConfigProposal | null>(null);
  if (state.status === 'ready' && state.value !== known) setKnown(state.value);

  const decide = async (call: () => Promise<'declined' | ConfigProposal>) => {
    setFailure(null);
    try {
      setDone(await call());
    } catch (error) {
      const reason = failureOf(error);
      setFailure(reason);
      // What it is compared with is another one by now.
      if (reason.code === 'stale_proposal' || reason.code === 'refused') retry();
    }
  };

  if (done) {
    return (
      <EditorDialog
        size="medium"
        title={done === 'declined' ? 'Declined' : 'Published'}
        onClose={onClose}
      >
        <Decided done={done} onBack={onBack} onClose={onClose} />
      </EditorDialog>
    );
  }
  if (!known) {
    return (
      <EditorDialog size="medium" title="Sent to you" onClose={onClose}>
        {state.status === 'failed' ? (
          <LoadFailed words={state.words} onRetry={retry} />
        ) : (
          <p className={styles.help}>Loading…</p>
        )}
      </EditorDialog>
    );
  }
  return (
    <ProposalReview
      reviewed={known}
      failure={failure}
      onAccept={(keys) => decide(() => proposals.accept(id, known.details.revision, keys))}
      onDecline={(reason) =>
        decide(async () => {
          await proposals.decline(id, reason);
          return 'declined';
        })
      }
      onBack={onBack}
      onClose={onClose}
    />
  );
}
