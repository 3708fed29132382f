import { useEffect, useRef } from 'react';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './order-type-switch.module.css';
import type { HeroProps } from './props.ts';

/** The restaurant's ways to order side by side; one alone needs no question. */
export function OrderTypeSwitch({ id, orderTypes, orderType, onOrderType }: HeroProps) {
  const words = useStorefront().messages.home.hero;
  const field = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ orderType, onOrderType });
  useEffect(() => {
    // Marked before this came to life: React leaves the mark and knows nothing of it.
    const marked = field.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (marked && marked !== first.current.orderType) first.current.onOrderType(marked);
  }, []);
  if (orderTypes.length < 2) return null;
  return (
    <fieldset ref={field} className={styles.field} aria-label={words.orderType}>
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
