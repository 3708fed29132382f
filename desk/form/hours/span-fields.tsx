import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './hours.module.css';

type Span = { opens: string; closes: string };

type SpanFieldsProps = {
  span: Span;
  /** Whose it is: 'Monday', '24 December'. */
  day: string;
  problem: string | undefined;
  onChange(span: Span): void;
  onRemove(): void;
};

/** When something opens and closes on a day, by the clock's own input. */
export function SpanFields({ span, day, problem, onChange, onRemove }: SpanFieldsProps) {
  const words = useDeskMessages().deskHours;
  const id = useId();
  const isNextDay = span.closes !== '' && span.opens !== '' && span.closes <= span.opens;
  const input = (which: 'opens' | 'closes') => (
    <input
      type="time"
      className={css.time}
      aria-label={words[which](day)}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`${id}-problem ${id}-hint`}
      value={span[which]}
      onChange={({ target }) => onChange({ ...span, [which]: target.value })}
    />
  );
  return (
    <div className={css.span}>
      <div className={css.times}>
        {input('opens')}
        <span aria-hidden="true">{words.until}</span>
        {input('closes')}
        <button
          type="button"
          className={css.remove}
          aria-label={words.remove(`${span.opens}–${span.closes}`, day)}
          onClick={onRemove}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {isNextDay && words.nextDay}
      </p>
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
    </div>
  );
}
