import { createContext, use } from 'react';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import type { FailureCode, NoAnswerCode } from '#schemas/api/failures.ts';
import { customerRoutes, type Route } from '#schemas/api/customer-routes.ts';
import type { PageRouteName } from '#schemas/api/page-routes.ts';
import type { ErrorReply, Problem } from '#schemas/api/wire.ts';
import { language } from '#schemas/messages/en/language.ts';
import { isRecord } from '#schemas/is-record.ts';

type ApiNeeds = {
  /** Without a slash at its end. */
  baseUrl: string;
  /** The user's token, else the guest's, else null (specification §6). */
  getToken: () => string | null;
  fetch?: typeof globalThis.fetch;
  /** Value of the XSRF-TOKEN cookie; it is always echoed (requirements, Readings). */
  getXsrfToken?: () => string | null;
  /** A 502 of any call but the settings' (specification §8; requirements, Readings). */
  onBadGateway?: (message: string) => void;
  /** The server refused this token itself (`isTokenRefused`): of another tenant, or revoked. */
  onRefusedToken?: (token: string) => void;
};

type CallOptions = {
  signal?: AbortSignal;
  /** Milliseconds; the default client has no timeout (specification §7). */
  timeout?: number;
  /** Goes on where the page is left meanwhile. */
  keepalive?: boolean;
};

export type Api = {
  /** @throws ApiFailure when no reply comes, or one outside 200 to 299. */
  call<N extends PageRouteName>(
    name: N,
    input: CallOf<N>,
    options?: CallOptions,
  ): Promise<ReplyOf<N>>;
  /** The events of what a call names, by the same proof: the reply as it comes, its body open. */
  follow(name: PageRouteName, input: Input, signal: AbortSignal): Promise<Response>;
};

type Input = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

/** The HTTP client with the defaults of specification §7 and the generic messages of §8. */
export function createApi(needs: ApiNeeds): Api {
  const { baseUrl, getToken, fetch = globalThis.fetch.bind(globalThis) } = needs;
  const send = async (
    name: PageRouteName,
    { params, query }: Input,
    init: (method: Route['method']) => RequestInit,
    stream = '',
  ): Promise<Response> => {
    const { method, path } = isCustomerRoute(name)
      ? customerRoutes[name]
      : await staffRouteOf(name);
    return fetch(`${baseUrl}${fill(path, params)}${stream}${queryOf(query)}`, {
      // The session of staff is a cookie of the API's own origin.
      credentials: 'same-origin',
      ...init(method),
    });
  };

  return {
    async call(name, input, options = {}) {
      const { headers, body }: Input = input;
      const token = getToken();
      const { ok, status, retryAfter, text } = await reach(options, async (signal) => {
        const reply = await send(name, input, (method) => ({
          method,
          headers: headersOf(headers, body, token, needs.getXsrfToken?.() ?? null),
          signal,
          ...(options.keepalive && { keepalive: true }),
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }));
        const retryAfter = reply.headers.get('retry-after');
        return { ok: reply.ok, status: reply.status, retryAfter, text: await reply.text() };
      });
      const answer = parse(text);
      if (ok) return answer;
      if (status === 502 && name !== 'getAppSettings') {
        needs.onBadGateway?.('Resource not found (404)');
      }
      const message = `Request failed with status code ${status}`;
      const fallback = { code: 'request_failed', message } as const;
      const pause = status === 503 ? readPause(retryAfter) : null;
      const failure = new ApiFailure(status, fallback, answer, pause);
      // The session of staff is a cookie beside the customer's token.
      const isOfStaff = failure.code.startsWith('staff');
      if (token && !isOfStaff && isTokenRefused(failure)) needs.onRefusedToken?.(token);
      throw failure;
    },

    follow(name, input, signal) {
      const headers = headersOf(input.headers, undefined, getToken(), null);
      headers.set('Accept', 'text/event-stream');
      return send(name, input, () => ({ headers, cache: 'no-store', signal }), '/events');
    },
  };
}

const isCustomerRoute = (name: PageRouteName): name is keyof typeof customerRoutes =>
  Object.hasOwn(customerRoutes, name);

/** Those of staff come with their first call: no customer's page loads them. */
const staffRouteOf = async (name: PageRouteName): Promise<Route> =>
  (await import('#schemas/api/page-routes.ts')).routeOf(name);

/** The one place where a reply gets its type: the server answers by the same contract. */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    // Nothing, or what a proxy in between wrote.
    return undefined;
  }
}

function headersOf(extra: unknown, body: unknown, token: string | null, xsrf: string | null) {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': language });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (xsrf) headers.set('X-XSRF-TOKEN', xsrf);
  for (const [name, value] of entriesOf(extra)) headers.set(name, value);
  return headers;
}

/** Retry-After in ms; null where there is none, or a date. */
function readPause(seconds: string | null): number | null {
  return seconds !== null && /^\d{1,4}$/.test(seconds) ? Number(seconds) * 1000 : null;
}

/** Asks until the whole reply is there; a connection may also break in the middle of it. */
async function reach<T>(
  { signal, timeout }: CallOptions,
  ask: (signal: AbortSignal | null) => Promise<T>,
): Promise<T> {
  const clock = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const signals = [signal, clock].filter((it) => it !== undefined);
  try {
    return await ask(signals.length > 0 ? AbortSignal.any(signals) : null);
  } catch {
    if (clock?.aborted && !signal?.aborted) {
      throw new ApiFailure(0, { code: 'timeout', message: `timeout of ${timeout}ms exceeded` });
    }
    if (signal?.aborted) {
      throw new ApiFailure(0, { code: 'aborted', message: 'Request aborted' });
    }
    throw new ApiFailure(0, { code: 'network', message: 'Network Error' });
  }
}

function fill(path: string, params: unknown): string {
  const values = new Map(entriesOf(params));
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  );
}

function queryOf(query: unknown): string {
  const pairs = entriesOf(query);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

function entriesOf(values: unknown): [string, string][] {
  if (!isRecord(values)) return [];
  return Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
}

export const ApiContext = createContext<Api | null>(null);

/** The client of this app. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('Put the app inside <ApiContext>.');
  return api;
}

/** What went wrong with a call, with the server's own sentence where it gave one. */
export class ApiFailure extends Error {
  /** HTTP status; 0 where no reply came. */
  readonly status: number;
  readonly code: FailureCode | NoAnswerCode;
  readonly problems: readonly Problem[];
  readonly body: unknown;
  /** Ms after which the server, unavailable now (503), wants to be asked again; null: unsaid. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    fallback: { code: NoAnswerCode; message: string },
    body?: Partial<ErrorReply>,
    retryAfter: number | null = null,
  ) {
    const reply = isRecord(body) ? body : {};
    super(typeof reply.error === 'string' ? reply.error : fallback.message);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = typeof reply.code === 'string' ? reply.code : fallback.code;
    this.problems = Array.isArray(reply.problems) ? reply.problems.filter(isProblem) : [];
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/** How the codes begin, for a customer's page loads this; a test holds them to the table. */
const refusedToken = /^(unauth|token_|staff_s)/;

/**
 * Whether the server refused who the caller says they are, by token or by session of staff. By the
 * code, for a wrong password is a 401 too and leaves guest, cart and session as they are (rule R49).
 */
export const isTokenRefused = (failure: unknown): boolean =>
  failure instanceof ApiFailure && refusedToken.test(failure.code);

function isProblem(value: unknown): value is Problem {
  return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}
