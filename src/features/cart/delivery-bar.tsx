import { toDelivery as words } from '#schemas/messages/en/cart-hints.ts';
import { formatMoney } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { DeliveryView } from './cart-view.ts';
import styles from './delivery-bar.module.css';

type DeliveryBarProps = {
  delivery: DeliveryView;
  /** Minor units. */
  subtotal: number;
};

/** How far it is to the delivery's minimum, then to its next cheaper fee; it never keeps from adding. */
export function DeliveryBar({ delivery, subtotal }: DeliveryBarProps) {
  const { currency, locale } = useStorefront();
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const { minimum, missing, next } = delivery;
  if (missing > 0) {
    const sentence = words.minimum(money(missing));
    return (
      <div className={styles.bar}>
        <p>
          <strong>{sentence}</strong>{' '}
          <span className={styles.aside}>{words.from(money(minimum))}</span>
        </p>
        <progress
          className={styles.progress}
          value={subtotal}
          max={minimum}
          aria-label={words.label}
          aria-valuetext={sentence}
        />
      </div>
    );
  }
  if (!next) return null;
  return (
    <p className={styles.bar}>
      {next.charge === 0
        ? words.free(money(next.missing))
        : words.cheaper(money(next.missing), money(next.charge))}
    </p>
  );
}
