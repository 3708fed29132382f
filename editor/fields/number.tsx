import { checkValue } from '../check-value.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './field.module.css';
import { useOwnText } from './use-own-text.ts';

/** A number with its unit; arrow keys step it. */
export function NumberField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const { limits, clamp, step, unit } = field;
  const { problem, props } = useOwnText<number>({
    place,
    print: String,
    printed: typeof value === 'number' ? String(value) : '',
    read: (text) => {
      const typed = text.trim() === '' ? Number.NaN : Number(text);
      if (Number.isNaN(typed)) return { problem: 'Write a number.' };
      const number = clamp ? Math.min(Math.max(typed, clamp[0]), clamp[1]) : typed;
      const problem = checkValue(field.schema, number);
      return problem === null ? { value: number } : { problem };
    },
    onChange,
    onSettled,
  });
  return (
    <FieldFrame id={id} field={field} problem={problem}>
      <span className={styles.withUnit}>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="decimal"
          min={clamp?.[0] ?? limits.min}
          max={clamp?.[1] ?? limits.max}
          step={step}
          {...props}
          {...describedBy(id, field, problem)}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  );
}
