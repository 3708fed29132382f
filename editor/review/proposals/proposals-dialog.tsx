import { useCallback, useState } from 'react';
import { usePorts } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { useLoaded } from '../../parts/use-loaded.ts';
import { ProposalDialog } from './proposal-dialog.tsx';
import { ProposalDescription } from './proposal-description.tsx';
import styles from './proposals.module.css';

/** What managers sent to the owner: one is looked at right away, of several one is chosen. */
export function ProposalsDialog({ onClose }: { onClose(): void }) {
  const { proposals } = usePorts();
  const load = useCallback(() => proposals.list(), [proposals]);
  const { state, retry } = useLoaded(load);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = state.status === 'ready' ? state.value : [];
  const only = list.length === 1 ? list[0]?.id : undefined;
  const shown = chosen ?? only ?? null;
  if (shown !== null) {
    const back = () => {
      setChosen(null);
      retry();
    };
    return (
      <ProposalDialog
        key={shown}
        id={shown}
        onBack={list.length > 1 ? back : null}
        onClose={onClose}
      />
    );
  }
  return (
    <EditorDialog size="medium" title="Sent to you" onClose={onClose}>
      {state.status === 'loading' && <p className={styles.help}>Loading…</p>}
      {state.status === 'failed' && <LoadFailed words={state.words} onRetry={retry} />}
      {state.status === 'ready' && list.length === 0 && (
        <p className={styles.help}>Nothing waits for you any more.</p>
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((proposal) => (
            <li key={proposal.id} className={styles.row}>
              <ProposalDescription proposal={proposal} />
              <button
                type="button"
                className={styles.button}
                aria-label={`Look at it: ${proposal.restaurant}, from ${proposal.sender}`}
                onClick={() => setChosen(proposal.id)}
              >
                Look at it
              </button>
            </li>
          ))}
        </ul>
      )}
    </EditorDialog>
  );
}
