import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './day-chooser.module.css';

type DayChooserProps = {
  /** undefined: it is not known yet which day it is there. */
  date: string | undefined;
  today: string | undefined;
  /** null: the day that it is. */
  onChoose(date: string | null): void;
};

/** Which day is looked at: the one before, the one after, any, and back to today. */
export function DayChooser({ date, today, onChoose }: DayChooserProps) {
  const { day: words } = useDeskMessages().deskToday;
  return (
    <div className={css.chooser}>
      <button
        type="button"
        className={css.step}
        aria-label={words.previous}
        disabled={date === undefined}
        onClick={() => date && onChoose(dayAfter(date, -1))}
      >
        <ChevronLeft aria-hidden="true" size={24} />
      </button>
      <input
        type="date"
        className={css.date}
        aria-label={words.label}
        value={date ?? ''}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      />
      <button
        type="button"
        className={css.step}
        aria-label={words.next}
        disabled={date === undefined}
        onClick={() => date && onChoose(dayAfter(date, 1))}
      >
        <ChevronRight aria-hidden="true" size={24} />
      </button>
      {date !== today && (
        <ActionButton look="outline" onClick={() => onChoose(null)}>
          {words.today}
        </ActionButton>
      )}
    </div>
  );
}

/** A local date so many days later. */
function dayAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
