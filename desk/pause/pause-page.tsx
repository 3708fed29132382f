import { ChooseRestaurant } from '../shared/choose-restaurant.tsx';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useOrderTaking } from '#desk/api/staff-kitchen.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useOneRestaurant } from '../shared/one-restaurant.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { OrderTypeCard } from './order-type-card.tsx';
import css from './pause-page.module.css';
import { SlotLoadList } from './slot-load-list.tsx';

/** Whether orders are taken and how busy it is, by order type; below it how full the day is. */
export function PausePage() {
  const words = useDeskMessages().deskPause;
  const restaurantId = useOneRestaurant();
  const query = useOrderTaking();
  const { data, refetch } = query;
  if (restaurantId === null) return <ChooseRestaurant />;
  const state = data?.find((one) => one.restaurant_id === restaurantId);
  if (!state && hasFailed(query)) {
    return (
      <div className={css.wait} role="alert">
        <p>{words.failed}</p>
        <ActionButton look="outline" onClick={() => void refetch()}>
          {words.retry}
        </ActionButton>
      </div>
    );
  }
  if (!state) {
    return (
      <p className={css.wait} aria-busy="true">
        {words.loading}
      </p>
    );
  }
  return (
    <div className={css.page}>
      <div className={css.types}>
        {state.order_types.map((type) => (
          <OrderTypeCard key={type.order_type} state={state} type={type} />
        ))}
      </div>
      <SlotLoadList key={restaurantId} restaurantId={restaurantId} />
    </div>
  );
}
