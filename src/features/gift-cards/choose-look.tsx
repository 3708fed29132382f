import type { ChangeEvent } from 'react';
import type { GiftCardOffer } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import choice from '#src/features/checkout/frame/choice.module.css';
import { TextField } from '#src/features/checkout/frame/text-field.tsx';
import { useFormat } from '#ui/messages.tsx';
import type { CardDraft } from './card-draft.ts';
import css from './gift-cards.module.css';

type ChooseLookProps = {
  offer: GiftCardOffer;
  draft: CardDraft;
  amountField: {
    id: string;
    value: string;
    error: string | null;
    onChange(event: ChangeEvent<HTMLInputElement>): void;
  };
  onChange(change: Partial<CardDraft>): void;
};

/** How much the card is worth, suggested or typed, and how it looks. */
export function ChooseLook({ offer, draft, amountField, onChange }: ChooseLookProps) {
  const { money } = useFormat();
  const inWords = (amount: number) => money(toMinor(amount, offer.currency));
  return (
    <>
      <fieldset className={choice.field}>
        <legend className={choice.legend}>{words.amount}</legend>
        <div className={css.section}>
          <div className={css.chips}>
            {offer.amounts.map((amount) => (
              <label key={amount} className={choice.chip}>
                <input
                  type="radio"
                  name="gift-amount"
                  checked={Number(draft.amount) === amount}
                  onChange={() => onChange({ amount: String(amount) })}
                />
                {inWords(amount)}
              </label>
            ))}
          </div>
          <TextField
            {...amountField}
            label={words.otherAmount}
            hint={words.otherHint(inWords(offer.lowest), inWords(offer.highest))}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        </div>
      </fieldset>
      <fieldset className={choice.field}>
        <legend className={choice.legend}>{words.design}</legend>
        <div className={css.chips}>
          {offer.designs.map((design) => (
            <label key={design} className={choice.chip}>
              <input
                type="radio"
                name="gift-design"
                checked={draft.design === design}
                onChange={() => onChange({ design })}
              />
              {words.designs[design]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
