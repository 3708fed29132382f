import { useClearCart } from '#ui/api/change-cart.ts';
import { useIsDineIn, useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useRestaurant } from '#ui/stores/stores.tsx';
import { CartSuggestion } from '../goes-well-with/cart-suggestion.tsx';
import { offeredMethods } from './offered-methods.ts';
import { Bill } from '#ui/orders/bill.tsx';
import { WaitingNotice } from '../offline/waiting-notice.tsx';
import styles from './cart-contents.module.css';
import { CartEmpty } from './cart-empty.tsx';
import { CartLine } from './cart-line.tsx';
import { CartNotice } from './cart-notice.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { DealHints } from './deal-hints.tsx';
import { DealsLeftOut } from './deals-left-out.tsx';
import { DeliveryBar } from './delivery-bar.tsx';
import { OtherCarts } from './other-carts.tsx';
import { useCartView } from './use-cart-view.ts';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

type CartContentsProps = { onLineRemoved(): void };

/** Says that this link will most likely be followed, so that its screen is there by then. */
function fetchAhead(link: HTMLAnchorElement | null): void {
  link?.dispatchEvent(new Event('likely', { bubbles: true }));
}

/** What is in the drawer: lines with totals and the way on, or why there are none. */
export function CartContents({ onLineRemoved }: CartContentsProps) {
  const words = useCartMessages().cartContents;
  const { cart, view, isLoading, isError, isRepricing, retry } = useCartView();
  const { mutate: clear } = useClearCart();
  const orderTypes = useRestaurant((state) => state.selected?.restaurant.order_types);
  const paths = useOrderPaths();
  const isDineIn = useIsDineIn();
  const isDelivering = !isDineIn && offeredMethods(orderTypes ?? []).includes('delivery');

  // Counted as a guess already, while its lines are on their way.
  const isComing = view?.lines.length === 0 && cart !== undefined && cart.item_count > 0;
  if (isLoading || isComing) return <CartSkeleton />;
  if (isError && !view) {
    return (
      <CartNotice title={words.failedTitle} text={words.failedText}>
        <button type="button" className={styles.plain} onClick={retry}>
          {words.tryAgain}
        </button>
      </CartNotice>
    );
  }
  if (!cart || !view || view.lines.length === 0) {
    return (
      <>
        <WaitingNotice />
        <CartEmpty />
      </>
    );
  }

  const items = view.lines.map(({ item }) => item);
  const isFailing = view.lines.some(({ problems }) => problems.length > 0);
  return (
    <>
      <div className={styles.scroller}>
        <WaitingNotice />
        {view.problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
        <ul>
          {view.lines.map((line) => (
            <CartLine
              key={line.item.id}
              line={line}
              isRepricing={isRepricing}
              onRemove={onLineRemoved}
            />
          ))}
        </ul>
        <CartSuggestion items={items} onGone={onLineRemoved} />
        <DealHints hints={cart.deal_hints} />
        <DealsLeftOut sentences={view.leftOut} />
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            clear({ items });
            onLineRemoved();
          }}
        >
          {words.clear}
        </button>
        <OtherCarts carts={view.otherCarts} />
      </div>
      <div className={styles.foot}>
        {isFailing && <p className={styles.problem}>{words.mendFirst}</p>}
        {view.undeliverable !== null && <p className={styles.problem}>{view.undeliverable}</p>}
        {view.delivery && <DeliveryBar delivery={view.delivery} subtotal={view.subtotal} />}
        <Bill rows={view.bill} isRepricing={isRepricing} />
        <a ref={fetchAhead} className={styles.checkout} href={paths.checkout}>
          {words.checkout}
        </a>
        {isDelivering && !cart.delivery && <p className={styles.hint}>{words.feesLater}</p>}
      </div>
    </>
  );
}
