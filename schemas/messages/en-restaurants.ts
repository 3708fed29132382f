import type { Catalogue } from './catalogue.ts';
import { onlineOrders, restaurants } from './en/restaurants.ts';

/** Sentences of the dialogs about restaurants: they come with those. */
export const enRestaurants = { restaurants, onlineOrders };

/** A complete catalogue of them. */
export type RestaurantMessages = Catalogue<typeof enRestaurants>;
