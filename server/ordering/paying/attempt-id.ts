import { createHash } from 'node:crypto';

/**
 * The id of a payment attempt, derived from the order and the caller's Idempotency-Key, so that a
 * repeated request is the same attempt without keeping what was sent: a card's number is never
 * stored, not even hashed. Shaped as a UUID of version 8 (RFC 9562 §5.8).
 */
export function attemptId(orderId: string, key: string): string {
  const hex = createHash('sha256').update(`${orderId} ${key}`).digest('hex');
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return groups.join('-');
}
