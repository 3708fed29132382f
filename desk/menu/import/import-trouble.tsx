import { useEffect, useRef } from 'react';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import type { ImportTrouble } from './use-menu-import.ts';

const mostShown = 20;

/** Why a menu was not read or written, and every place of the file that is to be mended. */
export function ImportTroubleText({ trouble }: { trouble: ImportTrouble }) {
  const words = useDeskMessages().deskMenuImport;
  const { sentence, problems } = trouble;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The choice that led to it may have been made far below.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const more = problems.length - mostShown;
  return (
    <div ref={box} role="alert" className={css.trouble}>
      <p className={css.sentence}>{sentence ?? words.unreached}</p>
      {problems.length > 0 && (
        <ul className={css.list}>
          {problems.slice(0, mostShown).map(({ path, message }) => (
            <li key={`${path} ${message}`}>{words.place(path, message)}</li>
          ))}
          {more > 0 && <li>{words.moreProblems(more)}</li>}
        </ul>
      )}
    </div>
  );
}
