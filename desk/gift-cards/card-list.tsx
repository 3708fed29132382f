import type { StaffGiftCard } from '#schemas/api/staff-gift-cards.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useGiftCards, type GiftCardSearch } from '#desk/api/staff-gift-cards.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './gift-cards.module.css';
import { stateOf, useCardLabels } from './use-card-labels.ts';

type CardListProps = {
  asked: GiftCardSearch;
  onOpen(id: string): void;
};

/** The cards that were found, or those sold last. */
export function CardList({ asked, onOpen }: CardListProps) {
  const { deskGiftCards: words } = useDeskMessages();
  const query = useGiftCards(asked);
  const { data, refetch } = query;
  const isTrouble = hasFailed(query);
  const isNewest = Object.keys(asked).length === 0;
  return (
    <>
      <h2 className={css.subtitle}>{isNewest ? words.newest : words.found}</h2>
      {isTrouble && (
        <div role="alert" className={css.problem}>
          <p>{words.failed}</p>
          <ActionButton look="outline" onClick={() => void refetch()}>
            {words.again}
          </ActionButton>
        </div>
      )}
      {!data && !isTrouble && (
        <p className={css.muted} aria-busy="true">
          {words.loading}
        </p>
      )}
      <output className={css.muted}>
        {data?.length === 0 && (isNewest ? words.nothing : words.none)}
      </output>
      {data && data.length > 0 && (
        <ul className={css.list}>
          {data.map((card) => (
            <CardRow key={card.id} card={card} onOpen={() => onOpen(card.id)} />
          ))}
        </ul>
      )}
    </>
  );
}

function CardRow({ card, onOpen }: { card: StaffGiftCard; onOpen(): void }) {
  const { deskGiftCards: words } = useDeskMessages();
  const { money, dayOf } = useCardLabels();
  const { last_four: lastFour, currency } = card;
  const state = stateOf(card);
  return (
    <li className={css.row}>
      <div className={css.who}>
        <p className={css.name}>
          {words.card(lastFour)} <StateMark state={state} />
        </p>
        <p>
          {words.left(money(card.balance, currency))} {words.of(money(card.amount, currency))}
        </p>
        <p className={css.muted}>
          {[
            dayOf(card.created_at, card),
            card.sender_name === '' ? '' : words.from(card.sender_name),
            card.recipient_name === '' ? '' : words.for(card.recipient_name),
            card.recipient_email || words.onPaper,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ActionButton look="outline" aria-label={words.detailsOf(lastFour)} onClick={onOpen}>
        {words.details}
      </ActionButton>
    </li>
  );
}

/** How a card stands; what can be spent is said quietly. */
export function StateMark({ state }: { state: ReturnType<typeof stateOf> }) {
  const { deskGiftCards: words } = useDeskMessages();
  return (
    <span className={css.mark} data-quiet={state === 'active' || undefined}>
      {words.states[state]}
    </span>
  );
}
