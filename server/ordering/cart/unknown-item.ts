import { ApiError } from '../../errors/api-error.ts';

/** A line that the guest's cart does not hold, or holds no more. */
export const unknownItem = () => new ApiError(404, 'unknown_item', ({ cart }) => cart.lineGone);
