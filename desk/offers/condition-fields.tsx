import type { CouponBody } from '#schemas/api/offer-bodies.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { Choice, FieldGroup, TextField } from '../form/fields.tsx';
import form from '../form/form.module.css';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './offers.module.css';
import { WindowFields } from './window-fields.tsx';

type Conditions = Pick<
  CouponBody,
  | 'order_types'
  | 'payment_methods'
  | 'windows'
  | 'starts_at'
  | 'ends_at'
  | 'validate_at'
  | 'minimum'
>;

type ConditionFieldsProps = {
  values: Conditions;
  /** Ways to have an order that are offered; those that are chosen stand there too. */
  orderTypes: readonly DeliveryMethod[];
  /** IANA zone that its times are of. */
  timeZone: string;
  currency: string;
  /** Deals by hand ask for no amount. */
  hasMinimum: boolean;
  problem(place: string): string | undefined;
  onChange(change: Partial<Conditions>): void;
};

const payments = ['card', 'cashOnDelivery'] as const;
const moments = ['fulfilment', 'order'] as const;

/** In one order, so that a change undone is none. */
const toggled = <T,>(all: readonly T[], chosen: readonly T[], one: T, isOn: boolean): T[] =>
  all.filter((other) => (other === one ? isOn : chosen.includes(other)));

/** When and for which orders an offer holds (rules R37 to R40). */
export function ConditionFields({
  values,
  orderTypes,
  timeZone,
  currency,
  hasMinimum,
  problem,
  onChange,
}: ConditionFieldsProps) {
  const words = useDeskMessages().deskOffers.fields;
  const types = (['pickup', 'delivery', 'dine_in'] as const).filter(
    (type) => orderTypes.includes(type) || values.order_types.includes(type),
  );
  const date = (key: 'starts_at' | 'ends_at', label: string, hint: string) => (
    <TextField
      type="datetime-local"
      label={label}
      hint={hint}
      problem={problem(key)}
      value={values[key] ?? ''}
      onChange={({ target }) => onChange({ [key]: target.value === '' ? null : target.value })}
    />
  );
  return (
    <>
      <FieldGroup legend={words.conditions}>
        {hasMinimum && (
          <TextField
            label={words.minimum}
            hint={words.minimumHint}
            isShort
            unit={currency}
            inputMode="decimal"
            maxLength={12}
            problem={problem('minimum')}
            value={values.minimum}
            onChange={({ target }) => onChange({ minimum: target.value })}
          />
        )}
        <div className={css.pair}>
          <fieldset className={css.plain} aria-label={words.orderTypes}>
            <p className={form.label}>{words.orderTypes}</p>
            {types.map((type) => (
              <Choice
                key={type}
                type="checkbox"
                label={words.types[type]}
                isChecked={values.order_types.length === 0 || values.order_types.includes(type)}
                onChange={(isOn) => {
                  const chosen = values.order_types.length === 0 ? types : values.order_types;
                  const next = toggled(types, chosen, type, isOn);
                  // All of them is what none says; without any the offer would be nobody's.
                  onChange({ order_types: next.length === types.length ? [] : next });
                }}
              />
            ))}
          </fieldset>
          <fieldset className={css.plain} aria-label={words.paid}>
            <p className={form.label}>{words.paid}</p>
            {payments.map((payment) => (
              <Choice
                key={payment}
                type="checkbox"
                label={words.payments[payment]}
                isChecked={
                  values.payment_methods.length === 0 || values.payment_methods.includes(payment)
                }
                onChange={(isOn) => {
                  const chosen =
                    values.payment_methods.length === 0 ? payments : values.payment_methods;
                  const next = toggled(payments, chosen, payment, isOn);
                  onChange({ payment_methods: next.length === payments.length ? [] : next });
                }}
              />
            ))}
          </fieldset>
        </div>
      </FieldGroup>
      <FieldGroup legend={words.when} hint={words.whenHint(timeZone.replaceAll('_', ' '))}>
        <div className={css.pair}>
          {date('starts_at', words.starts, words.startsHint)}
          {date('ends_at', words.ends, words.endsHint)}
        </div>
        <WindowFields
          windows={values.windows}
          problemAt={(place, field) => problem(`windows.${place}.${field}`)}
          onChange={(windows) => onChange({ windows })}
        />
        <fieldset className={css.plain} aria-label={words.validateAt}>
          <p className={form.label}>{words.validateAt}</p>
          {moments.map((moment) => (
            <Choice
              key={moment}
              type="radio"
              label={words.validate[moment]}
              isChecked={values.validate_at === moment}
              onChange={() => onChange({ validate_at: moment })}
            />
          ))}
        </fieldset>
      </FieldGroup>
    </>
  );
}
