import { enHistory } from '#schemas/messages/en-history.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useUserId } from '#ui/api/favourites.ts';
import { useOrderOwner, useOwnOrders } from '../../api/own-orders.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ClaimOffer } from '#src/features/claims/claim-offer.tsx';
import { LiveOrderCard, OrderCard } from './order-card.tsx';
import css from './order-history-page.module.css';
import { OrdersFilter } from './orders-filter.tsx';
import { useLatestOrder } from './use-latest-order.ts';
import { useOrdersFilter } from './use-orders-filter.ts';

/** So many orders are followed at once; a caller's streams are bounded. */
const mostFollowed = 3;

/** The orders of a user, or of the guest of this browser, who is told what an account is for. */
export function OrderHistoryPage() {
  const words = enHistory.orderHistory;
  const business = useConfig(businessName);
  const isHydrated = useIsHydrated();
  const owner = useOrderOwner();
  const isGuest = useUserId() === undefined;
  const filter = useOrdersFilter();
  const orders = useOwnOrders(filter);
  const list = orders.data?.pages.flatMap((part) => part.orders);
  const isLeaving = useLatestOrder(list);
  if (!isHydrated || isLeaving || (owner !== null && !list && !orders.isError)) return <Loading />;
  if (owner !== null && !list) {
    return (
      <EmptyState title={words.failedTitle} text={words.failedText} letter={business}>
        <ActionButton onClick={() => void orders.refetch()}>{words.tryAgain}</ActionButton>
      </EmptyState>
    );
  }
  if (!list || (list.length === 0 && !filter.isFiltering)) {
    return (
      <EmptyState
        title={words.emptyTitle}
        text={isGuest ? words.emptyGuestText : words.emptyText}
        letter={business}
      >
        <ClaimOffer />
        <ButtonLink href={paths.menu}>{words.toMenu}</ButtonLink>
        {isGuest && (
          <ButtonLink look="outline" href={paths.login}>
            {words.logIn}
          </ButtonLink>
        )}
      </EmptyState>
    );
  }
  const followed = new Set(
    list.filter(({ status }) => !isOrderOver(status)).slice(0, mostFollowed),
  );
  return (
    <section className={css.page} aria-labelledby="orders-title">
      <h1 id="orders-title">{words.title}</h1>
      {isGuest && (
        <p className={css.note}>
          {words.guestNote} <a href={paths.signup}>{words.signup}</a>
        </p>
      )}
      <ClaimOffer />
      <OrdersFilter filter={filter} />
      {list.length === 0 && (
        <div className={css.nothing}>
          <h2>{words.emptyFilteredTitle}</h2>
          <p>{words.emptyFilteredText}</p>
          <ActionButton look="outline" onClick={filter.clear}>
            {words.showAll}
          </ActionButton>
        </div>
      )}
      <ul className={css.list}>
        {list.map((order) => (
          <li key={order.id}>
            {followed.has(order) ? <LiveOrderCard order={order} /> : <OrderCard order={order} />}
          </li>
        ))}
      </ul>
      {orders.isFetchNextPageError && <p role="alert">{words.moreFailed}</p>}
      {orders.hasNextPage && (
        <div>
          <ActionButton
            look="outline"
            disabled={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            {orders.isFetchingNextPage ? words.loadingMore : words.more}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

function Loading() {
  const words = enHistory.orderHistory;
  return (
    <section className={css.page}>
      <h1>{words.title}</h1>
      <VisuallyHidden>
        <output>{words.loading}</output>
      </VisuallyHidden>
      <div className={css.list} aria-hidden="true">
        <Skeleton height="220px" />
        <Skeleton height="220px" />
      </div>
    </section>
  );
}
