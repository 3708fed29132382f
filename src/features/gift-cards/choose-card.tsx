import { Button } from '@chakra-ui/react/button';
import { type FormEvent, useRef, useState } from 'react';
import type { GiftCardOffer, GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useBuyGiftCard } from '#ui/api/gift-cards.ts';
import choice from '#src/features/checkout/frame/choice.module.css';
import { TextAreaField, TextField } from '#src/features/checkout/frame/text-field.tsx';
import { useFormat } from '#ui/messages.tsx';
import { newAttemptKey } from '#ui/stores/checkout-store.ts';
import { useRestaurant, useStores } from '#ui/stores/stores.tsx';
import { readAmount } from '#ui/elements/read-amount.ts';
import { bodyOf, type CardDraft, type CardField, type CardProblems } from './card-draft.ts';
import { ChooseLook } from './choose-look.tsx';
import css from './gift-cards.module.css';

type ChooseCardProps = {
  offer: GiftCardOffer;
  draft: CardDraft;
  onChange(change: Partial<CardDraft>): void;
  onChosen(purchase: GiftCardPurchase): void;
};

/** What the card is, whom it is for and when it comes; the server has the last word on all of it. */
export function ChooseCard({ offer, draft, onChange, onChosen }: ChooseCardProps) {
  const { money } = useFormat();
  const { random } = useStores();
  const restaurantId = useRestaurant(({ selected }) => selected?.restaurant.id ?? null);
  const { mutate, isPending } = useBuyGiftCard();
  const [wrong, setWrong] = useState<CardProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  // The same choice, sent again, is the same card.
  const sent = useRef<{ body: string; key: string } | null>(null);

  const field = (name: CardField) => ({
    id: `gift-${name}`,
    value: draft[name],
    error: wrong[name] ?? null,
    onChange: ({ target }: { target: { value: string } }) => {
      setWrong(({ [name]: _mended, ...others }) => others);
      onChange({ [name]: target.value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const read = bodyOf(draft, { restaurantId, currency: offer.currency });
    if ('wrong' in read) {
      setWrong(read.wrong);
      const [first] = Object.keys(read.wrong);
      return document.getElementById(`gift-${first}`)?.focus();
    }
    const body = JSON.stringify(read.body);
    if (sent.current?.body !== body) sent.current = { body, key: newAttemptKey(random) };
    setFailure(null);
    mutate(
      { key: sent.current.key, body: read.body },
      {
        onSuccess: onChosen,
        onError: (error) => {
          const isAnswered = error instanceof ApiFailure && error.status !== 0;
          setFailure(isAnswered ? error.message : words.network);
        },
      },
    );
  };
  const shown = readAmount(draft.amount, offer.currency);
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ChooseLook offer={offer} draft={draft} amountField={field('amount')} onChange={onChange} />
      <div className={css.section}>
        <fieldset className={choice.field}>
          <legend className={choice.legend}>{words.forWhom}</legend>
          <div className={css.chips}>
            {[true, false].map((isForOther) => (
              <Button
                key={String(isForOther)}
                type="button"
                variant={draft.isForOther === isForOther ? 'solid' : 'outline'}
                aria-pressed={draft.isForOther === isForOther}
                onClick={() => onChange({ isForOther })}
              >
                {isForOther ? words.forOther : words.forMe}
              </Button>
            ))}
          </div>
        </fieldset>
        {draft.isForOther && (
          <>
            <div className={css.pair}>
              <TextField
                {...field('recipientName')}
                label={words.theirName}
                autoComplete="off"
                autoCapitalize="words"
                maxLength={80}
              />
              <TextField
                {...field('recipientEmail')}
                label={words.theirEmail}
                hint={words.theirEmailHint}
                type="email"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                autoComplete="off"
              />
            </div>
            <TextAreaField {...field('message')} label={words.message} maxLength={300} />
            <div className={css.pair}>
              <TextField
                {...field('deliverOn')}
                label={words.when}
                hint={`${words.whenHint} ${words.zone} ${draft.timeZone}.`}
                type="date"
              />
            </div>
          </>
        )}
        <div className={css.pair}>
          <TextField
            {...field('senderName')}
            label={words.yourName}
            autoComplete="name"
            autoCapitalize="words"
            maxLength={80}
          />
          <TextField
            {...field('senderEmail')}
            label={words.yourEmail}
            {...(!draft.isForOther && { hint: words.yourEmailHint })}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="email"
          />
        </div>
      </div>
      {failure !== null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div className={css.actions}>
        <Button type="submit" size="lg">
          {isPending ? words.goingOn : words.goOn(shown === null ? '' : money(shown))}
        </Button>
      </div>
      <p className={css.quiet}>
        {offer.expiry_months === null ? words.termsEver : words.terms(offer.expiry_months)}
      </p>
    </form>
  );
}
