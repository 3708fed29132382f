import { useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './hours.module.css';

type CopyDayProps = {
  day: string;
  others: readonly { weekday: number; name: string }[];
  onCopy(weekdays: number[]): void;
  onCancel(): void;
};

/** Which other days get the hours of one. */
export function CopyDay({ day, others, onCopy, onCancel }: CopyDayProps) {
  const words = useDeskMessages().deskHours;
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const all = others.map(({ weekday }) => weekday);
  const option = (label: string, isOn: boolean, next: readonly number[]) => (
    <label className={css.option}>
      <input type="checkbox" checked={isOn} onChange={() => setChosen(next)} />
      {label}
    </label>
  );
  const isAll = chosen.length === all.length;
  return (
    <fieldset className={css.copy}>
      <legend className={css.copyLegend}>{words.copyTo(day)}</legend>
      <div className={css.options}>
        {option(words.all, isAll, isAll ? [] : all)}
        {others.map(({ weekday, name }) => {
          const isOn = chosen.includes(weekday);
          const next = isOn ? chosen.filter((one) => one !== weekday) : [...chosen, weekday];
          return <span key={weekday}>{option(name, isOn, next)}</span>;
        })}
      </div>
      <div className={css.actions}>
        <ActionButton onClick={() => chosen.length > 0 && onCopy([...chosen])}>
          {words.apply}
        </ActionButton>
        <ActionButton look="outline" onClick={onCancel}>
          {words.cancel}
        </ActionButton>
      </div>
    </fieldset>
  );
}
