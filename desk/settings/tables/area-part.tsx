import type { TablePlanBody } from '#schemas/api/staff-tables.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import {
  newPlanId,
  withoutArea,
  type PlanArea,
  type PlanId,
  type RemovedPart,
} from './plan-changes.ts';
import css from './tables.module.css';

type AreaPartProps = {
  plan: TablePlanBody;
  /** The one that is shown below; undefined: there is none yet. */
  area: PlanArea | undefined;
  /** Areas in which something is wrong. */
  marked: readonly PlanId[];
  problem(place: string): string | undefined;
  onChoose(id: PlanId): void;
  onChange(plan: TablePlanBody): void;
  onRemove(plan: TablePlanBody, what: Pick<RemovedPart, 'name' | 'kind'>): void;
};

/** The areas of a restaurant: which one is shown, what it is called, another one. */
export function AreaPart({
  plan,
  area,
  marked,
  problem,
  onChoose,
  onChange,
  onRemove,
}: AreaPartProps) {
  const words = useDeskMessages().deskTables.areas;
  const { areas } = plan;
  const add = () => {
    const id = newPlanId();
    const name = areas.length === 0 ? words.first : words.next(areas.length + 1);
    onChange({ ...plan, areas: [...areas, { id, name }] });
    onChoose(id);
  };
  const labelOf = ({ id, name }: PlanArea) => {
    const label = name || words.unnamed;
    return marked.includes(id) ? words.marked(label) : label;
  };
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      <p className={css.problem}>{problem('areas')}</p>
      <fieldset className={css.choices} aria-label={words.choose}>
        {areas.map((one) => (
          <button
            key={one.id}
            type="button"
            className={css.chip}
            aria-pressed={one.id === area?.id}
            onClick={() => onChoose(one.id)}
          >
            {labelOf(one)}
          </button>
        ))}
        <ActionButton look="outline" onClick={add}>
          {words.add}
        </ActionButton>
      </fieldset>
      {area && (
        <div className={css.pair}>
          <TextField
            label={words.name}
            value={area.name}
            problem={problem(`areas.${areas.indexOf(area)}.name`)}
            onChange={({ target: { value: name } }) =>
              onChange({
                ...plan,
                areas: areas.map((one) => (one.id === area.id ? { ...one, name } : one)),
              })
            }
          />
          {areas.length > 1 && (
            <button
              type="button"
              className={css.plain}
              onClick={() =>
                onRemove(withoutArea(plan, area.id), {
                  kind: 'area',
                  name: area.name || words.unnamed,
                })
              }
            >
              {words.remove(area.name || words.unnamed)}
            </button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
