import { Button } from '@chakra-ui/react/button';
import type { Cart } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { type CartView, DeliveryBar } from '#src/features/cart/index.ts';
import { paths } from '#ui/paths.ts';
import css from './delivery-quote.module.css';

type DeliveryQuoteProps = {
  cart: Cart;
  view: Pick<CartView, 'delivery' | 'subtotal'>;
  isRepricing: boolean;
  /** Why the order cannot be delivered (specification §3, deliveryError). */
  error: string | null;
  /** The button was pressed: what stands in the way may be painted as an error. */
  hasTried: boolean;
  /** null: the restaurant offers no pickup. */
  onPickUp: (() => void) | null;
};

/** What delivery to the address costs, or why it cannot be, with the way out; said politely. */
export function DeliveryQuote(props: DeliveryQuoteProps) {
  const { cart, view, isRepricing, error, hasTried, onPickUp } = props;
  const { address: words } = useMessages().checkout;
  const { money } = useFormat();
  const { delivery } = cart;
  const isBelowMinimum = error !== null && view.delivery !== null && view.delivery.missing > 0;
  return (
    <div className={css.place} aria-live="polite" aria-busy={isRepricing}>
      {isRepricing && <p className={css.quiet}>{words.looking}</p>}
      {!isRepricing && delivery?.zone && (
        <div className={css.quote}>
          <p className={css.charge}>
            {delivery.charge === 0
              ? words.quoteFree(delivery.minutes)
              : words.quote(money(toMinor(delivery.charge, cart.currency)), delivery.minutes)}
          </p>
          <p className={css.quiet}>
            {[
              words.zone(delivery.zone.name),
              // Below it, the bar names it.
              delivery.minimum > 0 &&
                !isBelowMinimum &&
                words.minimum(money(toMinor(delivery.minimum, cart.currency))),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {view.delivery && !isBelowMinimum && (
            <DeliveryBar delivery={view.delivery} subtotal={view.subtotal} />
          )}
        </div>
      )}
      {!isRepricing && error !== null && (
        <div
          id="delivery-error"
          tabIndex={-1}
          className={css.error}
          data-tried={hasTried || undefined}
        >
          {isBelowMinimum && view.delivery ? (
            <DeliveryBar delivery={view.delivery} subtotal={view.subtotal} />
          ) : (
            <p>{error}</p>
          )}
          <div className={css.ways}>
            {isBelowMinimum && (
              <a className={css.way} href={paths.menu}>
                {words.addMore}
              </a>
            )}
            {onPickUp && (
              <Button variant="outline" onClick={onPickUp}>
                {words.pickUpInstead}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
