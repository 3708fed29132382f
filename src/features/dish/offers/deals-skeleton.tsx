import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useDishMessages } from '#ui/dish/choices/use-dish-messages.ts';
import styles from './deals-page.module.css';

/** The deals before they are there. */
export function DealsSkeleton() {
  const { deals: words } = useDishMessages();
  return (
    <section className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <VisuallyHidden>
          <output>{words.loading}</output>
        </VisuallyHidden>
      </div>
      <div className={styles.list} aria-hidden="true">
        <Skeleton height="320px" />
        <Skeleton height="320px" />
      </div>
    </section>
  );
}
