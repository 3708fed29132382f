import Trash from 'lucide-react/icons/trash-2';
import { mostSequencePrices } from '#schemas/api/menu-document.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Choice } from '../../form/fields.tsx';
import form from '../../form/form.module.css';
import { MoneyField } from '../../form/money-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './choices.module.css';

type SequenceFieldsProps = {
  /** In the major unit, NaN while none is written; undefined: options cost their own price. */
  prices: readonly number[] | undefined;
  freeCount: number;
  currency: string;
  problem(place: string): string | undefined;
  onChange(prices: number[] | undefined): void;
};

/** What the first option that is chosen costs, the second, and each further one (rule R98). */
export function SequenceFields({
  prices,
  freeCount,
  currency,
  problem,
  onChange,
}: SequenceFieldsProps) {
  const words = useDeskMessages().deskGroups.sequence;
  const labelOf = (place: number, count: number) => {
    if (count === 1) return words.only;
    return place === count ? words.further(place) : words.place(place);
  };
  return (
    <>
      <Choice
        type="checkbox"
        label={words.on}
        hint={words.onHint}
        isChecked={prices !== undefined}
        onChange={(isOn) => onChange(isOn ? [Number.NaN, Number.NaN] : undefined)}
      />
      {prices && (
        <fieldset className={css.sequence}>
          <legend>{words.label}</legend>
          {prices
            .map((price, place) => ({ price, place }))
            .map(({ price, place }) => (
              <div key={place} className={css.place}>
                <MoneyField
                  label={labelOf(place + 1, prices.length)}
                  currency={currency}
                  problem={problem(`sequence_prices.${place}`)}
                  value={price}
                  onChange={(next) => onChange(prices.with(place, next))}
                />
                {prices.length > 1 && (
                  <button
                    type="button"
                    className={css.icon}
                    aria-label={words.remove(place + 1)}
                    onClick={() => onChange(prices.toSpliced(place, 1))}
                  >
                    <Trash aria-hidden="true" size={20} />
                  </button>
                )}
              </div>
            ))}
          {prices.length < mostSequencePrices && (
            <div>
              <ActionButton look="outline" onClick={() => onChange([...prices, Number.NaN])}>
                {words.add}
              </ActionButton>
            </div>
          )}
          <p className={form.hint}>
            {freeCount > 0 && `${words.afterFree(freeCount)} `}
            {words.sizes}
          </p>
        </fieldset>
      )}
    </>
  );
}
