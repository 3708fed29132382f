import { comma } from '#schemas/messages/en/language.ts';
import { Section } from '#variants/primitives/section.tsx';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
import type { DealView } from '../dish/offers/deal-view.ts';
import styles from './deal-list.module.css';
import { useInstoreMessages } from './use-instore-messages.ts';

/** The deals that can be had in the restaurant, each with what it gives and when it holds. */
export function DealList({ deals }: { deals: readonly DealView[] }) {
  const words = useInstoreMessages();
  if (deals.length === 0) return null;
  return (
    <Section id="instore-deals" labelledBy="instore-deals-title">
      <div className={styles.frame}>
        <SectionHeading id="instore-deals-title" title={words.deals} />
        <ul className={styles.list}>
          {deals.map((deal) => (
            <li key={deal.id} className={styles.deal}>
              <p className={styles.effect}>{deal.effect}</p>
              <h3 className={styles.name}>{deal.name}</h3>
              {deal.description && <p>{deal.description}</p>}
              <ul className={styles.parts}>
                {deal.parts.map(({ id, name, dishes, less }) => (
                  <li key={id}>
                    {name}: {dishes}
                    {less !== null && `${comma}${less}`}
                  </li>
                ))}
              </ul>
              <p className={styles.when}>
                {[deal.cap, ...deal.conditions.map(({ text }) => text), deal.notNow]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
