import { useId } from 'react';
import { longestProposalText } from '#schemas/api/site-proposals.ts';
import styles from './proposals.module.css';

type TextInputProps = {
  label: string;
  help: string;
  value: string;
  isRequired?: boolean;
  onChange(value: string): void;
};

/** A few lines to somebody else, with how many characters are left. */
export function TextInput({ label, help, value, isRequired = false, onChange }: TextInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {!isRequired && <span className={styles.help}>(may stay empty)</span>}
      </label>
      <textarea
        id={id}
        className={styles.input}
        rows={3}
        required={isRequired}
        maxLength={longestProposalText}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className={styles.help} id={`${id}-help`}>
        {help} {value.length} of {longestProposalText} characters.
      </p>
    </div>
  );
}
