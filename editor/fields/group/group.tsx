import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';

/** Fields that belong together, under one heading. */
export function GroupField({ field, renderFields }: FieldProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{field.label}</legend>
      {renderFields()}
    </fieldset>
  );
}
