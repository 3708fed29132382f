import { useState } from 'react';
import { TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type KilometresFieldProps = {
  metres: number;
  problem: string | undefined;
  onChange(metres: number): void;
};

/** '2,5' and '2.5' are kilometres; anything else is no number, for the form's schema to refuse. */
const metresOf = (text: string): number => {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,4}(?:\.\d{1,3})?$/.test(plain) ? Math.round(Number(plain) * 1000) : Number.NaN;
};
const textOf = (metres: number): string => (Number.isNaN(metres) ? '' : String(metres / 1000));

/** A distance that is kept in metres, typed in kilometres; what is typed stays as it is typed. */
export function KilometresField({ metres, problem, onChange }: KilometresFieldProps) {
  const words = useDeskMessages().deskSetup.fulfilment;
  const [typed, setTyped] = useState(() => textOf(metres));
  const isSame = Object.is(metresOf(typed), metres);
  return (
    <TextField
      label={words.distance}
      isShort
      unit={words.kilometres}
      inputMode="decimal"
      maxLength={8}
      problem={problem}
      value={isSame ? typed : textOf(metres)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(metresOf(target.value));
      }}
    />
  );
}
