import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { OfferWindow } from '#schemas/api/offer-bodies.ts';
import form from '../form/form.module.css';
import { useWeekdays } from '../form/hours/use-weekdays.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';

type WindowFieldsProps = {
  windows: readonly OfferWindow[];
  problemAt(place: number, field: 'weekdays' | 'from' | 'to'): string | undefined;
  onChange(windows: OfferWindow[]): void;
};

const workdays = [1, 2, 3, 4, 5];

/** The days and hours of an offer: several days of the same hours stand in one row. */
export function WindowFields({ windows, problemAt, onChange }: WindowFieldsProps) {
  const words = useDeskMessages().deskOffers.fields;
  const weekdays = useWeekdays();
  const id = useId();
  const put = (place: number, change: Partial<OfferWindow>) =>
    onChange(windows.map((one, index) => (index === place ? { ...one, ...change } : one)));
  return (
    <fieldset className={css.windows} aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className={form.label}>
        {words.windows}
      </p>
      {windows.length === 0 && <p className={form.hint}>{words.always}</p>}
      {windows
        .map((window, place) => ({ window, place }))
        .map(({ window, place }) => {
          const problems = (['weekdays', 'from', 'to'] as const).flatMap(
            (field) => problemAt(place, field) ?? [],
          );
          const isNextDay = window.from !== '' && window.to !== '' && window.to <= window.from;
          return (
            <div key={place} className={css.window}>
              <fieldset className={css.days} aria-label={words.days(place + 1)}>
                {weekdays.map(({ weekday, name }) => {
                  const isOn = window.weekdays.includes(weekday);
                  return (
                    <button
                      key={weekday}
                      type="button"
                      className={css.day}
                      aria-pressed={isOn}
                      aria-label={name}
                      onClick={() =>
                        put(place, {
                          weekdays: weekdays
                            .map((one) => one.weekday)
                            .filter((one) =>
                              one === weekday ? !isOn : window.weekdays.includes(one),
                            ),
                        })
                      }
                    >
                      {name.slice(0, 2)}
                    </button>
                  );
                })}
              </fieldset>
              <div className={css.times}>
                {(['from', 'to'] as const).map((field) => (
                  <input
                    key={field}
                    type="time"
                    className={css.time}
                    aria-label={words[field](place + 1)}
                    aria-invalid={problemAt(place, field) !== undefined || undefined}
                    aria-describedby={`${id}-${place}-problem`}
                    value={window[field]}
                    onChange={({ target }) => put(place, { [field]: target.value })}
                  />
                ))}
                <button
                  type="button"
                  className={css.chipButton}
                  aria-label={words.removeWindow(place + 1)}
                  onClick={() => onChange(windows.filter((_one, index) => index !== place))}
                >
                  <X aria-hidden="true" size={20} />
                </button>
              </div>
              {isNextDay && <p className={form.hint}>{words.nextDay}</p>}
              <p id={`${id}-${place}-problem`} className={form.problem}>
                {problems.join(' ')}
              </p>
            </div>
          );
        })}
      <div>
        <button
          type="button"
          className={css.small}
          onClick={() => onChange([...windows, { weekdays: workdays, from: '11:00', to: '15:00' }])}
        >
          {words.addWindow}
        </button>
      </div>
    </fieldset>
  );
}
