import { enDishes, type DishMessages } from '#schemas/messages/en-dishes.ts';

/** Sentences of what is put together of dishes, in the customer's language. */
export const useDishMessages = (): DishMessages => enDishes;
