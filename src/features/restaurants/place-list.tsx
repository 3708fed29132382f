import { footer } from '#schemas/messages/en/footer.ts';
import { OpeningStatus } from '#variants/sections/hours/opening-status.tsx';
import { PlaceLinks } from '#variants/sections/hours/place-links.tsx';
import { Address } from '#variants/sections/hours/place-sign.tsx';
import { useConfig } from '#ui/stores/stores.tsx';
import styles from './place-list.module.css';
import { usePlaces } from './use-places.ts';

/**
 * Where the restaurants are and whether they are open: the way on where a page has nothing else.
 * Nothing where the footer says the same right below.
 */
export function PlaceList() {
  const places = usePlaces();
  const isInFooter = useConfig((state) => state.config.footer.variant === 'with-hours');
  if (places.length === 0 || isInFooter) return null;
  return (
    <section className={styles.section} aria-labelledby="places-title">
      <h2 className={styles.title} id="places-title">
        {footer.visit}
      </h2>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id} className={styles.place}>
            <h3 className={styles.name}>{place.name}</h3>
            <OpeningStatus now={place.now} />
            <Address lines={place.address} className={styles.address} />
            <PlaceLinks place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
