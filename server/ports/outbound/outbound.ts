import { Agent, request as ask } from 'undici';
import type { OutboundProblem } from '#schemas/api/outbound-problem.ts';
import { createLookUp, type LookUp } from '../dns/look-up.ts';
import { guardedLookup, isOutside } from './guarded-lookup.ts';
import { machineLookUp } from './machine-look-up.ts';
import { OutboundError, outboundErrorOf } from './outbound-error.ts';

type OutboundRequest = {
  url: string | URL;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array | null;
  /** Ends the call early; it ends after `timeoutMs` whatever this does. */
  signal?: AbortSignal | null | undefined;
};

/** What came back. It is for the program alone: nobody is ever shown a part of it. */
export type OutboundReply = { status: number; headers: Headers; body: Buffer };

/** Calls addresses that tenants give: webhooks, OpenID Connect issuers, senders of SMS. */
export type Outbound = {
  /**
   * One request, and its whole answer, whatever its status.
   * @throws OutboundError where the address may not be called, or there is no answer to take.
   */
  call(request: OutboundRequest): Promise<OutboundReply>;
  /**
   * The same with the shape of `fetch`, for libraries that take one.
   * @throws OutboundError, as `call`.
   */
  fetch(url: string | URL, init?: OutboundInit): Promise<Response>;
  /** What is wrong with an address as it is written; null: it may be tried. */
  problemOf(url: string): OutboundProblem | null;
};

type OutboundInit = {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
};

export type OutboundOptions = {
  /** Addresses inside networks and plain http, for tests and development (env.ts). */
  allowsPrivate?: boolean;
  /** Where names lead; the machine's name servers where nothing is given. */
  lookUp?: Pick<LookUp, 'addresses'>;
  /** From the question for the name to the end of the body, in ms. */
  timeoutMs?: number;
  /** Bytes of the largest answer. */
  mostBytes?: number;
};

/** Of one question to a name server, in ms. */
const dnsTimeoutMs = 2000;

/**
 * Every call looks its name up for itself, connects to the very address that it checked, and
 * leaves no connection behind: a name cannot lead somewhere else in between.
 */
export function createOutbound({
  allowsPrivate = false,
  lookUp = allowsPrivate ? machineLookUp : createLookUp({ timeoutMs: dnsTimeoutMs }),
  timeoutMs = 10_000,
  mostBytes = 256 * 1024,
}: OutboundOptions = {}): Outbound {
  const agent = new Agent({
    connect: { lookup: guardedLookup(lookUp, { allowsPrivate }), timeout: timeoutMs },
    maxResponseSize: mostBytes,
  });

  const problemOf = (text: string): OutboundProblem | null => {
    if (!URL.canParse(text)) return 'not_https';
    const url = new URL(text);
    const isHttps = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:');
    if (!isHttps || url.username !== '' || url.password !== '') return 'not_https';
    return isOutside(url.hostname, { allowsPrivate }) ? null : 'inside';
  };

  const call = async ({ url, method = 'GET', headers, body = null, signal }: OutboundRequest) => {
    const problem = problemOf(String(url));
    if (problem !== null) throw new OutboundError(problem);
    const end = AbortSignal.timeout(timeoutMs);
    try {
      const reply = await ask(url, {
        dispatcher: agent,
        method,
        headers: { 'user-agent': 'Servery', 'accept-encoding': 'identity', ...headers },
        body,
        reset: true,
        signal: signal ? AbortSignal.any([end, signal]) : end,
      });
      const bytes = Buffer.from(await reply.body.arrayBuffer());
      if (reply.statusCode >= 300 && reply.statusCode < 400) throw new OutboundError('redirected');
      return { status: reply.statusCode, headers: headersOf(reply.headers), body: bytes };
    } catch (error) {
      throw outboundErrorOf(error);
    }
  };

  return {
    call,
    problemOf,
    async fetch(url, { method = 'GET', headers, body, signal } = {}) {
      const reply = await call({
        url,
        method: knownMethod(method),
        headers: Object.fromEntries(new Headers(headers)),
        body: textOf(body),
        signal,
      });
      const isEmpty = reply.status === 204 || reply.status === 205;
      return new Response(isEmpty ? null : new Uint8Array(reply.body), {
        status: reply.status,
        headers: reply.headers,
      });
    },
  };
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] as const;

/** @throws TypeError for another one. */
function knownMethod(text: string) {
  const method = methods.find((one) => one === text.toUpperCase());
  if (method === undefined) throw new TypeError(`no outbound call is made by ${text}`);
  return method;
}

/** @throws TypeError for what is neither text, form nor bytes. */
function textOf(body: unknown): string | Uint8Array | null {
  if (body === null || body === undefined) return null;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  throw new TypeError('an outbound call takes text, a form or bytes');
}

function headersOf(raw: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(raw)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
