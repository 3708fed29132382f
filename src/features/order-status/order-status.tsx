import { orderStatus as words } from '#schemas/messages/en/order-status.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useNow } from '#ui/page/use-now.ts';
import { useCheckout, useConfig, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import { orderStatusOf, withoutOrders, type OnlineType } from './order-status-of.ts';
import { OrderTypeChoice } from './order-type-choice.tsx';
import { StatusText } from './status-text.tsx';
import styles from './order-status.module.css';
import { useDeliveryTerms } from './use-delivery-terms.ts';

/**
 * The line at the top of home and menu: open or closed, how long an order takes, pickup or delivery
 * with its fee and minimum. It follows the clock. Before a restaurant is chosen it offers the choice.
 */
export function OrderStatus() {
  const { restaurants } = useRestaurants();
  const chosenId = useRestaurant(({ selected }) => selected?.restaurant.id);
  // What was kept of the chosen one may be of an older day than the list.
  const restaurant =
    restaurants.length === 1
      ? restaurants[0]
      : restaurants.find((one) => one.restaurant.id === chosenId);
  if (restaurants.length === 0) return null;
  return restaurant ? <StatusOf restaurant={restaurant} /> : <ChooseFirst />;
}

const onlineTypes = ['pickup', 'delivery'] as const;
const none: readonly never[] = [];

function StatusOf({ restaurant }: { restaurant: RestaurantWithImages }) {
  const { messages, locale } = useStorefront();
  const { checkout } = useStores();
  const now = useNow();
  const isLive = useIsHydrated();
  const takesOrders = useConfig(({ isOnlineOrderEnabled }) => isOnlineOrderEnabled);
  const wanted = useCheckout(({ deliveryMethod }) => deliveryMethod);
  const terms = useDeliveryTerms(restaurant.restaurant.id);
  const offered = takesOrders
    ? onlineTypes.filter((type) => restaurant.order_taking.some((it) => it.order_type === type))
    : none;
  const chosen = offered.find((type) => type === wanted) ?? offered[0] ?? null;
  const setting = { hours: messages.home.hours, locale };
  const road = terms && terms.quote.error === null ? terms.quote.minutes : null;
  const textOf = (type: OnlineType) =>
    orderStatusOf(restaurant, type, setting, now, type === 'delivery' ? road : null);
  return (
    <section className={styles.line} aria-label={words.label} data-live={isLive || undefined}>
      {chosen === null ? (
        <StatusText text={withoutOrders(restaurant, setting, now)} />
      ) : (
        // The server draws the line for everybody, and the style sheet shows each their own.
        (isLive ? [chosen] : offered).map((type) => (
          <StatusText
            key={type}
            text={textOf(type)}
            delivery={type === 'delivery' ? { terms } : null}
            type={offered.length > 1 ? type : undefined}
          />
        ))
      )}
      {chosen !== null && (
        <OrderTypeChoice
          offered={offered}
          chosen={chosen}
          onChoose={(type) => checkout.getState().setDeliveryMethod(type)}
        />
      )}
    </section>
  );
}

function ChooseFirst() {
  const { restaurant } = useStores();
  return (
    <section className={styles.line} aria-label={words.label}>
      <p className={styles.words}>
        <button
          type="button"
          className={styles.choose}
          aria-haspopup="dialog"
          onClick={() => restaurant.getState().setPicking(true)}
        >
          {words.choose}
        </button>{' '}
        {words.chooseWhy}
      </p>
    </section>
  );
}
