import { useId } from 'react';
import { columnRoles, type ColumnMapping, type ColumnRole } from '#schemas/api/menu-mapping.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { SelectField, TextField } from '../../form/fields.tsx';
import type { TableColumn } from './table-columns.ts';
import css from './mapping.module.css';

/** Roles that say something of one size, group, diet or allergen, which the label names. */
const labelled: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'size_price',
  'options',
  'group_flag',
  'diet_flag',
  'allergen_flag',
]);

type ColumnCardProps = {
  column: TableColumn;
  /** Why it is taken for what it is taken for. */
  reason: string;
  /** Cells of the table have several prices that nothing names. */
  hasUnnamedSizes: boolean;
  onChange(mapping: ColumnMapping): void;
};

/** A column of a table: its heading, the first of what stands in it, and what it is taken for. */
export function ColumnCard({ column, reason, hasUnnamedSizes, onChange }: ColumnCardProps) {
  const words = useDeskMessages().deskMenuImport.mapping;
  const id = useId();
  const { index, heading, samples, role, label } = column;
  const name = heading || words.unnamed(index + 1);
  const namesSizes = role === 'price' && (hasUnnamedSizes || label !== '');
  return (
    <li className={css.column} data-ignored={role === 'ignore' || undefined}>
      <h5 id={id} className={css.name}>
        {name}
      </h5>
      <p className={css.samples}>{words.samples(samples)}</p>
      <SelectField
        label={words.column(name)}
        hint={reason}
        value={role}
        options={columnRoles.map((one) => ({ value: one, label: words.roles[one] }))}
        onChange={({ target }) => {
          const next = columnRoles.find((one) => one === target.value) ?? 'ignore';
          onChange({ column: index, role: next, label: labelled.has(next) ? label || name : '' });
        }}
      />
      {(labelled.has(role) || namesSizes) && (
        <TextField
          // Begun anew where the heading became its label.
          key={role}
          label={namesSizes ? words.sizeNames(name) : words.label(name)}
          hint={namesSizes ? words.sizeNamesHint : words.labelHint}
          defaultValue={label}
          maxLength={120}
          onBlur={({ target }) => {
            const next = target.value.trim();
            if (next !== label) onChange({ column: index, role, label: next });
          }}
        />
      )}
    </li>
  );
}
