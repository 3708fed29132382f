import Undo from 'lucide-react/icons/undo-2';
import type { Difference } from './difference.ts';
import { DifferenceValue } from './difference-value.tsx';
import styles from './difference-list.module.css';

/** What can be done with each difference by itself, and with all of a group. */
export type TakeDifference = {
  one: string;
  all: string;
  onTake(label: string, taken: readonly Difference[]): void;
};

type DifferenceRowsProps = {
  /** What all of them belong to. */
  label: string;
  differences: readonly Difference[];
  /** Leads to the field. */
  onJump?: ((difference: Difference) => void) | undefined;
  take?: TakeDifference | undefined;
};

/** Differences one by one, each with both of its values. */
export function DifferenceRows({ label, differences, onJump, take }: DifferenceRowsProps) {
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <li key={difference.key} className={styles.row} data-difference={difference.key}>
          <div className={styles.label}>
            <DifferenceName difference={difference} onJump={onJump} />
            {difference.isNew && <span className={styles.new}>New</span>}
          </div>
          <div className={styles.value}>
            <DifferenceValue view={difference.view} />
          </div>
          {take && (
            <button
              type="button"
              className={styles.take}
              aria-label={`${take.one}: ${label}, ${difference.label}`}
              onClick={() => take.onTake(`${label}: ${difference.label}`, [difference])}
            >
              <Undo aria-hidden="true" size={13} />
              {take.one}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

type DifferenceNameProps = Pick<DifferenceRowsProps, 'onJump'> & { difference: Difference };

function DifferenceName({ difference, onJump }: DifferenceNameProps) {
  if (!onJump) return difference.label;
  return (
    <button
      type="button"
      className={styles.jump}
      aria-label={`Go to ${difference.groupLabel}, ${difference.label}`}
      onClick={() => onJump(difference)}
    >
      {difference.label}
    </button>
  );
}
