import { memo, type ReactNode } from 'react';
import type { FieldDescription } from '../../core/settings/describe-fields.ts';
import styles from './field.module.css';

type FieldFrameProps = {
  id: string;
  field: Pick<FieldDescription, 'label' | 'help'>;
  problem?: string | null;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
  /** Stands below help and problem, so that these stay beside the input. */
  below?: ReactNode;
  children: ReactNode;
};

/** Ids of a field's help and problem, for the input that they describe. */
export function describedBy(id: string, { help }: { help?: string }, problem?: string | null) {
  const ids = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': problem ? true : undefined };
}

/** Label above, help and problem below. */
export function FieldFrame({ id, field, problem, aside, below, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {field.label}
        </label>
        {aside}
      </div>
      {children}
      <FieldNotes id={id} help={field.help} problem={problem} />
      {below}
    </div>
  );
}

type FieldSetProps = Omit<FieldFrameProps, 'aside' | 'below'>;

/** The same around several inputs that are one field. */
export function FieldSet({ id, field, problem, children }: FieldSetProps) {
  return (
    <fieldset className={styles.field} {...describedBy(id, field, problem)}>
      <legend className={styles.label}>{field.label}</legend>
      {children}
      <FieldNotes id={id} help={field.help} problem={problem} />
    </fieldset>
  );
}

type FieldNotesProps = {
  id: string;
  help: string | undefined;
  problem?: string | null | undefined;
};

/** What stands below an input; nothing of it changes while one types what can be used. */
export const FieldNotes = memo(function FieldNotes({ id, help, problem }: FieldNotesProps) {
  return (
    <>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <p className={styles.problem} id={`${id}-problem`} aria-live="polite">
        {problem}
      </p>
    </>
  );
});
