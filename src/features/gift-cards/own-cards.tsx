import { Button } from '@chakra-ui/react/button';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnGiftCard } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { toMinor } from '#schemas/money.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useUserId } from '#ui/api/favourites.ts';
import { useOwnGiftCards, withHandle } from '#ui/api/gift-cards.ts';
import { useFormat } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { longDay } from '#ui/elements/long-day.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { CardFace } from '#ui/gift-cards/card-face.tsx';
import css from './gift-cards.module.css';
import { RemoveCard } from './remove-card.tsx';

/** The cards of whoever is signed in, with what is left on them; nothing for a guest. */
export function OwnCards() {
  const isUser = useUserId() !== undefined;
  const { data: cards, isError, refetch } = useOwnGiftCards();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  if (!isUser) return null;
  return (
    <section className={css.section}>
      <h2 ref={heading} tabIndex={-1}>
        {words.ownHeading}
      </h2>
      <output>{removed !== null && words.remove.done(removed)}</output>
      {!cards && !isError && <output>{words.ownLoading}</output>}
      {!cards && isError && (
        <div className={css.actions} role="alert">
          <p>{words.ownFailed}</p>
          <Button variant="outline" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </div>
      )}
      {cards?.length === 0 && <p>{words.ownNone}</p>}
      {cards && cards.length > 0 && (
        <ul className={css.own}>
          {cards.map((card) => (
            <OwnCard
              key={card.handle}
              card={card}
              onRemoved={() => {
                setRemoved(card.last_four);
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function OwnCard({ card, onRemoved }: { card: OwnGiftCard; onRemoved(): void }) {
  const { money } = useFormat();
  const { locale } = useStorefront();
  const applied = useCheckout((state) => state.appliedGiftCard);
  const update = useCheckout((state) => state.update);
  const navigate = useNavigate();
  const shown = (amount: number) => money(toMinor(amount, card.currency));
  const day = card.expires_on === null ? null : longDay(card.expires_on, locale);
  // By the clock of the restaurant that sold it: by that of Greenwich an evening is another day.
  const dayOf = (instant: string) =>
    longDay(localDateTime(Date.parse(instant), card.time_zone).date, locale);
  const isUsable = card.state === 'active' && !card.is_expired && card.balance > 0;
  const use = () => {
    update({ appliedGiftCard: withHandle(applied, card.handle) });
    void navigate(paths.menu);
  };
  return (
    <li className={css.section}>
      <CardFace
        design={card.design}
        amount={shown(card.balance)}
        note={words.ends(card.last_four)}
      />
      <p>
        {words.left}: <strong>{shown(card.balance)}</strong>. {until()}
      </p>
      {isUsable && (
        <div className={css.actions}>
          <Button variant="outline" onClick={use}>
            {words.use}
          </Button>
        </div>
      )}
      <details className={css.history}>
        <summary>{words.history(card.last_four)}</summary>
        <ul>
          {card.entries.map((entry) => (
            <li key={`${entry.at} ${entry.kind} ${entry.balance}`}>
              <span>
                {dayOf(entry.at)}:{' '}
                {entry.order_id === null ? (
                  words.kinds[entry.kind]
                ) : (
                  <a href={paths.orderConfirmation(entry.order_id)}>{words.kinds[entry.kind]}</a>
                )}
              </span>
              <span>
                {entry.amount > 0 ? '+' : ''}
                {shown(entry.amount)}
                {comma}
                {words.leftAfter(shown(entry.balance))}
              </span>
            </li>
          ))}
        </ul>
      </details>
      <RemoveCard card={card} onRemoved={onRemoved} />
    </li>
  );

  function until(): string {
    if (card.state === 'void') return words.isVoid;
    if (day === null) return words.never;
    return card.is_expired ? words.expired(day) : words.expires(day);
  }
}
