import type { StaffGiftCardWithLedger } from '#schemas/api/staff-gift-cards.ts';
import { giftCards } from '#schemas/messages/en/gift-cards.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useStaffGiftCard } from '#desk/api/staff-gift-cards.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import list from '../shared/value-list.module.css';
import { CardActions } from './card-actions.tsx';
import { CardLedger } from './card-ledger.tsx';
import { StateMark } from './card-list.tsx';
import css from './gift-cards.module.css';
import { PaperCard } from './paper-card.tsx';
import { stateOf, useCardLabels } from './use-card-labels.ts';

/** What has just become of a card: its code where it is to be handed over, which is shown this once. */
export type SoldCard = { id: string; code: string | null; sentence: string };

type OneCardProps = {
  id: string;
  /** What has just become of it. */
  sold: SoldCard | null;
  onSold(code: string | null, sentence: string): void;
};

/** A card with what is left on it, whom it is for, and all that happened to its money. */
export function OneCard({ id, sold, onSold }: OneCardProps) {
  const { deskGiftCards: words } = useDeskMessages();
  const query = useStaffGiftCard(id);
  const { data, error, refetch } = query;
  const code = sold?.code ?? null;
  if (!data) {
    return hasFailed(query) ? (
      <div role="alert" className={css.problem}>
        <p>{failureSentence(error, words.failed)}</p>
        <ActionButton look="outline" onClick={() => void refetch()}>
          {words.again}
        </ActionButton>
      </div>
    ) : (
      <p className={css.muted} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  return (
    <>
      {code !== null && (
        <PaperCard card={data} code={code} onDone={() => onSold(null, sold?.sentence ?? '')} />
      )}
      <div className={`${css.profile} ${css.noPrint}`}>
        <h2 className={css.heading}>
          {words.card(data.last_four)} <StateMark state={stateOf(data)} />
        </h2>
        <output className={css.done}>{sold?.sentence}</output>
        <Details card={data} />
        <CardActions card={data} onDone={onSold} />
        <CardLedger card={data} />
      </div>
    </>
  );
}

function Details({ card }: { card: StaffGiftCardWithLedger }) {
  const { deskGiftCards: words } = useDeskMessages();
  const { money, day, at } = useCardLabels();
  const { labels } = words;
  const { currency, tender } = card;
  const amount = money(card.amount, currency);
  const since = at(card.created_at, card);
  const rows: [label: string, text: string][] = [
    [labels.left, money(card.balance, currency)],
    [
      labels.sold,
      tender === null
        ? words.unpaid(amount, since)
        : words.soldFor(amount, words.tenders[tender], since),
    ],
    [labels.expires, expiry()],
    [labels.from, [card.sender_name, card.sender_email].filter(Boolean).join(', ')],
    [labels.to, [card.recipient_name, card.recipient_email].filter(Boolean).join(', ')],
    [labels.mail, mail()],
    [labels.design, giftCards.designs[card.design]],
    [labels.message, card.message],
    [labels.voided, card.void_reason],
  ];
  return (
    <dl className={list.values}>
      {rows
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );

  function expiry(): string {
    if (card.expires_on !== null) return day(card.expires_on);
    return card.state === 'pending' ? '' : words.never;
  }

  function mail(): string {
    if (card.mailed_at !== null) return words.mailed(at(card.mailed_at, card));
    if (card.recipient_email === '') return words.mailNone;
    if (card.state !== 'active') return '';
    return card.deliver_on === null ? words.mailWaits : words.mailsOn(day(card.deliver_on));
  }
}
