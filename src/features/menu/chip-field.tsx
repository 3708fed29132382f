import Check from 'lucide-react/icons/check';
import styles from './chip-field.module.css';

type ChipFieldProps = {
  legend: string;
  all: readonly string[];
  nameOf(one: string): string;
  chosen: readonly string[];
  onChange(chosen: string[]): void;
};

/** Checkboxes that look like chips. */
export function ChipField({ legend, all, nameOf, chosen, onChange }: ChipFieldProps) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {all.map((one) => {
          const isOn = chosen.includes(one);
          return (
            <label key={one} className={styles.chip}>
              <input
                className={styles.input}
                type="checkbox"
                checked={isOn}
                onChange={() =>
                  onChange(isOn ? chosen.filter((it) => it !== one) : [...chosen, one])
                }
              />
              {isOn && <Check aria-hidden="true" size={16} strokeWidth={2.5} />}
              {nameOf(one)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
