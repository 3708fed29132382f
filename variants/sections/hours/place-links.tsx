import { telHref } from '#schemas/fields/tel-href.ts';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './place-links.module.css';
import type { Place } from './props.ts';

/** The two things one does with a place: go there, or call. */
export function PlaceLinks({
  place,
  className = '',
}: {
  place: Place;
  className?: string | undefined;
}) {
  const words = useStorefront().messages.home.hours;
  const { name, phone, mapHref } = place;
  if (!phone && !mapHref) return null;
  return (
    <p className={`${styles.links} ${className}`}>
      {mapHref && (
        <a
          className={styles.link}
          href={mapHref}
          target="_blank"
          rel="noreferrer"
          aria-label={words.directionsTo(name)}
        >
          <MapPin aria-hidden="true" size={18} strokeWidth={1.75} />
          {words.directions}
        </a>
      )}
      {phone && (
        <a className={styles.link} href={telHref(phone)}>
          <Phone aria-hidden="true" size={18} strokeWidth={1.75} />
          <span dir="ltr">{phone}</span>
        </a>
      )}
    </p>
  );
}
