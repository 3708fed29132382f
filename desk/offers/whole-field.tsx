import { useState, type ReactNode } from 'react';
import { TextField } from '../form/fields.tsx';

type WholeFieldProps = {
  label: string;
  hint?: ReactNode;
  problem: string | undefined;
  /** null: nothing is written; NaN: it is no whole number, for the form's schema to refuse. */
  value: number | null;
  onChange(value: number | null): void;
};

/** A whole number, as it is typed until it is another one from outside. */
export function WholeField({ value, onChange, ...field }: WholeFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const isSame = Object.is(read(typed), value);
  return (
    <TextField
      {...field}
      isShort
      inputMode="numeric"
      maxLength={9}
      value={isSame ? typed : textOf(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}

function read(text: string): number | null {
  if (text.trim() === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
}

const textOf = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);
