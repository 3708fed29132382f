import { ActionButton } from '#variants/primitives/action-button.tsx';
import type { ReservationSettingsBody } from '#schemas/api/reservation-settings.ts';
import { TextField } from '../../form/fields.tsx';
import hoursCss from '../../form/hours/hours.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './reservation-settings.module.css';

type Stays = ReservationSettingsBody['stays'];
type StaysEditorProps = {
  stays: Stays;
  /** What is wrong at '0.minutes'; '' is the list as a whole. */
  problemAt(place: string): string | undefined;
  onChange(stays: Stays): void;
};

const mostStays = 10;

/** How long parties stay, by their size; the last length is also that of all larger ones. */
export function StaysEditor({ stays, problemAt, onChange }: StaysEditorProps) {
  const words = useDeskMessages().deskReservationSettings;
  const problem = problemAt('');
  const put = (place: number, change: Partial<Stays[number]>) =>
    onChange(stays.map((stay, index) => (index === place ? { ...stay, ...change } : stay)));
  return (
    <>
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <ul className={css.stays}>
        {inPlace(stays).map(({ stay, place }) => {
          const isLast = place === stays.length - 1;
          const name = Number.isNaN(stay.up_to) ? '' : String(stay.up_to);
          return (
            <li key={place} className={css.stay}>
              <TextField
                label={isLast && place > 0 ? words.upToAndMore : words.upTo}
                isShort
                type="number"
                inputMode="numeric"
                unit={words.people}
                problem={problemAt(`${place}.up_to`)}
                value={name}
                onChange={({ target }) => put(place, { up_to: target.valueAsNumber })}
              />
              <TextField
                label={words.stay(name)}
                isShort
                type="number"
                inputMode="numeric"
                step={15}
                unit={words.minutes}
                problem={problemAt(`${place}.minutes`)}
                value={Number.isNaN(stay.minutes) ? '' : String(stay.minutes)}
                onChange={({ target }) => put(place, { minutes: target.valueAsNumber })}
              />
              {stays.length > 1 && (
                <button
                  type="button"
                  className={hoursCss.small}
                  aria-label={words.removeStay(name)}
                  onClick={() => onChange(stays.toSpliced(place, 1))}
                >
                  {words.remove}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {stays.length < mostStays && (
        <div>
          <ActionButton look="outline" onClick={() => onChange([...stays, longerThan(stays)])}>
            {words.addStay}
          </ActionButton>
        </div>
      )}
    </>
  );
}

/** Each with its place, which is what the contract's problems name it by. */
const inPlace = (stays: Stays) => stays.map((stay, place) => ({ stay, place }));

/** What a further length begins with: two more people, half an hour more. */
function longerThan(stays: Stays): Stays[number] {
  const last = stays.at(-1);
  return { up_to: (last?.up_to ?? 0) + 2, minutes: (last?.minutes ?? 60) + 30 };
}
