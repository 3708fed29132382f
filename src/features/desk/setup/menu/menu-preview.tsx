import { useState } from 'react';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import type { MenuSource } from '#src/api/staff-menu-import.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { DishTable } from './dish-table.tsx';
import css from './menu.module.css';
import type { MenuImportState } from './use-menu-import.ts';

type MenuPreviewPartProps = { state: MenuImportState; source: MenuSource; preview: MenuPreview };

/** What a menu would change: how much, what needs a look, and every dish; then the change. */
export function MenuPreviewPart({ state, source, preview }: MenuPreviewPartProps) {
  const words = useDeskMessages().deskSetupMenu.preview;
  // Of this very change: what is shown anew is confirmed anew.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isConfirmed = confirmed === preview.fingerprint;
  const [isAsked, setIsAsked] = useState(false);
  const { counts, dishes, notes, starter_dishes: starterDishes, removes_much: asks } = preview;
  const { added, changed, same } = counts.categories;
  const isChange = Object.values(counts).some((part) => part.added + part.changed + part.removed);
  const withheld = dishes.filter((dish) => dish.withheld !== null);
  const isBusy = state.busy !== null;
  const groups = counts.groups.added + counts.groups.changed + counts.groups.same;
  const choices = counts.choices.added + counts.choices.changed + counts.choices.same;
  const apply = () => {
    if (isBusy) return;
    if (asks && !isConfirmed) return setIsAsked(true);
    void state.write(isConfirmed);
  };
  return (
    <>
      <p className={css.counts}>{isChange ? words.counts(counts.dishes) : words.nothing}</p>
      {isChange && (
        <p className={css.hint}>
          {words.parts(added + changed + same, groups, choices)}
          {source.kind === 'starter' && ` ${words.examplePrices}`}
        </p>
      )}
      {withheld.length > 0 && (
        <div className={css.look}>
          <p className={css.sentence}>{words.withheld(withheld.length)}</p>
          <ul className={css.list}>
            {withheld.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {notes.length > 0 && (
        <div className={css.look}>
          <p className={css.sentence}>{words.notes}</p>
          <ul className={css.list}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {source.kind === 'file' && starterDishes > 0 && (
        <Choice
          type="checkbox"
          label={words.replaceStarter(starterDishes)}
          hint={words.replaceStarterHint}
          isChecked={source.replacesStarter}
          onChange={(replacesStarter) => void state.look({ ...source, replacesStarter })}
        />
      )}
      <DishTable preview={preview} />
      {asks && (
        <div className={css.confirm}>
          <Choice
            type="checkbox"
            label={words.removal(counts.dishes.removed)}
            isChecked={isConfirmed}
            onChange={(isOn) => setConfirmed(isOn ? preview.fingerprint : null)}
          />
          <p className={css.sentence} role="alert">
            {isAsked && !isConfirmed ? words.confirmFirst : ''}
          </p>
        </div>
      )}
      <div className={css.actions}>
        {isChange && (
          <ActionButton aria-disabled={isBusy} onClick={apply}>
            {state.busy?.with === 'writing' ? words.applying : words.apply}
          </ActionButton>
        )}
        <ActionButton look="outline" onClick={state.restart}>
          {words.back}
        </ActionButton>
      </div>
    </>
  );
}
