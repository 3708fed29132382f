import { memo, Suspense } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { SectionBoundary } from '../page/hydration/section-boundary.tsx';
import { useConfig } from '#ui/stores/stores.tsx';
import styles from './order-status-section.module.css';

export const orderStatusPart = lazyPart('src/features/order-status/order-status.tsx', () =>
  import('../features/order-status/order-status.tsx').then((module) => module.OrderStatus),
);

const parts = [orderStatusPart];

/** The line below the header of home and menu; it hydrates like the offer, after the frame. */
export const OrderStatusSection = memo(function OrderStatusOutlet() {
  const isShown = useConfig(({ config }) => config.general.showOrderStatus);
  if (!isShown) return null;
  return (
    <div className={styles.place} id="order-status">
      <SectionBoundary id="order-status" config={isShown} deferredParts={parts}>
        <Suspense fallback={null}>
          <orderStatusPart.Component />
        </Suspense>
      </SectionBoundary>
    </div>
  );
});
