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
  streamBegan: (route: string) => void;
  streamEnded: (route: string) => void;
};
