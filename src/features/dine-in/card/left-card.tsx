import { useRef, useState } from 'react';
import type { Tab, TabHeldCard } from '#schemas/api/tabs.ts';
import { tabCard as words } from '#schemas/messages/en/tab-card.ts';
import { toMinor } from '#schemas/money.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import { useReleaseHeldCard } from '#src/api/held-cards.ts';
import { useFormat } from '#ui/messages.tsx';
import { useConfig } from '#ui/stores/stores.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import css from '../bill/bill.module.css';
import { guestNameOf } from '../bill/guest-name.ts';
import { LeaveCard } from './leave-card.tsx';

/**
 * The card that a guest leaves at the table (rule R84): what it is for, the form for it, and how it
 * stands; of the cards of others only that they are held.
 */
export function LeftCard({ tab }: { tab: Tab }) {
  const gateways = useConfig(({ paymentConfig }) => paymentConfig.gateways);
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed goes, and focus must not go with it.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const cards = tab.held_cards;
  const own = cards.findLast((card) => card.guest_id === tab.own_guest_id);
  const others = cards.filter((card) => card.guest_id !== tab.own_guest_id);
  const takesCards = gateways.some((gateway) => gateway !== 'cash');
  const hold = takesCards ? tab.card_hold : null;
  const isHeld = own?.state === 'held' || own?.state === 'charging';
  if (!hold && !own && others.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="left-card-heading">
      <h2 ref={heading} id="left-card-heading" tabIndex={-1} className={css.heading}>
        {words.heading}
      </h2>
      {others.length > 0 && (
        <ul className={css.payers}>
          {others.map((card) => (
            <li key={card.id}>{words.others(guestNameOf(tab, card.guest_id))}</li>
          ))}
        </ul>
      )}
      {own && own.state !== 'waiting' && <OwnCard tab={tab} card={own} onReleased={focusHeading} />}
      {hold && !isHeld && (
        <LeaveCard
          // A card whose bank was asked before this page was opened is gone on with.
          isOpen={isOpen || own?.state === 'waiting'}
          isWaiting={own?.state === 'waiting'}
          tab={tab}
          hold={hold}
          onOpen={(next) => {
            setOpen(next);
            focusHeading();
          }}
        />
      )}
    </section>
  );
}

type OwnCardProps = { tab: Tab; card: TabHeldCard; onReleased(): void };

function OwnCard({ tab, card, onReleased }: OwnCardProps) {
  const { money } = useFormat();
  const minor = (amount: number) => money(toMinor(amount, tab.currency));
  const { mutate, isPending, error } = useReleaseHeldCard(tab.id);
  if (card.state === 'charging') return <output>{words.charging}</output>;
  if (card.state === 'failed') return <p role="alert">{words.failed[card.failure ?? 'expired']}</p>;
  const amount = minor(card.amount);
  const held = tab.held_cards.reduce(
    (sum, one) => sum + (one.state === 'held' ? toMinor(one.amount, tab.currency) : 0),
    0,
  );
  return (
    <>
      <p>
        {card.last_four === null ? words.heldUnnamed(amount) : words.held(card.last_four, amount)}
      </p>
      <p className={css.quiet}>
        {toMinor(tab.open, tab.currency) > held
          ? words.short(minor(tab.open))
          : words.pays(tab.card_hold?.hours ?? null)}
      </p>
      <div className={css.actions}>
        <ActionButton
          look="outline"
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(undefined, { onSuccess: onReleased })}
        >
          {isPending ? words.releasing : words.release}
        </ActionButton>
      </div>
      {error && (
        <p role="alert" className={css.trouble}>
          {failureSentence(error, words.unreached)}
        </p>
      )}
    </>
  );
}
