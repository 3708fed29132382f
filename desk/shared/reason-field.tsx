import { useId } from 'react';
import css from './reason-field.module.css';

type ReasonFieldProps = {
  legend: string;
  /** Those that are at hand. */
  reasons: readonly string[];
  value: string;
  onChange(reason: string): void;
};

/** As long as the server takes it. */
const longest = 300;

/** Why, as the customer reads it: a sentence that is at hand, or any other. */
export function ReasonField({ legend, reasons, value, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <>
      <fieldset className={css.reasons}>
        <legend className={css.legend}>{legend}</legend>
        {reasons.map((text) => (
          <label key={text} className={css.choice}>
            <input
              type="radio"
              name={`${id}-reason`}
              checked={value === text}
              onChange={() => onChange(text)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <textarea
        aria-label={legend}
        className={css.text}
        rows={2}
        maxLength={longest}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}
