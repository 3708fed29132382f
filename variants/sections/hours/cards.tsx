import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './cards.module.css';
import { DayRows } from './day-rows.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { OtherDays } from './other-days.tsx';
import { PlaceLinks } from './place-links.tsx';
import { Address, PlaceSign } from './place-sign.tsx';
import type { HoursProps } from './props.ts';

/** One card a restaurant, below its picture or its address. */
export function Cards({ id, config, places }: HoursProps) {
  const words = useStorefront().messages.home.hours;
  if (places.length === 0) return null;
  const { title, subtitle } = config;
  const Name = title ? 'h3' : 'h2';
  return (
    <Section id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.layout}>
        <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} />
        <ul className={styles.cards}>
          {places.map((place) => (
            <li key={place.id} className={styles.card}>
              <PlaceSign place={place} sizes="(min-width: 700px) 50vw, 100vw" />
              <div className={styles.words}>
                <div className={styles.heading}>
                  <Name className={styles.name}>{place.name}</Name>
                  {place.picture && <Address lines={place.address} className={styles.address} />}
                </div>
                <OpeningStatus now={place.now} className={styles.status} />
                {place.groups.length > 0 && (
                  <DayRows days={place.groups} label={words.hoursOf(place.name)} />
                )}
                <OtherDays place={place} all className={styles.other} />
                <PlaceLinks place={place} className={styles.links} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
