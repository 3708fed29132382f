import { useId, useState } from 'react';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { readPostcodes } from './area-change.ts';
import css from './delivery.module.css';

type PostcodesFieldProps = {
  postcodes: readonly string[];
  problem: string | undefined;
  onChange(postcodes: string[]): void;
};

/** Postcodes as text: what is typed stays as it is typed, commas, spaces and ranges included. */
export function PostcodesField({ postcodes, problem, onChange }: PostcodesFieldProps) {
  const words = useDeskMessages().deskDelivery.zones;
  const id = useId();
  const [typed, setTyped] = useState({ text: postcodes.join(', '), of: postcodes.join(',') });
  // Undone, or taken from somebody else.
  if (typed.of !== postcodes.join(',')) {
    setTyped({ text: postcodes.join(', '), of: postcodes.join(',') });
  }
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {words.postcodesLabel}
      </label>
      <textarea
        id={id}
        className={css.textarea}
        rows={3}
        value={typed.text}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => {
          const read = readPostcodes(target.value);
          setTyped({ text: target.value, of: read.join(',') });
          onChange(read);
        }}
      />
      <p id={`${id}-problem`} className={css.problem}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={css.hint}>
        {words.postcodesHint} {postcodes.length > 0 && words.readPostcodes(postcodes.length)}
      </p>
    </div>
  );
}
