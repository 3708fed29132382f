import { useState } from 'react';
import type { EditedCategory } from '#schemas/api/menu-document.ts';
import { Choice, FieldGroup } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { WeekEditor } from '../../form/hours/week-editor.tsx';
import type { WeekdaySpan } from '../../form/hours/week-spans.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { hoursOfWeek, weekOfHours } from './week-of-hours.ts';

type Hours = EditedCategory['hours'];

type OfferedHoursProps = {
  hours: Hours;
  problem(place: string): string | undefined;
  onChange(hours: Hours): void;
};

const asItIs = (span: WeekdaySpan) => span;

/** Whether something is offered always, or at which times of the week. */
export function OfferedHours({ hours, problem, onChange }: OfferedHoursProps) {
  const words = useDeskMessages().deskCategories.hours;
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
            {problem('hours')}
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
