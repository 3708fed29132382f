import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MenuPreview } from '#schemas/api/staff-menu-import.ts';
import type { MenuSource } from '#desk/api/staff-menu-import.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { DishTable } from './dish-table.tsx';
import { EarlierDishes } from './earlier-dishes.tsx';
import { FindingList } from './finding-list.tsx';
import css from './import.module.css';
import { LeftOut } from './left-out.tsx';
import type { Mending } from './mend-here.tsx';
import { UnusedCells } from './unused-cells.tsx';
import type { MappedFile, MenuImportState } from './use-menu-import.ts';

type MenuPreviewPartProps = {
  state: MenuImportState;
  source: MenuSource;
  preview: MenuPreview;
  /** The table that it was read from; null: it is none, or was read as it was guessed. */
  mapped: MappedFile | null;
  /** Besides what it would bring. */
  hint?: string;
};

/** What a menu would change: how much, what needs a look, and every dish; then the change. */
export function MenuPreviewPart({ state, source, preview, mapped, hint }: MenuPreviewPartProps) {
  const words = useDeskMessages().deskMenuImport.preview;
  // Of this very change: what is shown anew is confirmed anew.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isConfirmed = confirmed === preview.fingerprint;
  const [isAsked, setIsAsked] = useState(false);
  const mending = mendingOf(state, source, preview);
  const { counts, dishes, notes, starter_dishes: starterDishes, removes_much: asks } = preview;
  const { added, changed, same } = counts.categories;
  const isChange = Object.values(counts).some((part) => part.added + part.changed + part.removed);
  const named = new Set(preview.findings.map((finding) => finding.dish_id));
  const withheld = dishes.filter((dish) => dish.withheld !== null && !named.has(dish.id));
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
      <Sum key={preview.fingerprint}>{isChange ? words.counts(counts.dishes) : words.nothing}</Sum>
      {isChange && (
        <p className={css.hint}>
          {words.parts(added + changed + same, groups, choices)}
          {hint !== undefined && ` ${hint}`}
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
      {preview.findings.length > 0 && <FindingList preview={preview} mending={mending} />}
      {source.kind === 'file' && mending && (
        <LeftOut mended={source.options.mended} mending={mending} />
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
      <UnusedCells unused={preview.unused} />
      {source.kind === 'file' && preview.earlier_dishes > 0 && (
        <EarlierDishes
          count={preview.earlier_dishes}
          adds={source.adds}
          onChange={(adds) => void state.look({ ...source, adds }, mapped)}
        />
      )}
      {source.kind === 'file' && starterDishes > 0 && (
        <Choice
          type="checkbox"
          label={words.replaceStarter(starterDishes)}
          hint={words.replaceStarterHint}
          isChecked={source.replacesStarter}
          onChange={(replacesStarter) => void state.look({ ...source, replacesStarter }, mapped)}
        />
      )}
      <DishTable preview={preview} mending={mending} />
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
        {mapped && (
          <ActionButton
            look="outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && state.backToTable(mapped)}
          >
            {words.backToTable}
          </ActionButton>
        )}
        <ActionButton look="outline" onClick={state.restart}>
          {words.back}
        </ActionButton>
      </div>
    </>
  );
}

/** How dishes of a file are mended; null: it is no file. */
function mendingOf(
  state: MenuImportState,
  source: MenuSource,
  { dishes, findings }: MenuPreview,
): Mending | null {
  if (source.kind !== 'file') return null;
  const byId = new Map(source.options.mended.map((one) => [one.id, one]));
  const unnamed = new Set(
    findings.flatMap(({ kind, dish_id }) => (kind === 'sizes_named' ? [dish_id] : [])),
  );
  return {
    mendedOf: (id) => byId.get(id),
    hasUnnamedSizes: (id) => unnamed.has(id) || byId.get(id)?.size_names !== undefined,
    categories: [...new Set(dishes.map(({ category }) => category))].filter((one) => one !== ''),
    isBusy: state.busy !== null,
    mend: state.mend,
  };
}

/** How much would change; takes the focus where what had it was mended and went. */
function Sum({ children }: { children: ReactNode }) {
  const sum = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) sum.current?.focus();
  }, []);
  return (
    <p ref={sum} tabIndex={-1} className={css.counts}>
      {children}
    </p>
  );
}
