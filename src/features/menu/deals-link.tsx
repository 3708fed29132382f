import Tag from 'lucide-react/icons/tag';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useOrderPaths } from '../../page/use-order-paths.ts';
import styles from './deals-link.module.css';
import { useMenuIndex } from '../../menu-model/use-drawn-menu.ts';

/** The way to the deals, where there are any. */
export function DealsLink() {
  const paths = useOrderPaths();
  const words = useStorefront().messages.offers;
  const { menuIndex } = useMenuIndex();
  const count = menuIndex?.deals.size ?? 0;
  if (count === 0) return null;
  return (
    <a className={styles.link} href={paths.deals}>
      <Tag aria-hidden="true" size={18} />
      {words.linkWith(count)}
    </a>
  );
}
