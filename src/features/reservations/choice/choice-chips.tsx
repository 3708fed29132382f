import { useId } from 'react';
import css from './choice.module.css';

type ChoiceChipsProps<T> = {
  label: string;
  options: readonly { value: T; name: string }[];
  chosen: T;
  onChoose(value: T): void;
};

/** One of a few, as radios drawn as chips. */
export function ChoiceChips<T extends number | null>(props: ChoiceChipsProps<T>) {
  const { label, options, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>
        {options.map(({ value, name }) => (
          <label key={value} className={css.chip}>
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
