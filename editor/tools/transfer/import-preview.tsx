import Columns from 'lucide-react/icons/columns-2';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LazyCompareDialog } from '../../review/compare/lazy-compare-dialog.ts';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { DifferenceList } from '../../review/differences/difference-list.tsx';
import { differencesBetween } from '../../review/differences/differences.ts';
import { ImportProblems } from './import-problems.tsx';
import type { Import } from '../../core/exchange/read-import.ts';
import styles from './transfer.module.css';

type ImportPreviewProps = {
  ready: Extract<Import, { kind: 'ready' }>;
  onTake(): void;
  onLeave(): void;
};

/** What an import would change, and what of it cannot be used, before anything is taken over. */
export function ImportPreview({ ready, onTake, onLeave }: ImportPreviewProps) {
  const { config, problems } = ready;
  const present = useReadable(usePorts().document);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const differences = useMemo(() => differencesBetween(present, config), [present, config]);
  const count = differences.length;
  const [seen, setSeen] = useState<{ group?: string } | null>(null);
  return (
    <>
      <section className={styles.part}>
        <h4 ref={title} tabIndex={-1} className={styles.heading}>
          {count === 0
            ? 'It would change nothing'
            : count === 1
              ? 'It would change one thing'
              : `It would change ${count} things`}
        </h4>
        <div className={styles.actions}>
          {count > 0 && (
            <button type="button" className={styles.primary} onClick={onTake}>
              Take it over
            </button>
          )}
          <button type="button" className={styles.button} data-back onClick={onLeave}>
            Leave it
          </button>
        </div>
      </section>
      <ImportProblems config={config} problems={problems} />
      {count > 0 && (
        <section className={styles.part}>
          <h4 className={styles.title}>What changes</h4>
          <div className={styles.actions}>
            <button type="button" className={styles.button} onClick={() => setSeen({})}>
              <Columns aria-hidden="true" size={15} />
              Before and after
            </button>
          </div>
          <DifferenceList differences={differences} onSee={(group) => setSeen({ group })} />
        </section>
      )}
      {seen && (
        <LazyCompareDialog
          title="Before and after the import"
          sides={{
            before: { name: 'Your draft', config: present },
            after: { name: 'After the import', config },
          }}
          same="Nothing differs."
          startAt={seen.group}
          onClose={() => setSeen(null)}
        />
      )}
    </>
  );
}
