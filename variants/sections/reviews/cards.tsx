import { keyed } from '../../primitives/keyed.ts';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import styles from './cards.module.css';
import type { ReviewsProps } from './props.ts';
import { ReviewSource } from './review-source.tsx';

/** What fits on a few large lines is set large; the rest reads as text. */
const isShort = (quote: string) => quote.length <= 90;

/** Words of guests in uneven columns, the words first; the first and every third on a background. */
export function Cards({ id, config }: ReviewsProps) {
  const { title, subtitle } = config;
  const reviews = config.items.filter(({ quote }) => quote);
  if (reviews.length === 0) return null;
  return (
    <Section id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.layout}>
        <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} />
        <ul className={styles.cards}>
          {keyed(reviews, (one) => one.id).map(({ key, thing: review }) => (
            <li key={key} className={styles.card}>
              <figure className={styles.figure} data-short={isShort(review.quote) || undefined}>
                <blockquote className={styles.quote}>
                  <bdi>{review.quote}</bdi>
                </blockquote>
                <ReviewSource review={review} />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
