import { useMemo } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { MenuFrame } from '#variants/sections/menu/menu-frame.tsx';
import { itemKey } from '#variants/sections/menu/props.ts';
import { useMenu } from '#ui/api/menu.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import { MenuSearchContext } from '../menu/menu-search-context.ts';
import { MenuTools } from '../menu/menu-tools.tsx';
import { NothingFound } from '../menu/nothing-found.tsx';
import { useMenuSearch } from '../menu/use-menu-search.ts';
import { DealList } from './deal-list.tsx';
import type { DishChoices } from './dish-choices.ts';
import { InstoreDish } from './instore-dish.tsx';
import styles from './instore-menu-list.module.css';
import { MenuLegend } from './menu-legend.tsx';
import { RestaurantLinks } from './restaurant-links.tsx';
import { showsPictures } from './shows-pictures.ts';
import { useDishChoices } from './use-dish-choices.ts';
import { useFollowedMenu } from './use-followed-menu.ts';
import { useInstoreMenu, type InstoreMenu } from './use-instore-menu.ts';
import { useInstoreMessages } from './use-instore-messages.ts';

type InstoreMenuListProps = {
  restaurant: RestaurantWithImages | null;
  /** Somebody is about to press the button. */
  onPrepareBoard(): void;
  onShowBoard(): void;
};

const noEntries: InstoreMenu['entries'] = new Map();
const none: readonly never[] = [];
const noChoices: DishChoices = { sizes: [], others: [] };
const placeholders = [1, 2, 3, 4] as const;

/** The menu of a restaurant to be read: search and filters, dishes, deals and the legend. */
export function InstoreMenuList({ restaurant, onPrepareBoard, onShowBoard }: InstoreMenuListProps) {
  const words = useInstoreMessages();
  const config = useConfig((state) => state.config.menu);
  const business = useConfig(businessName);
  const restaurantId = restaurant?.restaurant.id ?? null;
  useFollowedMenu(useIsFollowed(restaurantId) ? null : restaurantId);
  const { data, isError, refetch } = useMenu(restaurantId);
  const menu = useInstoreMenu(data ?? null, restaurant?.restaurant.time_zone ?? 'UTC');
  const sections = menu?.sections ?? none;
  const entries = menu?.entries ?? noEntries;
  const search = useMenuSearch({ entries, sections });
  const choices = useDishChoices(menu);
  const state = isError && !menu ? 'error' : restaurantId !== null && !menu ? 'loading' : 'ready';
  const lead = words.lead(restaurant?.restaurant.name ?? business);
  // The owner's own line of the menu speaks of ordering; title and design are those of the menu.
  const shownConfig = useMemo(
    () => ({ ...config, title: enTitles.titles.instoreMenu, subtitle: lead }),
    [config, lead],
  );
  return (
    <MenuSearchContext value={search}>
      <MenuFrame
        menu={{
          id: 'instore-menu',
          config: shownConfig,
          state,
          sections: search.sections,
          headingLevel: 1,
          tools: (
            <div className={styles.tools}>
              <RestaurantLinks shownId={restaurantId} />
              {sections.length > 0 && (
                <MenuTools>
                  <div className={styles.show}>
                    <ActionButton
                      look="outline"
                      onClick={onShowBoard}
                      onPointerEnter={onPrepareBoard}
                      onFocus={onPrepareBoard}
                    >
                      {words.show}
                    </ActionButton>
                  </div>
                </MenuTools>
              )}
            </div>
          ),
          nothingFound: search.isFiltering ? <NothingFound /> : undefined,
          onRetry: () => void refetch(),
        }}
        index={config.variant === 'side-index' ? 'side' : 'bar'}
        className={styles.category}
        renderItems={(items, level) => (
          <ul className={styles.dishes} data-design={config.variant}>
            {items.map((item) => (
              <li key={itemKey(item)} className={styles.dish}>
                <InstoreDish
                  item={item}
                  level={level}
                  choices={choices.get(itemKey(item)) ?? noChoices}
                  allergens={
                    item.kind === 'dish'
                      ? (entries.get(itemKey(item))?.dishes[0]?.[0]?.allergens ?? none)
                      : none
                  }
                  showsPicture={showsPictures(config)}
                />
              </li>
            ))}
          </ul>
        )}
        skeleton={
          <div className={styles.dishes} aria-hidden="true">
            {placeholders.map((place) => (
              <div key={place} className={styles.placeholder}>
                <Skeleton width="58%" height="20px" />
                <Skeleton height="14px" />
              </div>
            ))}
          </div>
        }
      />
      {menu && !search.isFiltering && <DealList deals={menu.deals} />}
      {menu && sections.length > 0 && <MenuLegend menuIndex={menu.menuIndex} />}
    </MenuSearchContext>
  );
}

/** Whether the page's own stream follows the menu of this restaurant already. */
function useIsFollowed(restaurantId: number | null): boolean {
  const { boot } = useStores();
  const selected = useRestaurant((state) => state.selected?.restaurant.id);
  return restaurantId === (selected ?? boot.drawnRestaurantId);
}
