import Columns from 'lucide-react/icons/columns-2';
import { useState, type ReactNode, type RefObject } from 'react';
import { LazyCompareDialog } from '../compare/lazy-compare-dialog.ts';
import { useEditor, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { CheckList } from './check-list.tsx';
import type { Difference } from '../differences/difference.ts';
import { DifferenceList } from '../differences/difference-list.tsx';
import { PreviewLink } from './preview-link.tsx';
import styles from './publish-dialog.module.css';
import { takeFrom } from '../differences/take-from.ts';
import type { ToCheck } from './to-check.ts';

type ReviewProps = {
  differences: readonly Difference[];
  checks: readonly ToCheck[];
  errors: number;
  /** Takes the focus where what is new is to be looked at. */
  listTitle: RefObject<HTMLHeadingElement | null>;
  /** Takes the focus where something has to be put right first. */
  checksTitle: RefObject<HTMLHeadingElement | null>;
  onJump(place: { group: string; field?: string }): void;
  /** What the last part is called. */
  title?: string;
  /** When and how it is published, or who can. */
  children: ReactNode;
};

/** What changes beside what stands in the way; each of both leads to its field. */
export function Review(props: ReviewProps) {
  const {
    differences,
    checks,
    errors,
    listTitle,
    checksTitle,
    onJump,
    title = 'Publish',
    children,
  } = props;
  const { change } = useEditor();
  const { document, staff } = usePorts();
  const [announcement, setAnnouncement] = useState('');
  const [seen, setSeen] = useState<{ group: string | undefined } | null>(null);
  const config = useReadable(document);
  const isSignedIn = staff.get().status === 'signedIn';
  const putBack = (label: string, taken: readonly Difference[]) => {
    const published = document.published();
    change(`${label} put back`, (draft) =>
      takeFrom(
        published,
        taken.map(({ place }) => place),
        draft,
      ),
    );
    setAnnouncement(`${label} is put back.`);
    // Its row is gone, and the focus with it.
    listTitle.current?.focus();
  };
  const take = { one: 'Put back', all: 'Put all back', onTake: putBack };
  return (
    <div className={styles.columns}>
      <section className={styles.part}>
        <div className={styles.partHead}>
          <h3 ref={listTitle} tabIndex={-1} className={styles.partTitle}>
            What changes
          </h3>
          {differences.length > 0 && (
            <button
              type="button"
              className={styles.button}
              onClick={() => setSeen({ group: undefined })}
            >
              <Columns aria-hidden="true" size={15} />
              Before and after
            </button>
          )}
        </div>
        <output className={styles.visuallyHidden}>{announcement}</output>
        {differences.length === 0 ? (
          <p className={styles.help}>Nothing: the site is as everyone sees it.</p>
        ) : (
          <DifferenceList
            differences={differences}
            onJump={({ group, field }) => onJump({ group, ...(field !== undefined && { field }) })}
            onSee={(group) => setSeen({ group })}
            take={take}
          />
        )}
        {seen && (
          <LazyCompareDialog
            title="Before and after"
            sides={{
              before: { name: 'Published now', config: document.published() },
              after: { name: 'Your draft', config },
            }}
            same="Nothing differs: the site is as everyone sees it."
            startAt={seen.group}
            take={take}
            onClose={() => setSeen(null)}
          />
        )}
      </section>
      <div className={styles.side}>
        <section className={styles.part}>
          <h3 ref={checksTitle} tabIndex={-1} className={styles.partTitle}>
            {titleOfChecks(errors, checks.length - errors)}
          </h3>
          <CheckList checks={checks} onJump={onJump} />
        </section>
        {children && (
          <section className={styles.part}>
            <h3 className={styles.partTitle}>{title}</h3>
            {children}
          </section>
        )}
        {isSignedIn && (
          <details
            className={styles.part}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
            }}
          >
            <summary className={styles.partTitle}>Show it to somebody first</summary>
            <PreviewLink />
          </details>
        )}
      </div>
    </div>
  );
}

function titleOfChecks(errors: number, warnings: number): string {
  const parts = [
    ...(errors > 0 ? [`${errors} to put right`] : []),
    ...(warnings > 0 ? [`${warnings} worth a look`] : []),
  ];
  return parts.length > 0 ? `Checklist: ${parts.join(', ')}` : 'Checklist';
}
