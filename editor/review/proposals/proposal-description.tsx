import type { ConfigProposal } from '#schemas/api/site-proposals.ts';
import { formatInstant } from '../../core/local-time.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { settings } from './proposal-text.ts';
import styles from './proposals.module.css';

/** Who sent what, when, and why. */
export function ProposalDescription({ proposal }: { proposal: ConfigProposal }) {
  const { timeZone, locale } = useReadable(usePorts().siteData);
  const { restaurant, sender, sent_at, changes, message } = proposal;
  return (
    <div className={styles.words}>
      <p className={styles.strong}>{restaurant}</p>
      <p className={styles.help}>
        {sender} sent {settings(changes)}, {formatInstant(sent_at, timeZone, locale)}.
      </p>
      {message !== '' && <blockquote className={styles.message}>{message}</blockquote>}
    </div>
  );
}
