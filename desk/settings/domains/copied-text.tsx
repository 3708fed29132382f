import { useId, useRef, useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './domains.module.css';

type CopiedTextProps = {
  label: string;
  /** What it is of, for those who hear the button alone. */
  of: string;
  value: string;
};

/** A text that has to be written elsewhere exactly as it is. */
export function CopiedText({ label, of, value }: CopiedTextProps) {
  const words = useDeskMessages().deskDomains;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      setNote(words.copied);
    } catch {
      // Without https, or where the browser asks first: it is selected, and keys can copy it.
      setNote(words.selected);
    }
  };
  return (
    <div className={css.text}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      <div className={form.line}>
        <input
          ref={field}
          id={id}
          className={form.input}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <ActionButton
          look="outline"
          aria-label={words.copyOf(`${label} · ${of}`)}
          onClick={() => void copy()}
        >
          {words.copy}
        </ActionButton>
      </div>
      <output className={form.hint}>{note}</output>
    </div>
  );
}
