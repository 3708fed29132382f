import Columns from 'lucide-react/icons/columns-2';
import { useId } from 'react';
import { seenIn } from './seen-in.ts';
import type { Difference } from './difference.ts';
import styles from './difference-list.module.css';
import { DifferenceRows, type TakeDifference } from './difference-rows.tsx';
import { byGroup } from './differences.ts';

type DifferenceListProps = {
  differences: readonly Difference[];
  /** Leads to the field. */
  onJump?: (difference: Difference) => void;
  /** Shows before and after of a group as pictures. */
  onSee?: (group: string) => void;
  take?: TakeDifference;
};

/** What two documents have otherwise, grouped by section, each with both of its values. */
export function DifferenceList({ differences, onJump, onSee, take }: DifferenceListProps) {
  const id = useId();
  return byGroup(differences).map(({ group, label, differences: own }) => (
    <section key={group} className={styles.group} aria-labelledby={`${id}-${group}`}>
      <div className={styles.head}>
        <h4 className={styles.name} id={`${id}-${group}`}>
          {label}
        </h4>
        {onSee && seenIn(group).kind !== 'words' && (
          <button
            type="button"
            className={styles.take}
            aria-label={`See it: ${label}`}
            onClick={() => onSee(group)}
          >
            <Columns aria-hidden="true" size={13} />
            See it
          </button>
        )}
        {take && own.length > 1 && (
          <button
            type="button"
            className={styles.take}
            onClick={() => take.onTake(label, own)}
            aria-label={`${take.all}: ${label}`}
          >
            {take.all}
          </button>
        )}
      </div>
      <DifferenceRows label={label} differences={own} onJump={onJump} take={take} />
    </section>
  ));
}
