import type { Cart } from '#schemas/api/cart.ts';
import type { ApiFailure } from '#ui/api/client.ts';
import { isCartAnswer } from '#ui/api/cart.ts';

/** The cart as it is now, that a refused order is answered with (rule R54); null without one. */
export const cartIn = ({ body }: ApiFailure): Cart | null =>
  isCartAnswer(body) ? body.data : null;
