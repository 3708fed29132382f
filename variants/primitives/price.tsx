import { formatMoney } from '#schemas/money.ts';
import styles from './price.module.css';
import { useStorefront } from './storefront-context.tsx';

/** An amount in minor units; `isFrom` reads 'from $12.50'. */
export function Price({ amount, isFrom = false }: { amount: number; isFrom?: boolean }) {
  const { messages, currency, locale } = useStorefront();
  const text = formatMoney(amount, currency, locale);
  return <span className={styles.price}>{isFrom ? messages.home.menu.from(text) : text}</span>;
}
