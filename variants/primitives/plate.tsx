import styles from './plate.module.css';

/** A plate seen from above, drawn in the palette: stands in where there is no picture. */
export function Plate({ letter = '' }: { letter?: string }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      {letter && <span className={styles.letter}>{firstLetter(letter)}</span>}
    </span>
  );
}

function firstLetter(name: string): string {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name) ?? [];
  return letter.toUpperCase();
}
