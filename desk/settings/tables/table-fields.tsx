import { planCells } from '#schemas/api/staff-tables.ts';
import { Choice, SelectField, TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { NumberField } from './number-field.tsx';
import type { PlanArea, PlanTable } from './plan-changes.ts';
import css from './tables.module.css';

type TableFieldsProps = {
  table: PlanTable;
  areas: readonly PlanArea[];
  problem(field: string): string | undefined;
  onChange(table: PlanTable): void;
};

/** The most that a party may be (`partySize`). */
const mostPeople = 100;

/** All of a table: what stands on it, whom it is given to, where it stands. */
export function TableFields({ table, areas, problem, onChange }: TableFieldsProps) {
  const words = useDeskMessages().deskTables.tables;
  const people = (key: 'min_party' | 'max_party', label: string) => (
    <NumberField
      label={label}
      unit={words.people}
      min={1}
      max={mostPeople}
      value={table[key]}
      problem={problem(key)}
      onChange={(value) => onChange({ ...table, [key]: value })}
    />
  );
  // Columns and rows are counted from 1 where people read them.
  const place = (key: 'x' | 'y', label: string) => (
    <NumberField
      label={label}
      min={1}
      max={planCells}
      value={table[key] + 1}
      problem={problem(key)}
      onChange={(value) => onChange({ ...table, [key]: value - 1 })}
    />
  );
  const size = (key: 'width' | 'height', label: string) => (
    <NumberField
      label={label}
      min={1}
      max={planCells}
      value={table[key]}
      problem={problem(key)}
      onChange={(value) => onChange({ ...table, [key]: value })}
    />
  );
  return (
    <div className={css.fields}>
      <TextField
        label={words.name}
        value={table.name}
        problem={problem('name')}
        onChange={({ target }) => onChange({ ...table, name: target.value })}
      />
      <div className={css.numbers}>
        {people('min_party', words.min)}
        {people('max_party', words.max)}
      </div>
      <Choice
        type="checkbox"
        label={words.bookable}
        hint={words.bookableHint}
        isChecked={table.is_bookable}
        onChange={(isBookable) => onChange({ ...table, is_bookable: isBookable })}
      />
      <div className={css.numbers}>
        <SelectField
          label={words.shape}
          value={table.is_round ? 'round' : 'square'}
          options={[
            { value: 'square', label: words.square },
            { value: 'round', label: words.round },
          ]}
          onChange={({ target }) => onChange({ ...table, is_round: target.value === 'round' })}
        />
        <SelectField
          label={words.area}
          value={String(table.area_id)}
          problem={problem('area_id')}
          options={areas.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ target }) => {
            const chosen = areas.find(({ id }) => String(id) === target.value);
            if (chosen) onChange({ ...table, area_id: chosen.id });
          }}
        />
      </div>
      <div className={css.numbers}>
        {place('x', words.column)}
        {place('y', words.row)}
        {size('width', words.width)}
        {size('height', words.height)}
      </div>
    </div>
  );
}
