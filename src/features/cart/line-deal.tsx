import Tag from 'lucide-react/icons/tag';
import type { CartLineView } from './cart-view.ts';
import styles from './line-deal.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

/** The automatic deal that lowers a line, by name (rule R35). */
export function LineDeal({ line: { deal, quantity } }: { line: CartLineView }) {
  const words = useCartMessages().cartContents;
  if (!deal) return null;
  const isOnSome = deal.units > 0 && deal.units < quantity;
  return (
    <p className={styles.deal}>
      <Tag aria-hidden="true" size={14} />
      {isOnSome ? words.dealOnSome(deal.name, deal.units) : deal.name}
    </p>
  );
}
