import { UnknownDesignMark } from '../../parts/unknown-design-note.tsx';
import { useEditorState } from '../../core/state/editor-context.tsx';
import { isWithin } from './is-within.ts';
import styles from './problem-badge.module.css';

/** How many texts inside a place cannot be used; nothing where all can. @param prefix `hero` */
export function ProblemBadge({ prefix }: { prefix: string }) {
  const count = useEditorState(
    ({ problems }) => [...problems.keys()].filter((path) => isWithin(path, prefix)).length,
  );
  // A section's row tells of its design here too, wherever such a row stands.
  if (count === 0) return <UnknownDesignMark path={prefix} />;
  return (
    <span className={styles.badge}>
      {count}
      <span className={styles.words}> {count === 1 ? 'problem' : 'problems'}</span>
    </span>
  );
}
