import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import type { TakeDifference } from '../differences/difference-rows.tsx';
import { differencesBetween } from '../differences/differences.ts';
import { AlikeParts } from './alike-parts.tsx';
import { comparedParts } from './compared-parts.ts';
import type { ComparedSides } from './compared-sides.ts';
import styles from './compare.module.css';
import { PartCard } from './part-card.tsx';
import { isOtherInTheLight } from './part-pictures.tsx';
import { useIsWide } from './use-is-wide.ts';
import { ViewChoice } from './view-choice.tsx';

export type CompareDialogProps = {
  title: string;
  sides: ComparedSides;
  /** Said where both are the same. */
  same: string;
  /** Dotted path of the group that is wanted first. */
  startAt?: string | undefined;
  /** What can be done with a part, and with each of its settings. */
  take?: TakeDifference | undefined;
  onClose(): void;
};

/**
 * Two documents as pictures of the page, part by part: the visual difference of versions and of
 * what is about to be published. Drawn with this page's data, and only what is in sight.
 */
export function CompareDialog(props: CompareDialogProps) {
  const { title, sides, same, startAt, take, onClose } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [chosen, setChosen] = useState<'beside' | 'slider' | null>(null);
  const isWide = useIsWide();
  const view = chosen ?? (isWide ? 'beside' : 'slider');
  const { before, after } = sides;
  const parts = useMemo(
    () =>
      comparedParts(before.config, after.config, differencesBetween(before.config, after.config)),
    [before.config, after.config],
  );
  const start = parts.find(({ differences }) => differences.some(({ group }) => group === startAt));
  const startKey = useRef(start?.key);
  useEffect(() => {
    if (startKey.current === undefined) return;
    const part = box.current?.querySelector(`[data-compared="${CSS.escape(startKey.current)}"]`);
    part?.scrollIntoView({ block: 'start' });
    part?.querySelector('h3')?.focus({ preventScroll: true });
  }, []);
  const taking = take && {
    ...take,
    onTake: (...taken: Parameters<TakeDifference['onTake']>) => {
      take.onTake(...taken);
      setAnnouncement(`${taken[0]}: done. Undo takes it back.`);
      // What was pressed is gone, and the focus with it.
      lead.current?.focus();
    },
  };
  return (
    <EditorDialog size={parts.length > 0 ? 'full' : 'small'} title={title} onClose={onClose}>
      <div className={styles.top} data-empty={parts.length === 0 || undefined}>
        <p ref={lead} className={styles.lead} tabIndex={-1}>
          {parts.length === 0
            ? same
            : `${before.name} and ${lower(after.name)}: ${count(parts.length)}`}
        </p>
        {parts.length > 0 && <ViewChoice view={view} onChoose={setChosen} />}
      </div>
      <output className={styles.visuallyHidden}>{announcement}</output>
      <div ref={box}>
        {parts.map((part) => (
          <PartCard
            key={part.key}
            id={`${id}-${part.key}`}
            part={part}
            sides={sides}
            view={view}
            take={taking}
          />
        ))}
        {parts.some((part) => part.kind === 'look' && isOtherInTheLight(part)) && (
          <AlikeParts parts={parts} sides={sides} view={view} />
        )}
      </div>
    </EditorDialog>
  );
}

const count = (parts: number) => (parts === 1 ? 'one part differs.' : `${parts} parts differ.`);

const lower = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
