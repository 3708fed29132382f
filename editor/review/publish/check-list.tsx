import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styles from './check-list.module.css';
import type { ToCheck } from './to-check.ts';

type CheckListProps = {
  checks: readonly ToCheck[];
  onJump(place: { group: string; field: string }): void;
};

const levels = {
  error: { Icon: CircleAlert, label: 'Has to be put right' },
  warning: { Icon: TriangleAlert, label: 'Worth a look' },
} as const;

/** What has to be put right before publishing, and what is worth a look; each leads to its field. */
export function CheckList({ checks, onJump }: CheckListProps) {
  if (checks.length === 0) {
    return (
      <p className={styles.fine}>
        <CircleCheck aria-hidden="true" size={15} />
        Nothing stands in the way.
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {checks.map((check) => (
        <li key={check.key}>
          <CheckRow check={check} onJump={onJump} />
        </li>
      ))}
    </ul>
  );
}

function CheckRow({ check, onJump }: { check: ToCheck; onJump: CheckListProps['onJump'] }) {
  const { level, name, message, place } = check;
  const { Icon, label } = levels[level];
  const words = (
    <>
      <Icon aria-hidden="true" size={15} />
      <span className={styles.words}>
        <span className={styles.visuallyHidden}>{label}: </span>
        {name && <span className={styles.name}>{name}</span>}
        <span>{message}</span>
      </span>
    </>
  );
  if (!place) {
    return (
      <p className={styles.row} data-level={level}>
        {words}
      </p>
    );
  }
  return (
    <button type="button" className={styles.row} data-level={level} onClick={() => onJump(place)}>
      {words}
      <ChevronRight aria-hidden="true" size={14} />
    </button>
  );
}
