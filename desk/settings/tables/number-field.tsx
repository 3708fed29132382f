import { TextField } from '../../form/fields.tsx';

type NumberFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  problem: string | undefined;
  unit?: string;
  /** NaN: nothing is written, for the form's schema to refuse. */
  onChange(value: number): void;
};

/** A whole number of the plan: people, cells. */
export function NumberField({ value, onChange, unit, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      {...(unit !== undefined && { unit })}
      type="number"
      inputMode="numeric"
      isShort
      value={Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
