import Smartphone from 'lucide-react/icons/smartphone';
import { ButtonLink } from '../../primitives/button-link.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import type { AppPromotionProps } from './props.ts';
import styles from './store-links.module.css';

/** Ways to the stores; only those that are set. */
export function StoreLinks({ config }: Pick<AppPromotionProps, 'config'>) {
  const { app } = useStorefront().messages.home;
  if (!config.appStoreUrl && !config.playStoreUrl) return null;
  return (
    <ul className={styles.links}>
      {config.appStoreUrl && (
        <li>
          <ButtonLink href={config.appStoreUrl} look="outline">
            <Smartphone aria-hidden="true" size={18} />
            {app.appStore}
          </ButtonLink>
        </li>
      )}
      {config.playStoreUrl && (
        <li>
          <ButtonLink href={config.playStoreUrl} look="outline">
            <Smartphone aria-hidden="true" size={18} />
            {app.playStore}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
