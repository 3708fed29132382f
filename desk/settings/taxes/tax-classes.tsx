import type { TaxesBody } from '#schemas/api/staff-taxes.ts';
import { deliveryMethod, type DeliveryMethod } from '#schemas/api/wire.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import css from '../../form/form.module.css';
import { PercentField } from '../../form/percent-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import own from './taxes.module.css';

type TaxClass = TaxesBody['classes'][number];

type TaxClassesProps = {
  classes: readonly TaxClass[];
  /** About all of them, such as one that dishes still have. */
  problem: string | undefined;
  problemAt(place: number, field: 'name' | 'rate' | DeliveryMethod): string | undefined;
  onChange(classes: TaxClass[]): void;
};

/** What is taxed otherwise: each class with its rate, and another one by order type. */
export function TaxClasses({ classes, problem, problemAt, onChange }: TaxClassesProps) {
  const words = useDeskMessages().deskTaxes;
  const put = (place: number, change: Partial<TaxClass>) =>
    onChange(classes.map((one, index) => (index === place ? { ...one, ...change } : one)));
  const putRate = (place: number, type: DeliveryMethod, rate: number | null) => {
    const before = classes[place]?.rates ?? [];
    // In one order, so that a change undone is none.
    const rates = deliveryMethod.options.flatMap((one) => {
      if (one === type) return rate === null ? [] : [{ order_type: one, rate }];
      return before.filter(({ order_type: of }) => of === one);
    });
    put(place, { rates });
  };
  return (
    <FieldGroup legend={words.classes} hint={words.classesHint}>
      {classes.length === 0 && <p className={css.hint}>{words.none}</p>}
      <p className={css.problem} role="alert">
        {problem}
      </p>
      <ul className={own.classes}>
        {inPlace(classes).map(({ one, place }) => (
          <li key={place} className={own.class}>
            <div className={own.rates}>
              <TextField
                label={words.name}
                maxLength={60}
                value={one.name}
                problem={problemAt(place, 'name')}
                onChange={({ target }) => put(place, { name: target.value })}
              />
              <PercentField
                label={words.rate}
                value={one.rate}
                problem={problemAt(place, 'rate')}
                onChange={(rate) => put(place, { rate: rate ?? Number.NaN })}
              />
            </div>
            <div className={own.rates}>
              {deliveryMethod.options.map((type) => (
                <PercentField
                  key={type}
                  label={words.rateOf(words.types[type])}
                  hint={words.same}
                  isEmptyAllowed
                  value={one.rates.find(({ order_type: of }) => of === type)?.rate ?? null}
                  problem={problemAt(place, type)}
                  onChange={(rate) => putRate(place, type, rate)}
                />
              ))}
            </div>
            <div>
              <ActionButton
                look="outline"
                onClick={() => onChange(classes.filter((_one, index) => index !== place))}
              >
                {words.remove(one.name)}
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <ActionButton
          look="outline"
          onClick={() => onChange([...classes, { id: null, name: '', rate: 0, rates: [] }])}
        >
          {words.add}
        </ActionButton>
      </div>
    </FieldGroup>
  );
}

/** Each with its place, which is what the contract's problems name it by. */
const inPlace = <T,>(list: readonly T[]) => list.map((one, place) => ({ one, place }));
