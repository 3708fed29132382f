import { useEffect, useRef } from 'react';
import type { Reservation } from '#schemas/api/reservations.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { useFormat } from '#ui/messages.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import choice from '../choice/choice.module.css';
import { nearestTimes } from '../choice/offered-times.ts';
import { TimeButtons } from '../choice/time-buttons.tsx';
import type { Offer } from '../choice/use-offer.ts';
import type { Lapse } from './lapse.ts';

/** So many are offered in place of one that was taken. */
const mostOffered = 6;

type LapsedProps = {
  lapse: Lapse;
  offer: Offer;
  starts: Reservation['starts'];
  isBusy: boolean;
  onHold(instant: string): void;
};

/** The table is not held: says why, and takes it again, or the nearest time where it is gone. */
export function Lapsed({ lapse, offer, starts, isBusy, onHold }: LapsedProps) {
  const { confirm: words } = reservations;
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { title, text } = {
    over: { title: words.overTitle, text: words.overText },
    elsewhere: { title: words.otherTabTitle, text: words.otherTabText },
    none: { title: words.noneTitle, text: words.noneText },
  }[lapse];
  const clock = format.time(starts.time);
  const isTaken = offer.offer !== undefined && offer.chosen?.is_free !== true;
  const others = isTaken ? nearestTimes(offer.offer?.days ?? [], starts.instant, mostOffered) : [];
  return (
    <section className={choice.notice}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{isTaken ? words.taken(clock) : text}</p>
      {isTaken ? (
        <TimeButtons
          times={others}
          today={offer.today}
          isBusy={isBusy}
          onChoose={({ instant }) => onHold(instant)}
        />
      ) : (
        <ActionButton
          aria-disabled={isBusy || undefined}
          onClick={() => !isBusy && onHold(starts.instant)}
        >
          {isBusy ? words.holding : (lapse === 'none' ? words.hold : words.again)(clock)}
        </ActionButton>
      )}
    </section>
  );
}
