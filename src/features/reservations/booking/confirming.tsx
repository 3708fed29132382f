import { useId, useRef } from 'react';
import type { Reservation } from '#schemas/api/reservations.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { failureSentence } from '#ui/api/failure-sentence.ts';
import {
  type Hold,
  timesInstead,
  useConfirmReservation,
  useHoldTable,
} from '#src/api/reservations.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { OtherTimes } from '../choice/other-times.tsx';
import type { DatedTime } from '../choice/offered-times.ts';
import { type TableChoice, withChoice } from '../choice/table-choice.ts';
import { useOffer } from '../choice/use-offer.ts';
import { ReservationDetails } from '../reservation-details.tsx';
import { PageHeading } from '../page-heading.tsx';
import css from '../reservations-page.module.css';
import { Countdown } from './countdown.tsx';
import { DetailsForm, type ReservationGuest } from './details-form.tsx';
import type { Lapse } from './lapse.ts';
import { Lapsed } from './lapsed.tsx';

type ConfirmingProps = {
  place: RestaurantWithImages;
  facts: Pick<
    Reservation,
    'restaurant_id' | 'party' | 'starts' | 'area' | 'high_chairs' | 'has_wheelchair' | 'wishes'
  >;
  choice: TableChoice & { instant: string };
  holdId: string | null;
  /** That it is held still. */
  seconds: number;
  /** null: it is held. */
  lapse: Lapse | null;
  onHeld(hold: Hold): void;
};

/** The form below what is held; it stays as it was typed while a hold runs out and is taken anew. */
export function Confirming(props: ConfirmingProps) {
  const { place, facts, choice, holdId, seconds, lapse, onHeld } = props;
  const { confirm: words } = reservations;
  const form = useId();
  const confirm = useConfirmReservation(holdId ?? '');
  const hold = useHoldTable();
  // Two presses come before the first one is drawn.
  const isSending = useRef(false);
  const offer = useOffer(place, { ...choice, date: null }, holdId);
  const backHref = `${paths.tableReservation}?${withChoice(new URLSearchParams(), choice)}`;
  const instead = timesInstead(hold.error) ?? timesInstead(confirm.error);
  const holdAt = (instant: string) => {
    if (hold.isPending) return;
    confirm.reset();
    const { party, areaId: area_id } = choice;
    hold.mutate(
      { restaurant_id: place.restaurant.id, party, area_id, instant },
      { onSuccess: onHeld },
    );
  };
  const book = (guest: ReservationGuest) => {
    // Twice on the button is one reservation (rule R92).
    if (isSending.current || holdId === null || lapse !== null) return;
    isSending.current = true;
    const { wishes, high_chairs, has_wheelchair } = facts;
    // Once it is booked the page around this one leads on.
    confirm.mutate(
      { ...guest, wishes, high_chairs, has_wheelchair },
      {
        onError: () => {
          isSending.current = false;
        },
      },
    );
  };
  const failure = hold.error ?? confirm.error;
  return (
    <div className={`${css.page} ${css.wide}`}>
      <header>
        <PageHeading>{words.title}</PageHeading>
      </header>
      <div className={css.main}>
        <ReservationDetails reservation={facts}>
          <a className={css.link} href={backHref}>
            {words.change}
          </a>
        </ReservationDetails>
        {lapse !== null && !instead && (
          <Lapsed
            key={choice.instant}
            lapse={lapse}
            offer={offer}
            starts={facts.starts}
            isBusy={hold.isPending}
            onHold={holdAt}
          />
        )}
        {instead && (
          <OtherTimes
            days={instead}
            wanted={choice.instant}
            today={offer.today}
            isBusy={hold.isPending}
            onChoose={({ instant }: DatedTime) => holdAt(instant)}
          />
        )}
        <DetailsForm id={form} error={confirm.error} onSubmit={book} />
      </div>
      <div className={css.action}>
        {lapse === null && <Countdown seconds={seconds} />}
        <p role="alert" className={css.failure}>
          {instead ? null : failureSentence(failure, words.unheard)}
        </p>
        {lapse === null && !instead && (
          <ActionButton
            type="submit"
            form={form}
            aria-busy={confirm.isPending}
            aria-disabled={confirm.isPending || undefined}
          >
            {confirm.isPending ? words.busy : words.action}
          </ActionButton>
        )}
        {(lapse !== null || instead) && (
          <a className={css.link} href={backHref}>
            {words.otherTimes}
          </a>
        )}
      </div>
    </div>
  );
}
