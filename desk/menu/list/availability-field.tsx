import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './list.module.css';

/** What can be chosen at once; `other`: off until a time, or none left of a count. */
export type ChosenAvailability = 'available' | 'today' | 'further';
export type ShownAvailability = ChosenAvailability | 'other';

type AvailabilityFieldProps = {
  dish: string;
  value: ShownAvailability;
  /** What it says where it is `other`: 'Off until 6:30 pm'. */
  state: string;
  /** How many are left; null: it is not counted. */
  left: number | null;
  onChoose(value: ChosenAvailability): void;
};

/** Whether a dish can be ordered, changed where it stands. */
export function AvailabilityField(props: AvailabilityFieldProps) {
  const { dish, value, state, left, onChoose } = props;
  const words = useDeskMessages().deskMenu.availability;
  return (
    <select
      className={css.availability}
      aria-label={words.of(dish)}
      data-out={value !== 'available' || undefined}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find((one) => one === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {value === 'other' && <option value="other">{state}</option>}
      <option value="available">
        {value === 'available' && left !== null ? words.left(left) : words.available}
      </option>
      <option value="today">{words.today}</option>
      <option value="further">{words.further}</option>
    </select>
  );
}

const choices: readonly ChosenAvailability[] = ['available', 'today', 'further'];
