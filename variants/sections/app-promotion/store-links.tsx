import { appPromotion } from '#schemas/messages/en/app-promotion.ts';
import { ButtonLink } from '../../primitives/button-link.tsx';
import type { AppPromotionProps } from './props.ts';
import styles from './store-links.module.css';
import { StoreMark } from './store-mark.tsx';
import { storesOf } from './stores-of.ts';

/** Ways to the stores; only those that are set. */
export function StoreLinks({ config }: Pick<AppPromotionProps, 'config'>) {
  const stores = storesOf(config);
  if (stores.length === 0) return null;
  return (
    <ul className={styles.links}>
      {stores.map(({ store, href }) => (
        <li key={store}>
          <ButtonLink href={href} look="outline">
            <StoreMark store={store} />
            {appPromotion[store]}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
