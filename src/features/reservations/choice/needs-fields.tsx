import { useId } from 'react';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { QuantityStepper } from '#ui/elements/quantity-stepper.tsx';
import css from './choice.module.css';
import { mostHighChairs, type TableChoice } from './table-choice.ts';

type NeedsFieldsProps = {
  choice: Pick<TableChoice, 'highChairs' | 'hasWheelchair'>;
  wishes: string;
  onChange(change: Partial<Pick<TableChoice, 'highChairs' | 'hasWheelchair'>>): void;
  onWish(wishes: string): void;
};

/** What a restaurant should know before. Wishes are no part of the address: they may tell of health. */
export function NeedsFields({ choice, wishes, onChange, onWish }: NeedsFieldsProps) {
  const { needs: words } = reservations;
  const id = useId();
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{words.legend}</legend>
      <div className={css.counted}>
        <span>{words.highChairs}</span>
        <QuantityStepper
          value={choice.highChairs}
          min={0}
          max={mostHighChairs}
          label={words.highChairs}
          fewerLabel={words.fewerChairs}
          moreLabel={words.moreChairs}
          onChange={(highChairs) => onChange({ highChairs })}
        />
      </div>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={choice.hasWheelchair}
          aria-describedby={`${id}-wheelchair`}
          onChange={({ target }) => onChange({ hasWheelchair: target.checked })}
        />
        <span>
          {words.wheelchair}
          <br />
          <span id={`${id}-wheelchair`} className={css.hint}>
            {words.wheelchairHint}
          </span>
        </span>
      </label>
      <div className={css.labelled}>
        <label htmlFor={`${id}-wishes`}>{words.wishes}</label>
        <textarea
          id={`${id}-wishes`}
          className={css.input}
          rows={2}
          maxLength={500}
          value={wishes}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onWish(target.value)}
        />
        <p id={`${id}-hint`} className={css.hint}>
          {words.wishesHint}
        </p>
      </div>
    </fieldset>
  );
}
