import { useId, type ComponentProps } from 'react';
import css from './account-field.module.css';

type AccountFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & {
  label: string;
  hint?: string;
  problem?: string | undefined;
};

/** One labelled input of a page on which somebody makes or opens their account. */
export function AccountField({ label, hint, problem, ...input }: AccountFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={css.input}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        {...input}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {problem}
      </p>
    </>
  );
}
