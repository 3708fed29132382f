import own from './choice.module.css';
import { describedBy, FieldFrame, FieldSet } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';

/** More than these would be a wall of cards. */
const mostCards = 4;

/** One of a few: cards side by side, or a list where there are many. */
export function ChoiceField(props: FieldProps) {
  return props.field.options.length > mostCards ? (
    <ChoiceList {...props} />
  ) : (
    <ChoiceCards {...props} />
  );
}

function ChoiceCards({ id, field, value, onChange, onSettled }: FieldProps) {
  return (
    <FieldSet id={id} field={field}>
      <div className={own.cards}>
        {field.options.map((option) => (
          <label key={option.value} className={own.card}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
                onSettled();
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}

function ChoiceList({ id, field, value, onChange, onSettled }: FieldProps) {
  return (
    <FieldFrame id={id} field={field}>
      <select
        id={id}
        className={styles.input}
        value={String(value)}
        onChange={({ target }) => {
          onChange(target.value);
          onSettled();
        }}
        {...describedBy(id, field)}
      >
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
