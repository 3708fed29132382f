import type { ReviewsConfig } from '#schemas/config/sections/reviews.ts';
import styles from './review-source.module.css';
import { Stars } from './stars.tsx';

/** Who said it, where, and with how many stars. */
export function ReviewSource({ review }: { review: ReviewsConfig['items'][number] }) {
  const { name, source, rating } = review;
  if (!name && !source && rating === 0) return null;
  return (
    <figcaption className={styles.source}>
      <Stars rating={rating} />
      {(name || source) && (
        <span className={styles.who}>
          {name && <span className={styles.name}>{name}</span>}
          {source && <span className={styles.where}>{source}</span>}
        </span>
      )}
    </figcaption>
  );
}
