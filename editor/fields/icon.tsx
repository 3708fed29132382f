import { featureIcons } from '#schemas/config/sections/features.ts';
import { FeatureIcon } from '#variants/primitives/feature-icon.tsx';
import { describedBy, FieldNotes } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';

/** One of the icons that the designs can draw. */
export function IconField({ id, field, value, onChange, onSettled }: FieldProps) {
  return (
    <fieldset className={styles.field} {...describedBy(id, field)}>
      <legend className={styles.label}>{field.label}</legend>
      <div className={styles.icons}>
        {featureIcons.map((icon) => (
          <label key={icon} className={styles.icon} title={icon}>
            <input
              className={styles.radio}
              type="radio"
              name={id}
              aria-label={icon}
              checked={icon === value}
              onChange={() => {
                onChange(icon);
                onSettled();
              }}
            />
            <FeatureIcon name={icon} />
          </label>
        ))}
      </div>
      <FieldNotes id={id} help={field.help} />
    </fieldset>
  );
}
