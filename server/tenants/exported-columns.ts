/** Of no use without what is left out of them. */
const leftOutTables = new Set([
  'idempotency_keys',
  'one_time_codes',
  'openid_attempts',
  'payment_secrets',
  'staff_invitations',
  'staff_passkey_challenges',
  'staff_sessions',
  'user_passkey_challenges',
  'user_sessions',
]);

/** Hashes of what signs people and machines in, and replies of gateways, which may hold their keys. */
const leftOutColumn = /(?:^|_)(?:hash|token|secret|sealed|password|pin|payload)$/;

/** Whether an export holds a column: everything but what proves who somebody is. */
export const isExported = (table: string, column: string): boolean =>
  !leftOutTables.has(table) && !leftOutColumn.test(column);
