import { settingPath } from '#schemas/config/overrides.ts';
import type { ReviewedProposal } from '../../core/ports.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import styles from './proposals.module.css';

/** What of a proposal cannot be accepted, and why; it is left out of what is published. */
export function NotPossible({ reviewed: { details, published } }: { reviewed: ReviewedProposal }) {
  const refused = details.proposed.filter(
    ({ standing }) => standing === 'locked' || standing === 'unfit',
  );
  if (refused.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>Not possible any more</h3>
      <ul className={styles.list}>
        {refused.map(({ key, standing, message }) => {
          const { groupLabel, label } = nameOfSetting(published, settingPath(key));
          return (
            <li key={key} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.strong}>
                  {[groupLabel, label].filter(Boolean).join(' › ')}
                </span>
                <span>
                  {standing === 'locked'
                    ? 'You have locked this for managers since it was sent.'
                    : message}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
