import { describedBy, FieldNotes } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';

/** A moment in the restaurant's own time, as `2026-12-24T18:00`; empty where none is set. */
export function DateField({ id, field, value, onChange, onSettled }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="datetime-local"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onSettled}
        {...describedBy(id, field)}
      />
      <FieldNotes id={id} help={field.help} />
    </div>
  );
}
