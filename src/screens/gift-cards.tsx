import { Button } from '@chakra-ui/react/button';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { GiftCardOffer, GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useGiftCardOffer, useGiftCardPurchase } from '#ui/api/gift-cards.ts';
import { ChakraRoot } from '../chakra/chakra-root.tsx';
import { Balance } from '../features/gift-cards/balance.tsx';
import { blankDraft, type CardDraft } from '../features/gift-cards/card-draft.ts';
import { CardFace } from '#ui/gift-cards/card-face.tsx';
import { ChooseCard } from '../features/gift-cards/choose-card.tsx';
import css from '../features/gift-cards/gift-cards.module.css';
import { OwnCards } from '../features/gift-cards/own-cards.tsx';
import { PayForCard } from '../features/gift-cards/pay-for-card.tsx';
import { useFormat } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useAccount, useConfig } from '#ui/stores/stores.tsx';
import { longDay } from '#ui/elements/long-day.ts';
import { readAmount } from '#ui/elements/read-amount.ts';

/** /gift-cards: a card to give or to keep, and what is left on one. */
export function GiftCardsScreen() {
  const place = useConfig(businessName);
  const { data: offer, isError, refetch } = useGiftCardOffer();
  return (
    <ChakraRoot>
      <section className={css.page}>
        <header>
          <h1 className={css.title}>{words.title}</h1>
          <p className={css.lead}>{words.lead(place)}</p>
        </header>
        {offer?.is_sold_online && <Buy offer={offer} />}
        {offer && !offer.is_sold_online && <p>{words.notSold}</p>}
        {!offer && !isError && <output>{words.loading}</output>}
        {!offer && isError && (
          <div className={css.actions} role="alert">
            <p>{words.failed}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              {words.again}
            </Button>
          </div>
        )}
        <OwnCards />
        <section className={css.section}>
          <h2>{words.haveOne}</h2>
          <Balance given="" />
        </section>
      </section>
    </ChakraRoot>
  );
}

/** Chosen, paid, done; the card that is being paid stands in the address, so a reload finds it. */
function Buy({ offer }: { offer: GiftCardOffer }) {
  const { money } = useFormat();
  const [search, setSearch] = useSearchParams();
  const user = useAccount((state) => state.user);
  const [draft, setDraft] = useState<CardDraft>(() => blankDraft(offer, user));
  const card = search.get('card');
  const { data: purchase, isError, refetch } = useGiftCardPurchase(card);
  const shown = readAmount(draft.amount, offer.currency);
  const state = purchase?.state ?? null;
  useEffect(() => {
    // What came is announced where it begins, for the form before it is gone.
    if (state === 'pending') document.getElementById('pay-heading')?.focus();
    if (state === 'active') document.getElementById('done-heading')?.focus();
  }, [state]);
  const begin = () => setSearch({}, { preventScrollReset: true });
  if (card !== null && !purchase) {
    // Not the form meanwhile: it would be filled in, or pressed, in the place of what is to be paid.
    if (!isError) return <output>{words.loading}</output>;
    return (
      <div className={css.actions} role="alert">
        <p>{words.failed}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {words.again}
        </Button>
        <Button variant="outline" onClick={begin}>
          {words.another}
        </Button>
      </div>
    );
  }
  if (purchase?.state === 'active') return <Bought purchase={purchase} onAnother={begin} />;
  return (
    <div className={css.columns}>
      {purchase ? (
        <PayForCard key={purchase.id} purchase={purchase} onChange={begin} />
      ) : (
        <ChooseCard
          offer={offer}
          draft={draft}
          onChange={(change) => setDraft((present) => ({ ...present, ...change }))}
          onChosen={({ id }) => setSearch({ card: id })}
        />
      )}
      <div className={css.preview}>
        <CardFace
          design={purchase?.design ?? draft.design}
          amount={
            purchase
              ? money(toMinor(purchase.amount, purchase.currency))
              : shown === null
                ? ''
                : money(shown)
          }
          note={purchase?.recipient_name ?? draft.recipientName}
        />
        {draft.message !== '' && <p>{draft.message}</p>}
      </div>
    </div>
  );
}

function Bought({ purchase, onAnother }: { purchase: GiftCardPurchase; onAnother(): void }) {
  const { locale } = useStorefront();
  const { recipient_email: email, deliver_on: day } = purchase;
  return (
    <div className={css.section}>
      <h2 id="done-heading" tabIndex={-1}>
        {words.doneHeading}
      </h2>
      <p>{day === null ? words.doneNow(email) : words.doneLater(email, longDay(day, locale))}</p>
      <div className={css.actions}>
        <ButtonLink href={paths.menu}>{words.toMenu}</ButtonLink>
        <Button variant="outline" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
    </div>
  );
}
