import Tag from 'lucide-react/icons/tag';
import { enOffers } from '#schemas/messages/en-offers.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import styles from './deals-link.module.css';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';

/** The way to the deals, where there are any; beside other tools it is short on a phone. */
export function DealsLink({ isTool = false }: { isTool?: boolean }) {
  const paths = useOrderPaths();
  const words = enOffers.offers;
  const { menuIndex } = useMenuIndex();
  const count = menuIndex?.deals.size ?? 0;
  if (count === 0) return null;
  return (
    <a className={styles.link} href={paths.deals}>
      <Tag aria-hidden="true" size={18} />
      {isTool ? (
        <>
          <span className={styles.whole}>{words.linkWith(count)}</span>
          <span className={styles.count} aria-hidden="true">
            {words.count(count)}
          </span>
        </>
      ) : (
        words.linkWith(count)
      )}
    </a>
  );
}
