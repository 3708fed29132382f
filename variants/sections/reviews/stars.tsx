import Star from 'lucide-react/icons/star';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5];

/** So many of five stars; screen readers hear 'Rated 4 of 5'. Without a rating there are none. */
export function Stars({ rating }: { rating: number }) {
  const { messages } = useStorefront();
  if (rating === 0) return null;
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{messages.home.reviews.rated(rating)}</VisuallyHidden>
      {places.map((place) => (
        <span key={place} className={styles.star} data-full={place <= rating || undefined}>
          <Star aria-hidden="true" size="1em" strokeWidth={1.75} />
        </span>
      ))}
    </span>
  );
}
