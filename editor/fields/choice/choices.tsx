import { useState } from 'react';
import own from './choice.module.css';
import { FieldSet } from '../field/field-frame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from '../field/field.module.css';

/** Several of a few, all of them where the value names none: at least one stays chosen. */
export function ChoicesField({ id, field, value, onChange, onSettled }: FieldProps) {
  const [isLast, setIsLast] = useState(false);
  const all = field.options.map((option) => option.value);
  const named: readonly unknown[] = Array.isArray(value) ? value : [];
  const chosen = new Set(all.filter((option) => named.length === 0 || named.includes(option)));
  const toggle = (option: string) => {
    const next = all.filter((one) => chosen.has(one) !== (one === option));
    setIsLast(next.length === 0);
    if (next.length === 0) return;
    onChange(next.length === all.length ? [] : next);
    onSettled();
  };
  const problem = isLast ? 'One stays. What nobody is to see is hidden instead.' : null;
  return (
    <FieldSet id={id} field={field} problem={problem}>
      <div className={own.choices}>
        {field.options.map((option) => (
          <label key={option.value} className={own.card}>
            <input
              className={styles.radio}
              type="checkbox"
              checked={chosen.has(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
