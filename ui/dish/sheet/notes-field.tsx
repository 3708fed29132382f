import { useId } from 'react';
import { noteLimit } from '../../menu-model/line-limits.ts';
import { useDishMessages } from '../choices/use-dish-messages.ts';
import styles from './notes-field.module.css';

/** A note for the kitchen; it never changes the price (rule R29). */
export function NotesField({ value, onChange }: { value: string; onChange(notes: string): void }) {
  const words = useDishMessages().dishNotes;
  const id = useId();
  return (
    <div className={styles.notes}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={2}
        maxLength={noteLimit}
        placeholder={words.example}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {words.left(noteLimit - value.length)}
      </p>
    </div>
  );
}
