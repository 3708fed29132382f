import { ApiFailure } from '#ui/api/client.ts';

/** The refusals of a mail's link that no second try mends. */
const codes: ReadonlySet<string> = new Set([
  'unknown_link',
  'link_used',
  'link_expired',
  'link_revoked',
  'link_replaced',
  'email_taken',
  'invalid_request',
]);

/** Whether a call says that the link opens nothing any more. */
export const isLinkOver = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && codes.has(failure.code);
