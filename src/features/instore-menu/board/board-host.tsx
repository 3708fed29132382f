import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useApi } from '#ui/api/client.ts';
import { menuQuery } from '#ui/api/menu.ts';
import { formatInstant } from '#ui/menu-model/format-times.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { showsPictures } from '../shows-pictures.ts';
import { useDishChoices } from '../use-dish-choices.ts';
import { useFollowedMenu } from '../use-followed-menu.ts';
import { useInstoreMenu } from '../use-instore-menu.ts';
import { useInstoreMessages } from '../use-instore-messages.ts';
import { boardGroups, type BoardGroup } from './board-menu.ts';
import { MenuBoard } from './menu-board.tsx';
import { storedMenu } from './stored-menu.ts';
import { useNewBuild } from './use-new-build.ts';
import { useOutdated } from './use-outdated.ts';
import { useWakeLock } from './use-wake-lock.ts';

export type BoardHostProps = {
  /** Null where the list of restaurants did not come. */
  restaurant: RestaurantWithImages | null;
  onClose(): void;
};

/** What the stream did not report is found by asking now and then, ms; sooner while none came. */
const asksEvery = 5 * minuteMs;
const asksAgainAfter = minuteMs / 2;
const none: readonly never[] = [];

/** Where no dish has a picture, none has an empty place for one. */
const hasPicture = ({ dishes }: BoardGroup) => dishes.some(({ picture }) => picture !== null);

/**
 * The menu board of a restaurant: follows its menu, remembers the last one for when no network is
 * there, and keeps the screen on.
 */
export function BoardHost({ restaurant, onClose }: BoardHostProps) {
  const { messages, locale, currency } = useStorefront();
  const words = useInstoreMessages();
  const { tenantId, storage } = useStores();
  const config = useConfig((state) => state.config.menu);
  const business = useConfig(businessName);
  const api = useApi();
  const restaurantId = restaurant?.restaurant.id ?? null;
  const [isReached, setReached] = useState(true);
  useWakeLock();
  useFollowedMenu(restaurantId, setReached);
  const turned = useNewBuild();
  const stored = useMemo(() => storedMenu(storage, tenantId), [storage, tenantId]);
  const last = useMemo(() => stored.read(restaurantId), [stored, restaurantId]);
  const { data, isError, dataUpdatedAt } = useQuery({
    ...menuQuery(api, tenantId, restaurantId),
    enabled: restaurantId !== null,
    refetchInterval: ({ state }) => (state.data && !state.error ? asksEvery : asksAgainAfter),
  });
  useEffect(() => {
    if (!restaurant || !data) return;
    const { id, name, time_zone: timeZone } = restaurant.restaurant;
    stored.write({ restaurantId: id, name, timeZone, readAt: dataUpdatedAt, menu: data });
  }, [stored, restaurant, data, dataUpdatedAt]);

  const timeZone = restaurant?.restaurant.time_zone ?? last?.timeZone ?? 'UTC';
  const menu = useInstoreMenu(data ?? last?.menu ?? null, timeZone);
  const choices = useDishChoices(menu);
  const groups = useMemo(
    () =>
      menu
        ? boardGroups(menu, {
            choices,
            from: messages.home.menu.from,
            deals: words.deals,
            currency,
            locale,
          })
        : none,
    [menu, choices, messages, words, currency, locale],
  );
  const lostAt = useOutdated(isReached && !isError && restaurant !== null);
  const since = data ? lostAt : (last?.readAt ?? null);
  return (
    <MenuBoard
      name={restaurant?.restaurant.name ?? last?.name ?? business}
      groups={groups}
      isLoading={menu === null}
      showsPictures={showsPictures(config) && groups.some(hasPicture)}
      outdated={
        since === null
          ? null
          : words.outdated(formatInstant(new Date(since).toISOString(), { locale, timeZone }))
      }
      onTurn={turned}
      onClose={onClose}
    />
  );
}
