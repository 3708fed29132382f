import type { ReactNode } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { isLoggedIn } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import type { GoneTime } from '../time/chosen-time.ts';
import { useStepHref } from '../frame/checkout-progress.tsx';
import css from './review-details.module.css';
import { useUnavailableTimeText } from '../time/use-unavailable-time-text.ts';
import { useOrderDraft } from '../frame/use-order-draft.ts';
import { useTableName } from '../frame/use-own-table.ts';
import { handoverLines } from '#ui/orders/handover-lines.ts';
import { useTimeLabel } from '../time/use-time-label.ts';

type ReviewDetailsProps = {
  restaurant: RestaurantWithImages;
  /** The date at the restaurant. */
  today: string;
  /** The chosen time, when it went by or filled up meanwhile. */
  gone: GoneTime | null;
};

/** When, where and who, each with its way back; going back loses nothing. */
export function ReviewDetails({ restaurant, today, gone }: ReviewDetailsProps) {
  const { checkout, order } = useMessages();
  const { review: words, time, details } = checkout;
  const draft = useOrderDraft();
  const table = useTableName();
  const user = useAccount((state) => (isLoggedIn(state) ? state.user : null));
  const nameTime = useTimeLabel();
  const format = useFormat();
  const goneSentence = useUnavailableTimeText(gone);
  const { deliveryMethod, pickupDate, pickupTime, isAsap, shippingDetails } = draft;
  const person = user ?? draft.guestDetails;
  const when = pickupDate && pickupTime ? nameTime(pickupDate, pickupTime, today) : '';
  const asapTime = (clock: string) => (pickupDate === today ? format.time(clock) : when);
  const { street_name, city } = restaurant.address;
  const address = shippingDetails
    ? [shippingDetails.formattedAddress, shippingDetails.suburb, shippingDetails.postcode]
    : [];

  // A long address breaks before its @ rather than in a name.
  const [mailbox, ...host] = person?.email.split(/(?=@)/) ?? [];
  return (
    <dl className={css.facts}>
      {deliveryMethod === 'dine_in' ? (
        <Detail label={details.methods.dine_in} edit={null}>
          {table}
        </Detail>
      ) : (
        <Detail label={details.methods[deliveryMethod]} edit="time">
          {isAsap && pickupTime ? time.asapAbout(asapTime(pickupTime)) : when}
          {goneSentence && (
            <span role="alert" className={css.problem}>
              {goneSentence}
            </span>
          )}
        </Detail>
      )}
      <Detail
        label={words.where}
        edit={deliveryMethod === 'delivery' ? 'address-formattedAddress' : null}
      >
        <bdi>
          {deliveryMethod === 'delivery'
            ? address.join(', ')
            : `${restaurant.restaurant.name}, ${street_name}, ${city}`}
        </bdi>
        {deliveryMethod === 'delivery' &&
          handoverLines(shippingDetails, order.delivery).map((line) => (
            <span key={line} className={css.more}>
              {line}
            </span>
          ))}
      </Detail>
      {person && (
        <Detail label={words.who} edit={user ? null : 'guest-name'}>
          {person.name}
          <span className={css.more}>
            <bdi>{person.phone_no}</bdi>
          </span>
          <span className={css.more}>
            {mailbox}
            <wbr />
            {host}
          </span>
        </Detail>
      )}
      {draft.specialInstructions.trim() !== '' && (
        <Detail label={words.note} edit="special-instructions">
          {draft.specialInstructions}
        </Detail>
      )}
    </dl>
  );
}

type DetailProps = { label: string; edit: string | null; children: ReactNode };

function Detail({ label, edit, children }: DetailProps) {
  const { review: words } = useMessages().checkout;
  const stepHref = useStepHref();
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {edit && (
        <dd className={css.change}>
          <a href={`${stepHref.details}#${edit}`} aria-label={words.changeWhat(label)}>
            {words.change}
          </a>
        </dd>
      )}
    </div>
  );
}
