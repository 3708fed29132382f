import { useRef } from 'react';
import { TextField } from '../frame/text-field.tsx';
import { caretAfter } from './format-card.ts';

type CardFieldProps = {
  id: string;
  label: string;
  value: string;
  error: string | null;
  /** The token browsers fill cards in by: 'cc-number', 'cc-exp', 'cc-csc'. */
  autoComplete: string;
  placeholder?: string;
  hint?: string;
  enterKeyHint: 'next' | 'go';
  format(text: string): string;
  onType(text: string): void;
};

/** Digits formatted while typing; the caret stays with its digit. */
export function CardField({ format, onType, ...field }: CardFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...field}
      ref={input}
      name={field.id}
      type="text"
      inputMode="numeric"
      spellCheck={false}
      autoCorrect="off"
      css={{ fontVariantNumeric: 'tabular-nums' }}
      onChange={({ target }) => {
        const { value, selectionStart } = target;
        // Deleting the space of '08 / ' must not bring it back.
        const isDeleting = value.length < field.value.length;
        const formatted = isDeleting && value.endsWith(' ') ? value.trimEnd() : format(value);
        const next = isDeleting && /\/\s?$/.test(value) ? value.replace(/\D+$/, '') : formatted;
        const caret = caretAfter(value, selectionStart ?? value.length, next);
        onType(next);
        requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
      }}
    />
  );
}
