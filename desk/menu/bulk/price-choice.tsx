import { formatMoney } from '#schemas/money.ts';
import { roundingsOf, type PriceRounding } from '#schemas/rules/menu-editing/round-price.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { Choice, SelectField, TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { exampleAmount, stepOf, type BulkChoice } from './bulk-choice.ts';
import css from './bulk.module.css';

type PriceChoiceProps = {
  choice: BulkChoice;
  currency: string;
  onChange(change: Partial<BulkChoice>): void;
};

const ways = ['percent', 'amount', 'round'] as const;
const whichOf = ['both', 'online', 'counter'] as const;

/** How prices are to change: by how much, how rounded, which of them. */
export function PriceChoice({ choice, currency, onChange }: PriceChoiceProps) {
  const words = useDeskMessages().deskMenuBulk;
  const { locale } = useStorefront();
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const roundingLabel = (rounding: PriceRounding): string => {
    if (rounding.kind === 'ending') {
      const { ending, unit } = rounding;
      return words.ending((ending / unit).toFixed(String(unit).length - 1).slice(1));
    }
    return rounding.step === 1 ? words.exactly : words.toStep(money(rounding.step));
  };
  const { way } = choice;
  const typed = way === 'percent' ? choice.percent : choice.amount;
  const isWrong = typed.trim() !== '' && stepOf(choice, currency) === null;
  const problem =
    way === 'percent' ? words.notAPercent : words.notAnAmount(exampleAmount(currency));
  const number = {
    isShort: true,
    inputMode: 'text' as const,
    maxLength: 12,
    problem: isWrong ? problem : undefined,
  };
  return (
    <>
      <SelectField
        label={words.way}
        value={way}
        options={ways.map((value) => ({ value, label: words.ways[value] }))}
        onChange={({ target }) => {
          const next = ways.find((one) => one === target.value);
          if (next) onChange({ way: next, ...(next === 'round' && { rounding: 1 }) });
        }}
      />
      {way === 'percent' && (
        <TextField
          {...number}
          label={words.percent}
          hint={words.percentHint}
          unit="%"
          value={choice.percent}
          onChange={({ target }) => onChange({ percent: target.value })}
        />
      )}
      {way === 'amount' && (
        <TextField
          {...number}
          label={words.amount}
          hint={words.amountHint}
          unit={currency}
          value={choice.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      <SelectField
        label={words.rounding}
        value={String(choice.rounding)}
        options={roundingsOf(currency).map((rounding, place) => ({
          value: String(place),
          label: roundingLabel(rounding),
        }))}
        onChange={({ target }) => onChange({ rounding: Number(target.value) })}
      />
      <SelectField
        label={words.which}
        value={choice.which}
        options={whichOf.map((value) => ({ value, label: words.whichOf[value] }))}
        onChange={({ target }) => {
          const next = whichOf.find((one) => one === target.value);
          if (next) onChange({ which: next });
        }}
      />
      <div className={css.boxes}>
        <Choice
          type="checkbox"
          label={words.sizes}
          isChecked={choice.hasSizes}
          onChange={(hasSizes) => onChange({ hasSizes })}
        />
        {way !== 'amount' && (
          <Choice
            type="checkbox"
            label={words.options}
            hint={words.optionsHint}
            isChecked={choice.hasOptions}
            onChange={(hasOptions) => onChange({ hasOptions })}
          />
        )}
      </div>
    </>
  );
}
