import { useMemo } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { useDishMessages } from '#ui/dish/choices/use-dish-messages.ts';
import { useIsDineIn, useOrderPaths } from '#ui/page/use-order-paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { useOpenOverlay } from '#ui/page/use-overlay-param.ts';
import { useMenuContext, useMenuIndex } from '#ui/menu-model/use-drawn-menu.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { useNow } from '#ui/page/use-now.ts';
import { DealCard } from './deal-card.tsx';
import { dealViews } from './deal-view.ts';
import styles from './deals-page.module.css';
import { DealsSkeleton } from './deals-skeleton.tsx';

/** The same menu with those deals alone that hold at a table. */
function atTable(menuIndex: MenuIndex): MenuIndex {
  const deals = [...menuIndex.deals].filter(
    ([
      ,
      {
        conditions: { order_types: types },
      },
    ]) => {
      return types.length === 0 || types.includes('dine_in');
    },
  );
  return { ...menuIndex, deals: new Map(deals) };
}

/** The deals of the drawn restaurant, at a table those that hold there; ordering waits for a choice as on the menu. */
export function DealsPage() {
  const { deals: words } = useDishMessages();
  const paths = useOrderPaths();
  const isDineIn = useIsDineIn();
  const business = useConfig(businessName);
  const restaurant = useDrawnRestaurant();
  const { menuIndex, state, retry } = useMenuIndex();
  const setting = useMenuContext();
  const now = useNow();
  const open = useOpenOverlay();
  const deals = useMemo(
    () =>
      menuIndex
        ? dealViews(
            isDineIn ? atTable(menuIndex) : menuIndex,
            { ...setting, deals: words },
            localDateTime(now, setting.timeZone),
          )
        : [],
    [menuIndex, setting, words, now, isDineIn],
  );
  if (state === 'loading') return <DealsSkeleton />;
  if (state === 'error') {
    return (
      <EmptyState title={words.failedTitle} text={words.failedText} letter={business}>
        <ActionButton onClick={retry}>{words.tryAgain}</ActionButton>
      </EmptyState>
    );
  }
  if (deals.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} text={words.emptyText} letter={business}>
        <ButtonLink href={paths.menu}>{words.toMenu}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <section className={styles.page} aria-labelledby="deals-title">
      <div className={styles.head}>
        <h1 id="deals-title">{words.title}</h1>
        <p className={styles.lead}>{words.lead(restaurant?.restaurant.name ?? business)}</p>
      </div>
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <DealCard deal={deal} onOpen={() => open('deal', String(deal.id))} />
          </li>
        ))}
      </ul>
    </section>
  );
}
