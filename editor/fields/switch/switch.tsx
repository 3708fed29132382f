import { describedBy, FieldNotes } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import own from './switch.module.css';

/** On or off. */
export function SwitchField({ id, field, value, onChange, onSettled }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {field.label}
        </label>
        <input
          id={id}
          className={own.switch}
          type="checkbox"
          role="switch"
          checked={value === true}
          aria-checked={value === true}
          onChange={({ target }) => {
            onChange(target.checked);
            onSettled();
          }}
          {...describedBy(id, field)}
        />
      </div>
      <FieldNotes id={id} help={field.help} />
    </div>
  );
}
