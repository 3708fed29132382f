import { useState } from 'react';
import { TextField } from './fields.tsx';
import { readPercent } from './read-percent.ts';

type PercentFieldProps = {
  label: string;
  hint?: string;
  problem: string | undefined;
  /** null: nothing is written, where that is allowed. */
  value: number | null;
  isEmptyAllowed?: boolean;
  onChange(value: number | null): void;
};

/** A rate in percent, as it is typed until it is another number from outside. */
export function PercentField({
  value,
  isEmptyAllowed = false,
  onChange,
  ...field
}: PercentFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const read = (text: string) => (text.trim() === '' && isEmptyAllowed ? null : readPercent(text));
  const isSame = Object.is(read(typed), value);
  return (
    <TextField
      {...field}
      isShort
      unit="%"
      inputMode="decimal"
      maxLength={20}
      value={isSame ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}

const textOf = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);
