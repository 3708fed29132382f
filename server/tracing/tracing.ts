import type { IncomingHttpHeaders } from 'node:http';

/** A request as a trace names it: what it asked for by a template, never by its address. */
type TracedRequest = {
  method: string;
  /** Such as `/api/v2/orders/:orderId`; `none` where no route serves it. */
  route: string;
  /** Where the trace may be named that the request is a part of; empty: nobody is believed. */
  headers: IncomingHttpHeaders;
  /** As logs call it. */
  requestId: string;
};

type RequestSpan = {
  /** The trace and the request's part of it, as the header `traceresponse` says them (W3C). */
  named: string;
  /** Does some work as a part of the request, and whatever follows from it. */
  within: (work: () => void) => void;
  end: (status: number) => void;
};

/** Told how a statement ended; null: it was answered. */
export type StatementEnd = (error: Error | null) => void;

/** What tracing needs of the library (OpenTelemetry), which is loaded only where traces are wanted. */
export type Tracing = {
  beginRequest: (request: TracedRequest) => RequestSpan;
  /** Says whose the present request is. */
  noteTenant: (tenantId: number) => void;
  /**
   * Begins a statement of the present request or job; null where there is none.
   * @param text with placeholders for its values, which no trace gets
   */
  beginStatement: (text: string) => StatementEnd | null;
  /** Does a job, as a trace of its own. */
  job: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Sends what was not sent yet, and ends. Never fails. */
  stop: () => Promise<void>;
};
