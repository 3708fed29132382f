import type { FailureCode } from '#schemas/api/failures.ts';

/** Kind of refusal: a proof of who somebody is, or a call of staff or of the operator. */
export type RefusedKind =
  | 'staff_sign_in'
  | 'customer_sign_in'
  | 'pin'
  | 'own_secret'
  | 'one_time_code'
  | 'confirmation'
  | 'staff_call'
  | 'operator_call';

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
   * @param reason of those in schemas/api/failures.ts
   */
  refused: (kind: RefusedKind, reason: FailureCode) => void;
  streamBegan: (route: string) => void;
  streamEnded: (route: string) => void;
};
