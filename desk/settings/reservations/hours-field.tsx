import { TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';

type HoursFieldProps = {
  label: string;
  hint?: string;
  minutes: number;
  problem: string | undefined;
  onChange(minutes: number): void;
};

/** Minutes that are written as hours, halves and quarters among them. */
export function HoursField({ label, hint, minutes, problem, onChange }: HoursFieldProps) {
  const words = useDeskMessages().deskReservationSettings;
  return (
    <TextField
      label={label}
      hint={hint}
      isShort
      unit={words.hours}
      type="number"
      inputMode="decimal"
      step="any"
      min={0}
      problem={problem}
      value={Number.isNaN(minutes) ? '' : String(Math.round((minutes / 60) * 100) / 100)}
      onChange={({ target }) => onChange(Math.round(target.valueAsNumber * 60))}
    />
  );
}
