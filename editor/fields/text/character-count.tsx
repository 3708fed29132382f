import styles from '../field/field.module.css';

/** Counts once the limit comes near. */
export function CharacterCount({ text, max }: { text: string; max: number | undefined }) {
  if (max === undefined || text.length < max * 0.8) return null;
  return (
    <span className={styles.count} data-over={text.length > max || undefined}>
      {text.length} / {max}
    </span>
  );
}
