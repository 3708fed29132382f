import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './gift-card-settings.module.css';

/** As many as the server takes. */
const most = 8;

type AmountFieldsProps = {
  /** In the major unit; NaN: nothing is written. */
  amounts: readonly number[];
  currency: string;
  problem(place: string): string | undefined;
  onChange(amounts: number[]): void;
};

/** The amounts that are offered as buttons. */
export function AmountFields({ amounts, currency, problem, onChange }: AmountFieldsProps) {
  const { setting: words } = useDeskMessages().deskGiftCards;
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(amounts.length);
  // Whoever adds one goes on to write it.
  useEffect(() => {
    if (amounts.length > count.current) {
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    }
    count.current = amounts.length;
  }, [amounts.length]);
  const placed = amounts.map((amount, place) => ({ amount, place }));
  return (
    <>
      {amounts.length === 0 && <p className={form.hint}>{words.noAmounts}</p>}
      <ul ref={list} className={css.amounts}>
        {placed.map(({ amount, place }) => (
          <li key={place} className={css.amount}>
            <MoneyField
              label={words.amount(place + 1)}
              currency={currency}
              problem={problem(`amounts.${place}`)}
              value={amount}
              onChange={(to) => onChange(amounts.map((one, index) => (index === place ? to : one)))}
            />
            <button
              type="button"
              className={css.remove}
              aria-label={words.removeAmount(place + 1)}
              onClick={() => onChange(amounts.filter((_, index) => index !== place))}
            >
              <X aria-hidden="true" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {amounts.length < most && (
        <div>
          <ActionButton look="outline" onClick={() => onChange([...amounts, Number.NaN])}>
            {words.addAmount}
          </ActionButton>
        </div>
      )}
    </>
  );
}
