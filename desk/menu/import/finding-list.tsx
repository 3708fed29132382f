import { useState } from 'react';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { findingText } from '#schemas/messages/en/menu-findings.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import { MendHere, type Mending } from './mend-here.tsx';

const shownAtFirst = 10;

/** What of a file needs a look, by row and dish, mended where it stands. */
export function FindingList({
  preview,
  mending,
}: {
  preview: MenuPreview;
  mending: Mending | null;
}) {
  const words = useDeskMessages().deskMenuImport.findings;
  const [isWhole, setIsWhole] = useState(false);
  const { findings, dishes } = preview;
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  const placed = (row: number | null, sheet: string, sentence: string) => {
    if (row === null) return sentence;
    return sheet === '' ? words.row(row, sentence) : words.rowOfSheet(sheet, row, sentence);
  };
  return (
    <section className={css.look}>
      <h4 className={css.subheading}>{words.heading(findings.length)}</h4>
      <ul className={css.findings}>
        {shown.map((finding) => {
          const { kind, row, sheet = '', detail, dish_id: dishId } = finding;
          const dish = dishId === null ? undefined : byId.get(dishId);
          const sentence = findingText(finding);
          return (
            <li key={`${kind} ${sheet} ${row} ${dishId} ${detail}`} className={css.mendable}>
              <p>{placed(row, sheet, sentence)}</p>
              {dish && mending && (
                <MendHere dish={dish} mending={mending}>
                  {(button, form) => (
                    <>
                      {button}
                      {form}
                    </>
                  )}
                </MendHere>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length < findings.length && (
        <div>
          <ActionButton look="outline" onClick={() => setIsWhole(true)}>
            {words.showAll(findings.length)}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
