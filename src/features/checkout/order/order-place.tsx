import type { Order } from '#schemas/api/orders.ts';
import { orderEnd } from '#schemas/rules/order-end.ts';
import { useMessages } from '#ui/messages.tsx';
import { handoverLines } from '#ui/orders/handover-lines.ts';
import css from './order-place.module.css';
import { PhoneLink } from './phone-link.tsx';
import { RestaurantPicture } from './restaurant-picture.tsx';

/** Opens in whichever map the device prefers; no key and no script of a map service. */
const mapHref = (place: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/**
 * Where to collect it, the way there and the phone; for a delivery where it goes. Of an order that
 * is over only whose it was.
 */
export function OrderPlace({ order }: { order: Order }) {
  const { restaurant: words, delivery } = useMessages().order;
  const { restaurant, delivery_method: method, shipping_details: goal } = order;
  const end = orderEnd(order.status);
  const place = [restaurant.name, restaurant.street_name, restaurant.city].join(', ');
  return (
    <section className={css.place}>
      <div className={css.picture}>
        <RestaurantPicture restaurant={restaurant} />
      </div>
      {goal && (
        <>
          <h2 className={css.heading}>{end ? delivery.headingOver[end] : delivery.heading}</h2>
          <address>
            <bdi>{goal.formattedAddress}</bdi>
            <br />
            <bdi>
              {goal.suburb}, {goal.city} {goal.postcode}
            </bdi>
            {handoverLines(goal, delivery).map((line) => (
              <span key={line} className={css.line}>
                {line}
              </span>
            ))}
          </address>
        </>
      )}
      <h2 className={css.heading}>{end ? words.headingOver : words.heading[method]}</h2>
      <address>
        <strong>{restaurant.name}</strong>
        <br />
        <bdi>
          {restaurant.street_name}, {restaurant.city}
        </bdi>
      </address>
      <p className={css.links}>
        {/* Nobody goes to fetch what is brought, home or to the table, or what there is not. */}
        {method === 'pickup' && end === null && (
          <a href={mapHref(place)} target="_blank" rel="noreferrer">
            {words.map}
          </a>
        )}
        <PhoneLink phone={restaurant.phone} />
      </p>
    </section>
  );
}
