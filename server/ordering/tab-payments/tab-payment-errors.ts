import type { Tab } from '#schemas/api/tabs.ts';
import { moneyIn } from '#schemas/messages/money-in.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { ApiError } from '../../errors/api-error.ts';

/** @param data the tab as it is now */
export const tabChanged = (data: Tab) =>
  new ApiError(409, 'tab_changed', ({ tabs }) => tabs.changed, { data });

export const itemTaken = (data: Tab) =>
  new ApiError(409, 'tab_item_taken', ({ tabs }) => tabs.taken, {
    data,
  });

export const unknownTabPayment = () =>
  new ApiError(404, 'unknown_tab_payment', ({ tabs }) => tabs.unknownPayment);

export const unknownHeldCard = () =>
  new ApiError(404, 'unknown_held_card', ({ tabs }) => tabs.unknownCard);

/** The cards that were left at the table do not hold enough. */
export const heldCardShort = () =>
  new ApiError(409, 'held_card_short', ({ tabs }) => tabs.cardShort);

export const wrongPaymentState = () =>
  new ApiError(409, 'tab_payment_state', ({ tabs }) => tabs.paymentDone);

export const keyOfAnother = () =>
  new ApiError(422, 'idempotency_key_reused', ({ tabs }) => tabs.paymentKeyReused);

export const mismatched = () =>
  new ApiError(409, 'payment_mismatched', ({ tabs }) => tabs.otherAmount);

export const tipTooHigh = (most: number, { currency, locale }: Tenant) =>
  new ApiError(409, 'tip_too_high', (say) =>
    say.tabs.tipUpTo(moneyIn({ currency, locale }, most)(say)),
  );
