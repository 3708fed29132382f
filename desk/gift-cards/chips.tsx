import { useId } from 'react';
import css from './gift-cards.module.css';

type ChipsProps<T extends string | number> = {
  /** What is chosen, for whoever does not see what stands above. */
  label: string;
  options: readonly { value: T; label: string }[];
  /** null: nothing yet. */
  value: T | null;
  problem?: string | undefined;
  onChange(value: T): void;
};

/** One of a few, each a chip that a thumb finds. */
export function Chips<T extends string | number>({
  label,
  options,
  value,
  problem,
  onChange,
}: ChipsProps<T>) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={problem !== undefined || undefined}
      aria-describedby={`${id}-problem`}
    >
      <div className={css.chips}>
        {options.map((option) => (
          <label key={option.value} className={css.chip}>
            <input
              type="radio"
              name={id}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <p id={`${id}-problem`} className={css.trouble}>
        {problem}
      </p>
    </div>
  );
}
