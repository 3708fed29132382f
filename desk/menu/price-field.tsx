import { useId, useState } from 'react';
import { currencyExponent, toMajor, toMinor } from '#schemas/money.ts';
import { isComposing } from '#variants/listen-for-keys.ts';
import { useAfterPress } from '#variants/use-after-press.ts';
import { readBack } from '../form/read-money.ts';
import { readAmount } from '#ui/elements/read-amount.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './menu.module.css';

type PriceFieldProps = {
  label: string;
  /** In the major unit. */
  price: number;
  currency: string;
  /** Shows that there is no price, in place of an amount. */
  isUnpriced: boolean;
  isSaving: boolean;
  /** A price that was typed, in the major unit, once the field is left or Enter pressed. */
  onChange(price: number): void;
};

/** A price that is changed where it stands: Enter or leaving saves, Escape brings back what was. */
export function PriceField(props: PriceFieldProps) {
  const { label, price, currency, isUnpriced, isSaving, onChange } = props;
  const { deskMenu: words, deskForms } = useDeskMessages();
  const id = useId();
  const shown = isUnpriced ? '' : textOf(price, currency);
  /** null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const minor = typed === null ? null : readAmount(typed, currency);
  const isWrong = typed !== null && minor === null;
  const read =
    typed === null || minor === null ? '' : readBack(typed, toMajor(minor, currency), currency);
  const commit = () => {
    if (typed === null || minor === null) return;
    afterPress(() => setTyped(null));
    if (minor !== toMinor(price, currency)) onChange(toMajor(minor, currency));
  };
  return (
    <div className={css.price}>
      <input
        className={css.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-problem`}
        aria-busy={isSaving || undefined}
        placeholder={isUnpriced ? words.noPrice : undefined}
        value={typed ?? shown}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Enter') commit();
          if (event.key !== 'Escape' || typed === null) return;
          event.preventDefault();
          setTyped(null);
        }}
      />
      <p id={`${id}-problem`} className={isWrong ? css.problem : css.readAs}>
        {isWrong ? words.notAPrice(textOf(12.5, currency)) : read !== '' && deskForms.readAs(read)}
      </p>
    </div>
  );
}

/** As it is typed: with the currency's decimals, without its sign. */
const textOf = (price: number, currency: string): string =>
  price.toFixed(currencyExponent(currency));
