import { useId, type ComponentProps, type ReactNode } from 'react';
import css from './form.module.css';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string;
  hint?: ReactNode;
  problem?: string | undefined;
};

/** Text of several lines, with its hint and what is wrong with it. */
export function TextAreaField({ label, hint, problem, ...area }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={css.input}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
