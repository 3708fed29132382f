import Tag from 'lucide-react/icons/tag';
import styles from './deals-left-out.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

/** Why deals are not applied, or only in part (rule R36). */
export function DealsLeftOut({ sentences }: { sentences: readonly string[] }) {
  const words = useCartMessages().cartContents;
  if (sentences.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.leftOut}>
      {sentences.map((sentence) => (
        <li key={sentence} className={styles.deal}>
          <Tag aria-hidden="true" className={styles.icon} size={16} />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
