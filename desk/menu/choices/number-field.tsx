import { TextField } from '../../form/fields.tsx';

type NumberFieldProps = {
  label: string;
  hint?: string;
  problem: string | undefined;
  /** NaN: nothing is written, or it is no number. */
  value: number;
  onChange(value: number): void;
};

/** A whole number of a few digits. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      isShort
      type="number"
      inputMode="numeric"
      min={0}
      value={Number.isFinite(value) ? value : ''}
      onChange={({ target }) => onChange(target.valueAsNumber)}
    />
  );
}
