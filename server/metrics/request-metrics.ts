import type { FailureCode } from '#schemas/api/failures.ts';
import type { RefusedKind } from '../security/refused-calls.ts';

/** A request as it is counted: what it asked for by a template, never by its address. */
export type CountedRequest = {
  method: string;
  /** Such as `/api/v2/orders/:orderId`; `none` where no route serves it. */
  route: string;
};

/** What measuring requests needs of the metrics; the library stands behind it. */
export type RequestMetrics = {
  /** @param seconds null of an event stream, which lasts as long as somebody reads it. */
  requestEnded: (request: CountedRequest, status: number, seconds: number | null) => void;
  /**
   * A sign-in that failed, or a call of staff that was refused.
   * @param kind of those in security/refused-calls.ts
   * @param reason of those in schemas/api/failures.ts
   */
  refused: (kind: RefusedKind, reason: FailureCode) => void;
  streamBegan: (route: string) => void;
  streamEnded: (route: string) => void;
};
