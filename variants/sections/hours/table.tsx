import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { DayRows } from './day-rows.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { OtherDays } from './other-days.tsx';
import { PlaceLinks } from './place-links.tsx';
import { Address } from './place-sign.tsx';
import type { HoursProps } from './props.ts';
import styles from './table.module.css';

/** From so many places on, equal days stand together: four whole weeks are nobody's reading. */
const manyPlaces = 3;

/** Each place with whether it is open, its address and its week, today marked. */
export function Table({ id, config, places }: HoursProps) {
  const words = useStorefront().messages.home.hours;
  if (places.length === 0) return null;
  const { title, subtitle } = config;
  const Name = title ? 'h3' : 'h2';
  const isShort = places.length >= manyPlaces;
  return (
    <Section id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.layout}>
        <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} />
        <ul className={styles.places}>
          {places.map((place) => {
            const days = isShort ? place.groups : place.week;
            return (
              <li key={place.id} className={styles.place}>
                <Name className={styles.name}>{place.name}</Name>
                <OpeningStatus now={place.now} className={styles.status} />
                <Address lines={place.address} className={styles.address} />
                <PlaceLinks place={place} className={styles.links} />
                {days.length > 0 && (
                  <div className={styles.days}>
                    <DayRows days={days} label={words.hoursOf(place.name)} />
                  </div>
                )}
                <OtherDays place={place} all={isShort} className={styles.other} />
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
