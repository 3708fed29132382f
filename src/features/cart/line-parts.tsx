import type { CartLineView } from './cart-view.ts';
import styles from './line-parts.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

type LinePartsProps = { line: Pick<CartLineView, 'choices' | 'parts' | 'notes'> };

/** What was chosen of a line, in words: its choices, or its dishes with theirs, and the note. */
export function LineParts({ line: { choices, parts, notes } }: LinePartsProps) {
  const words = useCartMessages().cartContents;
  return (
    <>
      {choices.length > 0 && <p className={styles.words}>{choices.join(' · ')}</p>}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.key} className={styles.words}>
              {part.place !== '' && (
                <span className={styles.place}>{words.place(part.place)} </span>
              )}
              <span className={styles.dish}>{part.name}</span>
              {part.isFree && <span className={styles.free}>{words.free}</span>}
              {part.choices.length > 0 && ` · ${part.choices.join(' · ')}`}
            </li>
          ))}
        </ul>
      )}
      {notes !== '' && <p className={styles.words}>{words.notes(notes)}</p>}
    </>
  );
}
