import type { When } from '#schemas/config/when.ts';
import own from './section-row.module.css';
import { formatWhen } from '../../core/sections/format-when.ts';

/** When a section is shown, on its row of the list: it describes the row's button. */
export function WhenNote({ id, when }: { id: string; when: When }) {
  const words = formatWhen(when);
  return (
    words !== '' && (
      <span className={own.when} id={id} title={words} aria-hidden="true">
        {words}
      </span>
    )
  );
}
