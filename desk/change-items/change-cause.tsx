import { useId } from 'react';
import type { OrderChangeCause } from '#schemas/api/staff-order-changes.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './change-items.module.css';

type ChangeCauseProps = {
  value: OrderChangeCause | null;
  onChange(cause: OrderChangeCause): void;
};

const causes = ['run_out', 'customer'] as const satisfies readonly OrderChangeCause[];

/** Asks who wants an order to be less: what the restaurant lacks costs the customer nothing (decision 045). */
export function ChangeCause({ value, onChange }: ChangeCauseProps) {
  const { cause: words } = useDeskMessages().deskChanges;
  const id = useId();
  return (
    <fieldset className={css.causes}>
      <legend className={css.label}>{words.legend}</legend>
      {causes.map((cause) => (
        <label key={cause} className={css.cause}>
          <input
            type="radio"
            name={`${id}-cause`}
            checked={value === cause}
            onChange={() => onChange(cause)}
          />
          <span>
            {words[cause]}
            <span className={css.hint}>{words.hint[cause]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
