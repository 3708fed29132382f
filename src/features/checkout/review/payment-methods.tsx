import { useId } from 'react';
import type { PaymentMethod } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { useMessages } from '#ui/messages.tsx';
import css from './payment-methods.module.css';

type PaymentMethodsProps = {
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod;
  deliveryMethod: DeliveryMethod;
  /** The total as people read it. */
  total: string;
  /** Why cash is not offered to this customer; null: it is, where it is offered at all. */
  cardOnly: string | null;
  onChoose(method: PaymentMethod): void;
};

/** Ways to pay as cards with one open (design, Checkout). */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { offered, chosen, deliveryMethod, total, cardOnly, onChoose } = props;
  const { methods: words, review } = useMessages().checkout;
  const name = useId();
  const texts: Record<PaymentMethod, { label: string; hint: string }> = {
    card: { label: words.card, hint: words.cardHint },
    cashOnDelivery: {
      pickup: { label: words.cash, hint: words.cashHint(total) },
      delivery: { label: words.cashOnDelivery, hint: words.cashOnDeliveryHint(total) },
      dine_in: { label: words.cashAtTable, hint: words.cashAtTableHint(total) },
    }[deliveryMethod],
  };
  return (
    <fieldset id="payment-method" className={css.field}>
      <legend className={css.legend}>{review.payment}</legend>
      {offered.length === 0 && <p>{words.none}</p>}
      {cardOnly && <p role="alert">{cardOnly}</p>}
      {offered.map((method) => (
        <label key={method} className={css.card}>
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
            aria-describedby={method === chosen ? `${name}-hint` : undefined}
          />
          <span className={css.label}>{texts[method].label}</span>
          {method === chosen && (
            <span id={`${name}-hint`} className={css.hint}>
              {texts[method].hint}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
