import { Skeleton } from '#variants/primitives/skeleton.tsx';
import css from './checkout-skeleton.module.css';

/** The shape of a step while what it stands on is on its way. */
export function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <output className={css.skeleton} aria-label={label}>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="12rem" />
    </output>
  );
}
