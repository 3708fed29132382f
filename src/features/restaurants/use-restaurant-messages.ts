import { enRestaurants, type RestaurantMessages } from '#schemas/messages/en-restaurants.ts';

/** Sentences of the dialogs about restaurants, in the customer's language. */
export const useRestaurantMessages = (): RestaurantMessages => enRestaurants;
