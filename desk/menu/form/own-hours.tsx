import { useState } from 'react';
import type { EditedCategory } from '#schemas/api/menu-document.ts';
import { meetingHours } from '#schemas/rules/menu/meeting-hours.ts';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { WeekEditor } from '../../form/hours/week-editor.tsx';
import type { WeekdaySpan } from '../../form/hours/week-spans.ts';
import { hoursOfWeek, weekOfHours } from './week-of-hours.ts';

type Hours = EditedCategory['hours'];

type OwnHoursProps = {
  words: Record<
    'legend' | 'hint' | 'always' | 'timed' | 'timedHint' | 'none' | 'noneYet' | 'never',
    string
  >;
  hours: Hours;
  /** When its categories are offered; empty: always. */
  within: Hours;
  problem(place: string): string | undefined;
  onChange(hours: Hours): void;
};

const asItIs = (span: WeekdaySpan) => span;

/** Whether something is offered whenever its category is, or within that at certain times. */
export function OwnHours({ words, hours, within, problem, onChange }: OwnHoursProps) {
  /** Chosen, and no time written yet. */
  const [isBegun, setIsBegun] = useState(false);
  const isTimed = isBegun || hours.length > 0;
  return (
    <FieldGroup legend={words.legend} hint={words.hint}>
      <Choice
        type="radio"
        label={words.always}
        isChecked={!isTimed}
        onChange={() => {
          setIsBegun(false);
          onChange([]);
        }}
      />
      <Choice
        type="radio"
        label={words.timed}
        hint={words.timedHint}
        isChecked={isTimed}
        onChange={() => setIsBegun(true)}
      />
      {isTimed && (
        <>
          {hours.length === 0 && <p className={css.hint}>{words.noneYet}</p>}
          <p className={css.problem} role="alert">
            {problem('hours') ?? (meetingHours(within, hours) === null && words.never)}
          </p>
          <WeekEditor
            week={weekOfHours(hours)}
            build={asItIs}
            none={words.none}
            problemAt={(place) => problem(`hours.${place}.from`) ?? problem(`hours.${place}.to`)}
            onChange={(week) => {
              setIsBegun(true);
              onChange(hoursOfWeek(week));
            }}
          />
        </>
      )}
    </FieldGroup>
  );
}
