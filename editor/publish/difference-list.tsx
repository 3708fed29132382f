import Undo from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import type { Difference } from './difference.ts';
import { DifferenceValue } from './difference-value.tsx';
import styles from './difference-list.module.css';
import { byGroup } from './differences.ts';

type DifferenceListProps = {
  differences: readonly Difference[];
  /** Leads to the field. */
  onJump?: (difference: Difference) => void;
  /** What can be done with each by itself, and with all of a group. */
  take?: { one: string; all: string; onTake(label: string, taken: readonly Difference[]): void };
};

/** What two documents have otherwise, grouped by section, each with both of its values. */
export function DifferenceList({ differences, onJump, take }: DifferenceListProps) {
  const id = useId();
  return byGroup(differences).map(({ group, label, differences: own }) => (
    <section key={group} className={styles.group} aria-labelledby={`${id}-${group}`}>
      <div className={styles.head}>
        <h4 className={styles.name} id={`${id}-${group}`}>
          {label}
        </h4>
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
      <ul className={styles.list}>
        {own.map((difference) => (
          <li key={difference.key} className={styles.row} data-difference={difference.key}>
            <div className={styles.words}>
              <DifferenceName difference={difference} onJump={onJump} />
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
    </section>
  ));
}

type DifferenceNameProps = {
  difference: Difference;
  onJump: DifferenceListProps['onJump'] | undefined;
};

function DifferenceName({ difference, onJump }: DifferenceNameProps) {
  if (!onJump) return <span className={styles.label}>{difference.label}</span>;
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
