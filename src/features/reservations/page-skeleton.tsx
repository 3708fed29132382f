import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import css from './reservations-page.module.css';

/** The shape of a page while what it shows is on its way. */
export function PageSkeleton({ title, label }: { title: string; label: string }) {
  return (
    <section className={css.narrow}>
      <h1>{title}</h1>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={css.skeletons} aria-hidden="true">
        <Skeleton height="3.5rem" />
        <Skeleton height="6rem" />
        <Skeleton height="12rem" />
      </div>
    </section>
  );
}
