import { checkValue } from '../../core/settings/check-value.ts';
import { describedBy, FieldFrame } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';
import { nearestStep } from './nearest-step.ts';
import { NumberSlider } from './number-slider.tsx';
import own from './number.module.css';
import { useRefusedText } from '../field/refused-text.ts';
import { useOwnText } from '../field/use-own-text.ts';

/** A number with its unit; arrow keys step it, with Shift by ten; a slider where it has both bounds. */
export function NumberField({ id, field, place, value, onChange, onSettled }: FieldProps) {
  const { limits, clamp, step = 1, unit } = field;
  const [min, max] = clamp ?? [limits.min, limits.max];
  const scale = { min, max, step };
  const number = typeof value === 'number' ? value : undefined;
  const { problem, props } = useOwnText<number>({
    place,
    printed: number === undefined ? '' : String(number),
    read: (text) => {
      const typed = text.trim() === '' ? Number.NaN : Number(text);
      if (Number.isNaN(typed)) return { problem: 'Write a number.' };
      const bounded = clamp ? Math.min(Math.max(typed, clamp[0]), clamp[1]) : typed;
      const number = nearestStep(bounded, scale);
      const problem = checkValue(field.schema, number);
      return problem === null ? { value: number } : { problem };
    },
    print: String,
    onChange,
    onSettled,
  });
  const { accept } = useRefusedText(place);
  const hasBounds = min !== undefined && max !== undefined;
  const stepBy = (steps: number) => {
    const next = (number ?? min ?? 0) + steps * step;
    onChange(nearestStep(Math.min(max ?? next, Math.max(min ?? next, next)), scale));
  };
  const isBetween = number !== undefined && problem === null && isOther(props.value, number);
  return (
    <FieldFrame
      id={id}
      field={field}
      problem={problem}
      below={
        <output className={styles.help}>
          {isBetween && `The nearest step is ${unit ? `${number} ${unit}` : number}.`}
        </output>
      }
    >
      <span className={own.line}>
        <input
          id={id}
          className={styles.input}
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          {...props}
          onBlur={({ target }) => {
            // Emptied and left: nothing was said, so the number that the page has comes back.
            if (target.value === '' && !target.validity.badInput) accept();
            props.onBlur();
          }}
          onKeyDown={(event) => {
            const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (!event.shiftKey || way === 0) return;
            event.preventDefault();
            stepBy(way * 10);
          }}
          {...describedBy(id, field, problem)}
        />
        {unit && <span className={own.unit}>{unit}</span>}
        {hasBounds && (
          <NumberSlider
            label={field.label}
            value={number ?? min}
            bounds={[min, max]}
            step={step}
            onChange={onChange}
            onSettled={onSettled}
          />
        )}
      </span>
    </FieldFrame>
  );
}

/** Typed between two steps: the number that is taken is another one. */
const isOther = (typed: string, number: number): boolean =>
  typed.trim() !== '' && !Number.isNaN(Number(typed)) && Number(typed) !== number;
