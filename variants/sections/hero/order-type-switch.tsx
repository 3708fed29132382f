import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './order-type-switch.module.css';
import type { HeroProps } from './props.ts';

/** The restaurant's ways to order side by side; one alone needs no question. */
export function OrderTypeSwitch({ id, orderTypes, orderType, onOrderType }: HeroProps) {
  const words = useStorefront().messages.home.hero;
  if (orderTypes.length < 2) return null;
  return (
    <fieldset className={styles.field} aria-label={words.orderType}>
      {orderTypes.map(({ value, label }) => (
        <label key={value} className={styles.way}>
          <input
            className={styles.input}
            type="radio"
            name={`${id}-order-type`}
            value={value}
            checked={value === orderType}
            onChange={() => onOrderType(value)}
          />
          <span className={styles.label}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
