import { Button } from '@chakra-ui/react/button';
import { useState, type FormEvent } from 'react';
import { giftCardField as words } from '#schemas/messages/en/gift-card-field.ts';
import { toMinor } from '#schemas/money.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useLookUpGiftCard, useOwnGiftCards } from '#ui/api/gift-cards.ts';
import { TextField } from '#src/features/checkout/frame/text-field.tsx';
import css from '#src/features/checkout/review/coupon-field.module.css';
import { useFormat } from '#ui/messages.tsx';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import type { BillCard } from './bill-draft.ts';

/** Most gift cards that a payment takes. */
const mostCards = 5;

type BillGiftCardsProps = {
  cards: readonly BillCard[];
  /** Sum that they pay together, in minor units. */
  pays: number;
  currency: string;
  onChange(cards: readonly BillCard[]): void;
};

/**
 * Gift cards for a part of a tab (rule R67): by their code, or one's own by a press. They pay in their
 * order; the page keeps their handles while it is open, never a code.
 */
export function BillGiftCards({ cards, pays, currency, onChange }: BillGiftCardsProps) {
  const { mutate, isPending, error, reset } = useLookUpGiftCard();
  const [typed, setTyped] = useState('');
  const [isTwice, setIsTwice] = useState(false);
  const { data: own = [] } = useOwnGiftCards();
  const { money } = useFormat();
  const minor = (amount: number) => toMinor(amount, currency);
  // By another handle too: the code was given before the sign-in.
  const isOn = (lastFour: string) => cards.some((card) => card.lastFour === lastFour);
  const add = (card: BillCard) => onChange([...cards, card]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(typed.trim(), {
      onSuccess: ({ handle, last_four: lastFour, balance }) => {
        if (cards.some((card) => card.handle === handle)) return setIsTwice(true);
        setTyped('');
        add({ handle, lastFour, balance: minor(balance) });
      },
    });
  };
  const remove = (handle: string) => {
    onChange(cards.filter((card) => card.handle !== handle));
    // The chip goes, and focus must not go with it.
    focusWhenDrawn(() => document.getElementById('bill-gift-card'));
  };
  const offered = own.filter(
    ({ state, is_expired: isExpired, balance, last_four: lastFour }) =>
      state === 'active' && !isExpired && balance > 0 && !isOn(lastFour),
  );
  return (
    <div>
      {paidBy(cards, pays).map(({ handle, lastFour, balance, paid }) => (
        <div key={handle} className={css.chip}>
          <output className={css.words}>
            <span className={css.code}>
              {paid > 0 ? words.pays(lastFour, money(paid)) : words.paysNothing(lastFour)}
            </span>
            <span className={css.quiet}>{words.left(money(balance - paid))}</span>
          </output>
          <Button
            variant="ghost"
            aria-label={words.removeNamed(lastFour)}
            onClick={() => remove(handle)}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {cards.length < mostCards && offered.length > 0 && (
        <fieldset className={css.own}>
          <legend>{words.own}</legend>
          {offered.map(({ handle, last_four: lastFour, balance }) => (
            <Button
              key={handle}
              variant="outline"
              onClick={() => add({ handle, lastFour, balance: minor(balance) })}
            >
              {words.ownCard(lastFour, money(minor(balance)))}
            </Button>
          ))}
        </fieldset>
      )}
      {cards.length < mostCards && (
        <form className={css.form} onSubmit={submit}>
          <TextField
            id="bill-gift-card"
            label={words.label}
            hint={words.hint}
            value={typed}
            error={isTwice ? words.twice : error ? failureSentence(error, words.failed) : null}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsTwice(false);
              // The sentence belongs to the code that was sent, not to the one being written.
              if (error) reset();
            }}
          />
          <Button type="submit" variant="outline" disabled={typed.trim() === ''}>
            {isPending ? words.adding : words.add}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Amounts that each of them pays, in their order. */
function paidBy(cards: readonly BillCard[], pays: number): (BillCard & { paid: number })[] {
  const before = cards.map((_, index) =>
    cards.slice(0, index).reduce((sum, { balance }) => sum + balance, 0),
  );
  return cards.map((card, index) => ({
    ...card,
    paid: Math.max(0, Math.min(card.balance, pays - (before[index] ?? 0))),
  }));
}
