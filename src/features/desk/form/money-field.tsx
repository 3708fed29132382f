import { useState, type ReactNode } from 'react';
import { TextField } from './fields.tsx';
import { moneyText, readMoney } from './read-money.ts';

type MoneyFieldProps = {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
  /** In the major unit; NaN: nothing is written, or it is no price. */
  value: number;
  currency: string;
  readOnly?: boolean;
  onChange(value: number): void;
};

/**
 * A price, as it is typed until the field is left; then as it was read, so that nobody wonders what
 * '12,5' became.
 */
export function MoneyField({ value, currency, onChange, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = moneyText(value, currency);
  const isSame = typed !== null && Object.is(readMoney(typed, currency), value);
  return (
    <TextField
      {...field}
      isShort
      unit={currency}
      inputMode="decimal"
      maxLength={20}
      value={isSame ? typed : shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readMoney(target.value, currency));
      }}
      onBlur={() => {
        if (shown !== '') setTyped(null);
      }}
    />
  );
}
