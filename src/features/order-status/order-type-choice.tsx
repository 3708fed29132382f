import { useEffect, useRef } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { OnlineType } from './order-status-of.ts';
import styles from './order-type-choice.module.css';

type OrderTypeChoiceProps = {
  offered: readonly OnlineType[];
  chosen: OnlineType;
  onChoose(type: OnlineType): void;
};

/** Pickup or delivery; where there is one alone nothing is asked. */
export function OrderTypeChoice({ offered, chosen, onChoose }: OrderTypeChoiceProps) {
  const { orderType, orderTypes } = useStorefront().messages.home.hero;
  const field = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ offered, chosen, onChoose });
  useEffect(() => {
    // Marked before this came to life: React leaves the mark and knows nothing of it.
    const value = field.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const marked = first.current.offered.find((type) => type === value);
    if (marked && marked !== first.current.chosen) first.current.onChoose(marked);
  }, []);
  if (offered.length < 2) return null;
  return (
    <fieldset ref={field} className={styles.field} aria-label={orderType}>
      {offered.map((type) => (
        <label key={type} className={styles.way} data-type={type}>
          <input
            className={styles.input}
            type="radio"
            name="order-status-type"
            value={type}
            checked={type === chosen}
            onChange={() => onChoose(type)}
          />
          <span className={styles.label}>{orderTypes[type]}</span>
        </label>
      ))}
    </fieldset>
  );
}
