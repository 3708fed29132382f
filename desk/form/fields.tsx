import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './form.module.css';

type FieldGroupProps = { legend: string; hint?: string; children: ReactNode };

/** Settings that belong together, under what they are about. */
export function FieldGroup({ legend, hint, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={css.group} aria-describedby={hint === undefined ? undefined : id}>
      <legend className={css.legend}>{legend}</legend>
      {hint !== undefined && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type ChoiceProps = {
  type: 'radio' | 'checkbox';
  label: string;
  hint?: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
};

/** One of several, or a yes; what it leads to stands below. */
export function Choice({ type, label, hint, isChecked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className={css.choice}>
      <label className={css.option}>
        <input
          type={type}
          checked={isChecked}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type LabelledProps = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with it. */
  problem?: string | undefined;
};

type TextFieldProps = LabelledProps &
  Omit<ComponentProps<'input'>, 'className' | 'id'> & {
    /** As narrow as what is written in it. */
    isShort?: boolean;
    /** Stands behind it: 'minutes', '%'. */
    unit?: string;
  };

/** A labelled input with its hint and, at the same place each time, what is wrong with it. */
export function TextField({
  label,
  hint,
  problem,
  isShort = false,
  unit,
  ...input
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.line}>
        <input
          autoComplete="off"
          {...input}
          id={id}
          className={css.input}
          data-number={isShort || undefined}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
        />
        {unit !== undefined && <span className={css.unit}>{unit}</span>}
      </div>
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}

type SelectFieldProps = LabelledProps &
  Omit<ComponentProps<'select'>, 'className' | 'id'> & {
    options: readonly { value: string; label: string }[];
  };

/** A labelled choice of one out of many. */
export function SelectField({ label, hint, problem, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={css.input}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
