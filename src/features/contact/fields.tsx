import { useId, type ComponentProps, type ReactNode } from 'react';
import css from '#ui/elements/account-field.module.css';
import own from './contact.module.css';

type Labelled = { label: string; hint?: string | undefined; problem?: string | undefined };

/** One of a few, with its label above and what is wrong below. */
export function SelectField({
  label,
  problem,
  children,
  ...select
}: Labelled & Omit<ComponentProps<'select'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <Field id={id} label={label} problem={problem}>
      <select
        id={id}
        className={css.input}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-problem`}
        {...select}
      >
        {children}
      </select>
    </Field>
  );
}

/** Lines of text, likewise. */
export function TextAreaField({
  label,
  hint,
  problem,
  ...area
}: Labelled & Omit<ComponentProps<'textarea'>, 'id' | 'className'>) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      <textarea
        id={id}
        className={`${css.input} ${own.area}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        {...area}
      />
    </Field>
  );
}

function Field({
  id,
  label,
  hint,
  problem,
  children,
}: Labelled & { id: string; children: ReactNode }) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-hint`} className={css.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {problem}
      </p>
    </>
  );
}
