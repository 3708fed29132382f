import { telHref } from '#schemas/fields/tel-href.ts';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { contact as words } from '#schemas/messages/en/contact.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import type { DayHours, Place } from '#variants/sections/hours/props.ts';
import { paths } from '#ui/paths.ts';
import css from './contact.module.css';

type PlaceEntryProps = {
  place: Place;
  /** A table can be booked there. */
  isBookable: boolean;
};

/** One restaurant: open or closed now and until when, where it is, its telephone, its tables, its week. */
export function PlaceEntry({ place, isBookable }: PlaceEntryProps) {
  const { hours } = useStorefront().messages.home;
  const coming = place.exceptions.filter(({ isInWeek }) => !isInWeek);
  return (
    <li className={css.place}>
      <h3 className={css.placeName}>{place.name}</h3>
      {place.now && (
        <p className={css.now} data-open={place.now.isOpen || undefined}>
          <bdi>{place.now.words}</bdi>
        </p>
      )}
      {place.address.length > 0 && (
        <address className={css.address}>
          {place.address.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </address>
      )}
      <div className={css.ways}>
        {place.phone !== '' && (
          <a className={css.way} href={telHref(place.phone)}>
            <Phone aria-hidden="true" size={18} />
            <span dir="ltr">{place.phone}</span>
          </a>
        )}
        {place.mapHref !== '' && (
          <a
            className={css.way}
            href={place.mapHref}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={hours.directionsTo(place.name)}
          >
            <Navigation aria-hidden="true" size={18} />
            {hours.directions}
          </a>
        )}
        {isBookable && (
          <a
            className={css.way}
            href={`${paths.tableReservation}?restaurant=${place.id}`}
            aria-label={words.bookAt(place.name)}
          >
            <CalendarCheck aria-hidden="true" size={18} />
            {words.book}
          </a>
        )}
      </div>
      {place.week.length === 0 ? (
        <p className={css.note}>{words.noHours}</p>
      ) : (
        <Days days={place.week} label={hours.hoursOf(place.name)} />
      )}
      {coming.length > 0 && (
        <>
          <p className={css.coming}>{words.soon}</p>
          <Days days={coming} label={`${words.soon}${comma}${place.name}`} />
        </>
      )}
    </li>
  );
}

function Days({ days, label }: { days: readonly DayHours[]; label: string }) {
  const { hours } = useStorefront().messages.home;
  return (
    <dl className={css.week} aria-label={label}>
      {days.map(({ day, times, isToday, note }) => (
        <div key={day} className={css.day} data-today={isToday || undefined}>
          <dt>
            {day}
            {isToday && <span className={css.today}>{words.today}</span>}
          </dt>
          <dd>
            {times.length === 0
              ? hours.closed
              : times.map((time) => (
                  <span key={time}>
                    <bdi>{time}</bdi>
                  </span>
                ))}
            {note !== '' && <span className={css.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
