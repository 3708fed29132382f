import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffGiftCardWithCode } from '#schemas/api/staff-gift-cards.ts';
import type { GiftCardSearch } from '#desk/api/staff-gift-cards.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { CardList } from './card-list.tsx';
import { CardSearch } from './card-search.tsx';
import css from './gift-cards.module.css';
import { OneCard, type SoldCard } from './one-card.tsx';
import { SellCard } from './sell-card.tsx';

/** Finds gift cards, shows what happened to one, and sells them over the counter. */
export function GiftCardsPage() {
  const { deskGiftCards: words } = useDeskMessages();
  const [place, setPlace] = useSearchParams();
  // Which card is open stands in the address, and Back works; a code stands in none.
  const openId = place.get('card');
  const isSelling = place.has('sell');
  const restaurantId = useOneRestaurant();
  const [asked, setAsked] = useState<GiftCardSearch>({});
  const [sold, setSold] = useState<SoldCard | null>(null);
  const page = useRef<HTMLElement>(null);
  const shown = openId ?? (isSelling ? 'sell' : null);
  const shownBefore = useRef(shown);
  // What was pressed is gone with what it opened or closed, and the focus with it.
  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    // Unless what opened has taken it already, as a code that is shown once does.
    if (!page.current?.contains(document.activeElement)) page.current?.focus();
  }, [shown]);
  const show = (card: StaffGiftCardWithCode, sentence: string) => {
    setSold({ id: card.id, code: card.code, sentence });
    setPlace({ card: card.id }, { replace: isSelling });
  };
  const back = () => {
    setSold(null);
    setPlace({});
  };
  return (
    <section ref={page} className={css.page} aria-label={words.title} tabIndex={-1}>
      {shown !== null && (
        <div className={css.noPrint}>
          <ActionButton look="outline" onClick={back}>
            {words.back}
          </ActionButton>
        </div>
      )}
      {openId !== null ? (
        <OneCard
          key={openId}
          id={openId}
          sold={sold?.id === openId ? sold : null}
          onSold={(code, sentence) => setSold({ id: openId, code, sentence })}
        />
      ) : isSelling ? (
        restaurantId === null ? (
          <ChooseRestaurant />
        ) : (
          <SellCard key={restaurantId} restaurantId={restaurantId} onSold={show} />
        )
      ) : (
        <>
          <div className={css.head}>
            <CardSearch onFind={setAsked} isFiltered={Object.keys(asked).length > 0} />
            <ActionButton onClick={() => setPlace({ sell: '1' })}>{words.sell}</ActionButton>
          </div>
          <CardList asked={asked} onOpen={(id) => setPlace({ card: id })} />
        </>
      )}
    </section>
  );
}
