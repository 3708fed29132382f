import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Cart } from '#schemas/api/cart.ts';
import { dealHint as words } from '#schemas/messages/en/cart-hints.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { dealHints } from './deal-hint.ts';
import styles from './deal-hints.module.css';

/** What is missing for the next deals, each with the way to it. */
export function DealHints({ hints }: { hints: Cart['deal_hints'] }) {
  const { locale, currency } = useStorefront();
  const paths = useOrderPaths();
  const { menuIndex } = useMenuIndex();
  if (hints.length === 0) return null;
  return (
    <ul className={styles.hints} aria-label={words.label}>
      {dealHints(hints, menuIndex, { locale, currency, paths }).map(({ key, text, href }) => (
        <li key={key}>
          <a className={styles.hint} href={href}>
            <span>{text}</span>
            <ArrowRight aria-hidden="true" className={styles.arrow} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
