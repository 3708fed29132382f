import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import type { ConfigSchedule } from '#schemas/api/site-config.ts';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { cityOf, formatInstant } from '../../core/local-time.ts';
import styles from './publish-dialog.module.css';

type PublishedProps = {
  version: number | null;
  schedule: ConfigSchedule | null;
  onClose(): void;
};

/** How a publish went: what everyone sees now, or when they will. */
export function Published({ version, schedule, onClose }: PublishedProps) {
  const { open } = useEditor();
  const { timeZone, locale } = useReadable(usePorts().siteData);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    done.current?.focus();
  }, []);
  const at = (instant: string) =>
    `${formatInstant(instant, timeZone, locale)} (${cityOf(timeZone)} time)`;
  return (
    <div className={styles.done}>
      <CircleCheck aria-hidden="true" size={32} />
      {version !== null && (
        <p className={styles.strong}>
          Version {version} is published. Open customer pages show it within seconds.
        </p>
      )}
      {version === null && schedule && (
        <p className={styles.strong}>Your changes are published {at(schedule.publish_at)}.</p>
      )}
      {schedule?.revert_at && <p>The site goes back {at(schedule.revert_at)}.</p>}
      {schedule && <p className={styles.help}>Until then it can be called off under Versions.</p>}
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            onClose();
            open({ name: 'versions' });
          }}
        >
          See all versions
        </button>
        <button ref={done} type="button" className={styles.primary} onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  );
}
