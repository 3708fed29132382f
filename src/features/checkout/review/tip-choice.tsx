import { useId, useState } from 'react';
import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { toMajor } from '#schemas/money.ts';
import { readAmount } from '#ui/elements/read-amount.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { TextField } from '../frame/text-field.tsx';
import css from './tip-field.module.css';

type TipChoiceProps = {
  /** Those offered; empty: no tips are taken, and nothing is drawn. */
  percents: readonly number[];
  /** The highest that is taken, in minor units. */
  highest: number;
  currency: string;
  tip: Tip | null;
  /** What it comes to, in minor units; 0 while it is not known. */
  given: number;
  /** What a percentage is counted on, in words. */
  base: string;
  onChange(tip: Tip | null): void;
};

/** A tip by percent, by amount or none (rule R16). */
export function TipChoice(props: TipChoiceProps) {
  const { percents, highest, currency, tip, given, base, onChange } = props;
  const { tip: words } = useMessages().checkout;
  const { money } = useFormat();
  const name = useId();
  const [wantsOther, setWantsOther] = useState(tip?.kind === 'amount');
  const [typed, setTyped] = useState(
    tip?.kind === 'amount' ? String(toMajor(tip.amount, currency)) : '',
  );
  const [isWrong, setWrong] = useState(false);
  if (percents.length === 0) return null;

  const chosen = wantsOther ? 'other' : tip?.kind === 'percent' ? tip.percent : null;
  const choose = (percent: number | null) => {
    setWantsOther(false);
    onChange(percent === null ? null : { kind: 'percent', percent });
  };
  const write = (text: string) => {
    setTyped(text);
    const amount = text.trim() === '' ? 0 : readAmount(text, currency);
    setWrong(amount === null);
    onChange(amount ? { kind: 'amount', amount } : null);
  };
  const isTooHigh = tip?.kind === 'amount' && tip.amount > highest;
  const options = [null, ...percents];
  return (
    <fieldset className={css.field} aria-describedby={`${name}-base`}>
      <legend className={css.legend}>{words.heading}</legend>
      <div className={css.options}>
        {options.map((percent) => (
          <label key={percent} className={css.option}>
            <input
              type="radio"
              name={name}
              checked={chosen === percent}
              onChange={() => choose(percent)}
            />
            <span>{percent === null ? words.none : words.percent(percent)}</span>
          </label>
        ))}
        <label className={css.option}>
          <input
            type="radio"
            name={name}
            checked={wantsOther}
            onChange={() => {
              setWantsOther(true);
              write(typed);
              setWrong(false);
            }}
          />
          <span>{words.other}</span>
        </label>
      </div>
      {wantsOther && (
        <TextField
          id="tip-amount"
          label={words.amount}
          value={typed}
          error={isWrong ? words.invalid : isTooHigh ? words.tooHigh(money(highest)) : null}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          onChange={({ target }) => write(target.value)}
        />
      )}
      <p id={`${name}-base`} className={css.base}>
        {tip !== null && given > 0 && <strong>{words.chosen(money(given))} </strong>}
        {base}
      </p>
    </fieldset>
  );
}
