import type { Tab } from '#schemas/api/tabs.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { ApiError } from '../../errors/api-error.ts';

/** @param data the tab as it is now */
export const tabChanged = (data: Tab) =>
  new ApiError(
    409,
    'tab_changed',
    'The bill changed meanwhile. Look at it again, and choose what to pay.',
    { data },
  );

export const itemTaken = (data: Tab) =>
  new ApiError(409, 'tab_item_taken', 'Somebody else pays for one of these dishes already.', {
    data,
  });

export const unknownTabPayment = () =>
  new ApiError(404, 'unknown_tab_payment', 'There is no such payment on this tab.');

export const wrongPaymentState = () =>
  new ApiError(409, 'tab_payment_state', 'This payment is done already, or was given up.');

export const keyOfAnother = () =>
  new ApiError(422, 'idempotency_key_reused', 'This was sent before for another payment.');

export const mismatched = () =>
  new ApiError(
    409,
    'payment_mismatched',
    'Your bank sent another amount than was to be paid. The restaurant was told; please ask them.',
  );

export const tipTooHigh = (most: number, { currency, locale }: Tenant) =>
  new ApiError(
    409,
    'tip_too_high',
    `A tip can be from nothing up to ${formatMoney(most, currency, locale)} here.`,
  );
