import { useId, type ChangeEventHandler, type FocusEventHandler, type RefCallback } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './mail-texts.module.css';

type MailTextFieldProps = {
  label: string;
  /** '': none. */
  hint: string;
  /** Several lines. */
  isLong: boolean;
  /** Characters. */
  maxLength: number;
  problem: string | undefined;
  /** The program's own text where another one stands here; null: it does. */
  standard: string | null;
  onStandard(): void;
  /** As react-hook-form registers it. */
  name: string;
  ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
};

/** A text of a mail, with the program's own below it where it was changed. */
export function MailTextField({
  label,
  hint,
  isLong,
  problem,
  standard,
  onStandard,
  ...field
}: MailTextFieldProps) {
  const words = useDeskMessages().deskMailTexts;
  const id = useId();
  const input = {
    ...field,
    id,
    className: form.input,
    autoComplete: 'off',
    'aria-invalid': problem !== undefined || undefined,
    'aria-describedby': `${id}-problem ${id}-hint`,
  };
  return (
    <div className={form.field}>
      <label className={form.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? <textarea {...input} rows={4} /> : <input {...input} type="text" />}
      <p id={`${id}-problem`} className={form.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={form.hint}>
        {hint}
      </p>
      {standard !== null && (
        <div className={css.standard}>
          <p className={form.hint}>
            {words.standardIs(standard === '' ? words.nothing : standard)}
          </p>
          <ActionButton look="outline" aria-label={words.standardOf(label)} onClick={onStandard}>
            {words.standard}
          </ActionButton>
        </div>
      )}
    </div>
  );
}
