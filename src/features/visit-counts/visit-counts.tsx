import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { visitStepsPath } from '#schemas/api/visit-routes.ts';
import { useKnownMenu } from '#ui/api/menu.ts';
import { cartMutationKey } from '#ui/api/use-cart-change.ts';
import { env } from '#ui/env.ts';
import { readFilter } from '#ui/menu-model/menu-filter.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { addedDishes } from './added-dishes.ts';
import { asksNotToBeTracked } from './asks-not-to-be-tracked.ts';
import { createStepSender } from './step-sender.ts';
import { stepsOfAddress } from './steps-of-address.ts';

/** Ms after the last letter: what was meant to be looked for stands there. */
const typedFor = 2000;

/**
 * Sends what this page saw on the way to an order (decision 108): steps and dishes, nothing about
 * anybody. It follows the address and the cart from outside, so no part of the page knows of it.
 */
export function VisitCounts() {
  const restaurantId = useDrawnRestaurant()?.restaurant.id;
  const [isSilent] = useState(asksNotToBeTracked);
  return restaurantId === undefined || isSilent ? null : (
    <StepsOfPage key={restaurantId} restaurantId={restaurantId} />
  );
}

function StepsOfPage({ restaurantId }: { restaurantId: number }) {
  const { pathname, search } = useLocation();
  const { tenantId } = useStores();
  const client = useQueryClient();
  const menu = useKnownMenu(restaurantId);
  const [sender] = useState(() =>
    createStepSender((batch) => {
      const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
      navigator.sendBeacon(`${env.apiUrl}${visitStepsPath}?tenant_id=${tenantId}`, body);
    }),
  );

  useEffect(() => {
    const dishes = menu?.restaurant_products ?? [];
    for (const step of stepsOfAddress(pathname, search, dishes)) sender.note(restaurantId, step);
  }, [sender, restaurantId, menu, pathname, search]);

  useEffect(() => {
    const cache = client.getMutationCache();
    const noteAdded = () => {
      for (const { state } of cache.findAll({ mutationKey: cartMutationKey, status: 'success' })) {
        for (const dish_id of addedDishes(state.variables)) {
          sender.note(restaurantId, { kind: 'added', dish_id });
        }
      }
    };
    noteAdded();
    return cache.subscribe(noteAdded);
  }, [sender, restaurantId, client]);

  useEffect(() => {
    const { text, diets, without } = readFilter(search);
    const typed = text.trim();
    if (typed === '' || diets.length + without.length > 0) return;
    const timer = setTimeout(() => {
      if (document.querySelector('[data-nothing-found]') === null) return;
      sender.note(restaurantId, { kind: 'search', text: typed });
    }, typedFor);
    return () => clearTimeout(timer);
  }, [sender, restaurantId, search]);

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && sender.flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', sender.flush);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', sender.flush);
      sender.flush();
    };
  }, [sender]);
  return null;
}
