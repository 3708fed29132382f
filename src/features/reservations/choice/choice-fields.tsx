import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { reservations } from '#schemas/messages/en/reservations.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import css from './choice.module.css';
import { ChoiceChips } from './choice-chips.tsx';
import { DaysField } from './days-field.tsx';
import { NeedsFields } from './needs-fields.tsx';
import { LargerParty, PartyField } from './party-field.tsx';
import type { TableChoice } from './table-choice.ts';
import { TelephoneLink } from './telephone-link.tsx';
import { TimesField } from './times-field.tsx';
import type { Offer } from './use-offer.ts';

type ChoiceFieldsProps = {
  place: RestaurantWithImages;
  choice: TableChoice;
  offer: Offer;
  wishes: string;
  /** Why the choice cannot go on. */
  problem: string | null;
  onChange(change: Partial<TableChoice>): void;
  onWish(wishes: string): void;
};

/** Party, day, area, time and needs: what a table is chosen by, when it is booked and when changed. */
export function ChoiceFields(props: ChoiceFieldsProps) {
  const { place, choice, offer, wishes, problem, onChange, onWish } = props;
  const { book: words, area } = reservations;
  const { offer: data, date, isOld } = offer;
  const phone = place.address.phone;
  if (offer.isAreaGone && !data) {
    return (
      <section className={css.notice} role="alert">
        <h2>{area.goneTitle}</h2>
        <p>{area.goneText}</p>
        <ActionButton onClick={() => onChange({ areaId: null })}>{area.any}</ActionButton>
      </section>
    );
  }
  if (offer.hasFailed && !data) {
    return (
      <section className={css.notice} role="alert">
        <h2>{words.failedTitle}</h2>
        <p>{words.failedText}</p>
        <ActionButton onClick={() => void offer.refetch()}>{reservations.tryAgain}</ActionButton>
      </section>
    );
  }
  if (data?.largest_party === 0) {
    return (
      <section className={css.notice}>
        <h2>{words.noneTitle}</h2>
        <p>{data.contact_text === '' ? words.noneText : data.contact_text}</p>
        <TelephoneLink phone={phone} />
      </section>
    );
  }
  return (
    <div className={css.choice}>
      <PartyField
        party={choice.party}
        largest={data?.largest_party ?? null}
        onChange={(next) => onChange({ party: next })}
      />
      {!data && <TimesSkeleton />}
      {data && offer.isTooLarge && (
        <LargerParty largest={data.largest_party} contactText={data.contact_text} phone={phone} />
      )}
      {data && !offer.isTooLarge && (
        <>
          {data.areas.length > 1 && (
            <ChoiceChips
              label={area.label}
              options={[
                { value: null, name: area.any },
                ...data.areas.map(({ id, name }) => ({ value: id, name })),
              ]}
              chosen={choice.areaId}
              onChoose={(areaId) => onChange({ areaId })}
            />
          )}
          <DaysField
            asked={offer.asked}
            days={data.days}
            lastDate={data.last_date}
            today={offer.today}
            chosen={date}
            isOld={isOld}
            onChoose={(chosen) => onChange({ date: chosen, instant: null })}
          />
          <TimesField
            date={date}
            today={offer.today}
            party={choice.party}
            times={offer.ofDay}
            elsewhere={offer.elsewhere}
            chosen={choice.instant}
            isOld={isOld}
            problem={problem}
            onChoose={(time) => onChange({ date: time.date, instant: time.instant })}
          />
          <NeedsFields choice={choice} wishes={wishes} onChange={onChange} onWish={onWish} />
        </>
      )}
    </div>
  );
}

function TimesSkeleton() {
  return (
    <output className={css.skeletons} aria-label={reservations.book.loading}>
      <Skeleton height="7rem" />
      <Skeleton width="40%" height="1.5rem" />
      <Skeleton height="10rem" />
    </output>
  );
}
