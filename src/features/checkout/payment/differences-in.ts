import type { OrderDifference } from '#schemas/api/order-differences.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { ApiFailure } from '#ui/api/client.ts';

/** What differs from what the customer saw, as a refused order is answered with it (rule R54). */
export const differencesIn = ({ body }: ApiFailure): readonly OrderDifference[] =>
  hasDifferences(body) ? body.diff : [];

const hasDifferences = (body: unknown): body is { diff: OrderDifference[] } =>
  isRecord(body) && Array.isArray(body.diff);
