import Navigation from 'lucide-react/icons/navigation';
import { Photo } from '../../primitives/photo.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import type { Place } from '../hours/props.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './place-card.module.css';

/** One restaurant: where it is, whether it is open, its week, and the way there. */
export function PlaceCard({ place, showsPicture }: { place: Place; showsPicture: boolean }) {
  const { hours } = useStorefront().messages.home;
  return (
    <li className={styles.card}>
      {showsPicture && place.picture && (
        <div className={styles.picture}>
          <Photo
            picture={place.picture}
            sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
            widest={640}
          />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{place.name}</h3>
        {place.now && (
          <p className={styles.now} data-open={place.now.isOpen || undefined}>
            <bdi>{place.now.words}</bdi>
          </p>
        )}
        {place.address.length > 0 && (
          <address>
            {place.address.map((line) => (
              <span key={line} className={styles.line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        )}
        <div className={styles.ways}>
          {place.mapHref && (
            <a
              className={styles.way}
              href={place.mapHref}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={hours.directionsTo(place.name)}
            >
              <Navigation aria-hidden="true" size={16} />
              {hours.directions}
            </a>
          )}
          <ContactLinks contactPhone={place.phone} contactEmail="" />
        </div>
      </div>
      {place.groups.length > 0 && (
        <dl className={styles.week} aria-label={hours.hoursOf(place.name)}>
          {place.groups.map(({ day, times, isToday }) => (
            <div key={day} className={styles.day} data-today={isToday || undefined}>
              <dt>{day}</dt>
              <dd>
                {times.length === 0
                  ? hours.closed
                  : times.map((time) => (
                      <span key={time} className={styles.line}>
                        <bdi>{time}</bdi>
                      </span>
                    ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
