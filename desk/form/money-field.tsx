import { useState, type ReactNode } from 'react';
import { useAfterPress } from '#variants/use-after-press.ts';
import { TextField } from './fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { moneyText, readBack, readMoney } from './read-money.ts';

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
 * A price, as it is typed until the field is left; then as it was read. What '12,5' is read as is
 * said while it is typed, so that nobody wonders (docs/decisions/074).
 */
export function MoneyField({ value, currency, hint, onChange, ...field }: MoneyFieldProps) {
  const words = useDeskMessages().deskForms;
  const [typed, setTyped] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const shown = moneyText(value, currency);
  const isSame = typed !== null && Object.is(readMoney(typed, currency), value);
  const read = isSame ? readBack(typed, value, currency) : '';
  return (
    <TextField
      {...field}
      hint={read === '' ? hint : words.readAs(read)}
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
        if (shown !== '') afterPress(() => setTyped(null));
      }}
    />
  );
}
