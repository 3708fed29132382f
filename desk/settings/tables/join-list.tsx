import type { TablePlanBody } from '#schemas/api/staff-tables.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { keyed } from '#variants/primitives/keyed.ts';
import { FieldGroup } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { NumberField } from './number-field.tsx';
import { namesOf, type PlanArea, type PlanId, type PlanJoin } from './plan-changes.ts';
import css from './tables.module.css';

type JoinListProps = {
  plan: TablePlanBody;
  area: PlanArea;
  problem(place: string): string | undefined;
  onChange(plan: TablePlanBody): void;
};

/** The most that a party may be (`partySize`). */
const mostPeople = 100;

/** Which tables of an area are put together for a larger party (rule R90). */
export function JoinList({ plan, area, problem, onChange }: JoinListProps) {
  const words = useDeskMessages().deskTables.joins;
  const { tables: tableWords } = useDeskMessages().deskTables;
  const tables = plan.tables.filter((table) => table.area_id === area.id);
  const ids = new Set<PlanId>(tables.map(({ id }) => id));
  const put = (index: number, join: PlanJoin) =>
    onChange({ ...plan, joins: plan.joins.with(index, join) });
  const add = () => {
    const [one, other] = tables;
    if (!one || !other) return;
    const most = one.max_party + other.max_party;
    const join: PlanJoin = {
      table_ids: [one.id, other.id],
      min_party: Math.min(most, Math.max(one.max_party, other.max_party) + 1),
      max_party: most,
    };
    onChange({ ...plan, joins: [...plan.joins, join] });
  };
  const choose = (index: number, join: PlanJoin, id: PlanId, isChosen: boolean) => {
    // In the order of the plan, which is the order in which they stand.
    const chosen = tables
      .filter((table) => (table.id === id ? isChosen : join.table_ids.includes(table.id)))
      .map((table) => table.id);
    put(index, { ...join, table_ids: chosen });
  };
  return (
    <FieldGroup legend={words.legend} hint={tables.length < 2 ? words.needs : words.hint}>
      <ul className={css.list}>
        {keyed(plan.joins, () => 'join').map(({ key, thing: join }, index) => {
          const [first] = join.table_ids;
          // One of which nothing is chosen any more is shown until it is saved or parted.
          if (first !== undefined && !ids.has(first)) return null;
          const names = namesOf(plan, join);
          const at = (field: string) => problem(`joins.${index}.${field}`);
          return (
            <li
              key={key}
              className={css.entry}
              data-trouble={at('table_ids') === undefined ? undefined : true}
            >
              <div className={css.head}>
                <strong>{words.of(names)}</strong>
                <button
                  type="button"
                  className={css.plain}
                  onClick={() => onChange({ ...plan, joins: plan.joins.toSpliced(index, 1) })}
                >
                  {words.remove(names)}
                </button>
              </div>
              <fieldset className={css.people}>
                <legend className={css.label}>{words.tables}</legend>
                {tables.map((table) => (
                  <label key={table.id} className={css.option}>
                    <input
                      type="checkbox"
                      checked={join.table_ids.includes(table.id)}
                      onChange={({ target }) => choose(index, join, table.id, target.checked)}
                    />
                    {table.name}
                  </label>
                ))}
              </fieldset>
              <p className={css.problem}>{at('table_ids')}</p>
              <div className={css.numbers}>
                <NumberField
                  label={tableWords.min}
                  unit={tableWords.people}
                  min={1}
                  max={mostPeople}
                  value={join.min_party}
                  problem={at('min_party')}
                  onChange={(value) => put(index, { ...join, min_party: value })}
                />
                <NumberField
                  label={tableWords.max}
                  unit={tableWords.people}
                  min={1}
                  max={mostPeople}
                  value={join.max_party}
                  problem={at('max_party')}
                  onChange={(value) => put(index, { ...join, max_party: value })}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {tables.length > 1 && (
        <div>
          <ActionButton look="outline" onClick={add}>
            {words.add}
          </ActionButton>
        </div>
      )}
    </FieldGroup>
  );
}
