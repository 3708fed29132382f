import { useId } from 'react';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { useMessages } from '#ui/messages.tsx';
import css from './order-type-field.module.css';

type OrderTypeFieldProps = {
  offered: readonly DeliveryMethod[];
  chosen: DeliveryMethod;
  onChoose(method: DeliveryMethod): void;
};

/** The order types of a restaurant as segmented radios; one alone is said, not asked. */
export function OrderTypeField({ offered, chosen, onChoose }: OrderTypeFieldProps) {
  const { details: words } = useMessages().checkout;
  const name = useId();
  if (offered.length < 2) return null;
  return (
    <fieldset id="order-type" className={css.field}>
      <legend className={css.legend}>{words.orderType}</legend>
      <div className={css.segments}>
        {offered.map((method) => (
          <label key={method} className={css.segment}>
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span>{words.methods[method]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
