import { createStore } from 'zustand/vanilla';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { CartLine } from './cart-changes.ts';

/** A cart that a change of restaurant emptied, and where it came from. */
export type ClearedCart = { restaurant: RestaurantWithImages; lines: readonly CartLine[] };

/**
 * Kept until something is added, so that the empty drawer can offer it again (requirements,
 * Screens). Only the browser writes here, so one store for the module is safe on the server.
 */
export const clearedCart = createStore<{ cleared: ClearedCart | null }>(() => ({ cleared: null }));

export const rememberCleared = (cleared: ClearedCart): void => clearedCart.setState({ cleared });
export const forgetCleared = (): void => clearedCart.setState({ cleared: null });
