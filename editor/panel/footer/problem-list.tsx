import { useEditor } from '../../core/state/editor-context.tsx';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { pathOf } from '../../core/settings/path-of.ts';
import type { SyncState } from '../../core/ports.ts';
import styles from './foot.module.css';

/** What the server did not take: each leads to its field. */
export function ProblemList({ problems }: Pick<SyncState, 'problems'>) {
  const { document, select } = useEditor();
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, message }) => {
        if (path === '') return <li key={path}>{message}</li>;
        const { group, groupLabel, label } = nameOfSetting(document.get(), pathOf(path));
        return (
          <li key={path}>
            <button
              type="button"
              className={styles.link}
              onClick={() => select({ group, field: path, by: 'panel' })}
            >
              {[groupLabel, label].filter(Boolean).join(' › ')}
            </button>
            : {message}
          </li>
        );
      })}
    </ul>
  );
}
