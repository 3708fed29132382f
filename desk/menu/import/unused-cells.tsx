import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { unusedText } from '#schemas/messages/en/menu-findings.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';

/** Cells of a table that do not come to the menu, by column; folded, for an export has many. */
export function UnusedCells({ unused }: Pick<MenuPreview, 'unused'>) {
  const words = useDeskMessages().deskMenuImport.unused;
  if (unused.length === 0) return null;
  const columns = new Set(unused.map(({ sheet, column }) => `${column} ${sheet}`)).size;
  const count = unused.reduce((sum, one) => sum + one.cells, 0);
  return (
    <details className={css.look}>
      <summary className={css.sentence}>{words.heading(columns, count)}</summary>
      <ul className={css.list}>
        {unused.map((one) => (
          <li key={`${one.sheet} ${one.column} ${one.why}`}>{unusedText(one)}</li>
        ))}
      </ul>
    </details>
  );
}
