import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useState } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import { giftCardField as words } from '#schemas/messages/en/gift-card-field.ts';
import { toMinor } from '#schemas/money.ts';
import { ApiFailure } from '#ui/api/client.ts';
import type { OwnGiftCard } from '#schemas/api/gift-cards.ts';
import {
  handlesIn,
  useLookUpGiftCard,
  useOwnGiftCards,
  withHandle,
  withoutHandle,
} from '#ui/api/gift-cards.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { focusWhenDrawn } from '#ui/elements/focus-when-drawn.ts';
import { useFormat } from '#ui/messages.tsx';
import { TextField } from '../frame/text-field.tsx';
import css from './coupon-field.module.css';

type AppliedCard = Cart['gift_cards'][number];

/** As many as an order takes. */
const mostCards = 5;

/**
 * Gift cards, each by its code (rule R67): they pay in their order, and what each pays and keeps is
 * shown with it. The draft keeps their handles, never a code.
 */
export function GiftCardField({ cards }: { cards: readonly AppliedCard[] }) {
  const applied = useCheckout((state) => state.appliedGiftCard);
  const update = useCheckout((state) => state.update);
  const { mutate, isPending, error, reset } = useLookUpGiftCard();
  const [typed, setTyped] = useState('');
  const [isTwice, setIsTwice] = useState(false);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    mutate(typed.trim(), {
      onSuccess: ({ handle }) => {
        if (handlesIn(applied).includes(handle)) return setIsTwice(true);
        setTyped('');
        update({ appliedGiftCard: withHandle(applied, handle) });
      },
    });
  };
  const remove = (handle: string) => {
    update({ appliedGiftCard: withoutHandle(applied, handle) });
    // The chip goes, and focus must not go with it.
    focusWhenDrawn(() => document.getElementById('gift-card-code'));
  };
  const failure = error instanceof ApiFailure && error.status !== 0 ? error.message : words.failed;
  return (
    <div id="gift-cards">
      {cards.map((card) => (
        <GiftCardChip key={card.handle} card={card} onRemove={() => remove(card.handle)} />
      ))}
      {handlesIn(applied).length < mostCards && <OwnCardButtons applied={applied} cards={cards} />}
      {handlesIn(applied).length < mostCards && (
        <form className={css.form} onSubmit={add}>
          <TextField
            id="gift-card-code"
            label={words.label}
            hint={words.hint}
            value={typed}
            error={isTwice ? words.twice : error ? failure : null}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            maxLength={60}
            onChange={(event) => {
              setTyped(event.target.value);
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

type OwnCardButtonsProps = { applied: string | null; cards: readonly AppliedCard[] };

/** A user's own cards that are not on the order yet: no code is typed for them. */
function OwnCardButtons({ applied, cards }: OwnCardButtonsProps) {
  const { data = [] } = useOwnGiftCards();
  const update = useCheckout((state) => state.update);
  const { money } = useFormat();
  // By another handle too: the code was given before the sign-in.
  const isOn = ({ handle, last_four: end }: OwnGiftCard) =>
    handlesIn(applied).includes(handle) || cards.some(({ last_four: other }) => other === end);
  const offered = data.filter(
    (card) => card.state === 'active' && !card.is_expired && card.balance > 0 && !isOn(card),
  );
  if (offered.length === 0) return null;
  return (
    <fieldset className={css.own}>
      <legend>{words.own}</legend>
      {offered.map(({ handle, last_four: lastFour, balance, currency }) => (
        <Button
          key={handle}
          variant="outline"
          onClick={() => update({ appliedGiftCard: withHandle(applied, handle) })}
        >
          {words.ownCard(lastFour, money(toMinor(balance, currency)))}
        </Button>
      ))}
    </fieldset>
  );
}

function GiftCardChip({ card, onRemove }: { card: AppliedCard; onRemove(): void }) {
  const { currency } = useStorefront();
  const { money } = useFormat();
  const minor = (amount: number) => toMinor(amount, currency);
  const { last_four: lastFour, refusal } = card;
  const isUnknown = refusal?.code === 'unknown_gift_card';
  const paid = minor(card.paid);
  return (
    <div className={css.chip} data-waiting={refusal !== null || undefined}>
      <output className={css.words}>
        <span className={css.code}>
          {isUnknown
            ? words.unknown
            : refusal
              ? words.refused(lastFour)
              : paid > 0
                ? words.pays(lastFour, money(paid))
                : words.paysNothing(lastFour)}
        </span>
        <span className={css.quiet}>
          {isUnknown
            ? words.again
            : refusal
              ? refusal.message
              : words.left(money(minor(card.balance) - paid))}
        </span>
      </output>
      <Button variant="ghost" aria-label={words.removeNamed(lastFour)} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}
