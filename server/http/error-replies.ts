import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '#schemas/api/failures.ts';
import type { ErrorReply } from '#schemas/api/wire.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Deps } from '../dependencies/deps.ts';
import { errorPage, errorStyleHash, plainPage } from './error-page.ts';
import { knownSite } from './known-site.ts';
import { setPageCsp } from '../security/security-headers.ts';

/** `retry_after`: seconds to wait; they stand in Retry-After as well. */
type Answer = { status: number; body: ErrorReply & { retry_after?: unknown } };

/** What fastify itself refuses, in our words (requirements, Errors). */
const refusals: Record<string, { status: number; code: FailureCode; error: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body_too_large',
    error: 'This is too long to be sent.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    error: 'This was not sent in a form that can be read here.',
  },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 415,
    code: 'unsupported_encoding',
    error: 'This was packed in a way that cannot be read here.',
  },
  FST_CP_ERR_INVALID_CONTENT: {
    status: 400,
    code: 'invalid_encoding',
    error: 'This was not packed in the way it says.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid_request',
    error: 'This did not arrive as long as it should be.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'invalid_json',
    error: 'What was sent cannot be read.',
  },
  FST_ERR_BAD_URL: {
    status: 400,
    code: 'invalid_url',
    error: 'This address is not spelled like one.',
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    status: 404,
    code: 'not_found',
    error: 'There is nothing at this address.',
  },
};

/** PostgreSQL's class 22: the value itself cannot be stored, such as text with a NUL in it. */
const isDataException = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  String(error.cause.code).startsWith('22');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * The 4xx of what fastify or a plugin of it refuses, such as a file's address with `..` in it. What
 * sends the files throws errors of `http-errors`, known by `expose`; other errors with a status,
 * such as a payment provider's, are no answer to who calls.
 */
function statusOfRefusal(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const isHttpError = typeof Reflect.get(error, 'expose') === 'boolean';
  if (!isHttpError && !codeOf(error).startsWith('FST_')) return null;
  const status: unknown = Reflect.get(error, 'statusCode');
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

function answerTo(error: unknown): Answer | null {
  if (error instanceof ApiError) {
    return {
      status: error.status,
      body: { error: error.message, code: error.code, ...error.extra },
    };
  }
  const refusal = refusals[codeOf(error)];
  if (refusal) {
    const { status, ...body } = refusal;
    return { status, body };
  }
  const refused = statusOfRefusal(error);
  if (refused !== null) return refused === 403 || refused === 404 ? notFound : notUnderstood;
  if (isDataException(error)) {
    const sentence = 'Something in this request cannot be stored. Please check what you typed.';
    return { status: 400, body: { error: sentence, code: 'invalid_request' } };
  }
  return null;
}

/** Everything but the API is read by people. */
const isCall = ({ url }: FastifyRequest) => /^\/api(?:[/?]|$)/.test(url);

type SiteDeps = Pick<Deps, 'tenants' | 'settings' | 'options'>;

function send(
  deps: SiteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body }: Answer,
) {
  reply.code(status).header('cache-control', 'no-store');
  if ('retry_after' in body) reply.header('retry-after', body.retry_after);
  if (isCall(request)) return reply.send(body);
  setPageCsp(reply, { styleHashes: [errorStyleHash] });
  reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8');
  const site = knownSite(deps, request);
  if (body.code === 'tenant_suspended') {
    const title = 'Closed for now';
    return reply.send(plainPage({ title, sentence: body.error, action: null, site }));
  }
  const again = status >= 500 ? { label: 'Try again', href: request.url } : null;
  // On a host that is no restaurant's, the front page is missing too.
  const isElsewhere = body.code === 'tenant_not_found' || request.url === '/';
  const home = isElsewhere ? null : { label: 'Go to the front page', href: '/' };
  return reply.send(
    errorPage(status, {
      sentence: body.error,
      action: again ?? home,
      refreshAfter: status === 503 ? refreshAfter : null,
      site,
    }),
  );
}

/**
 * Answers what failed: a call in the common shape, a page with a page. What nobody foresaw is
 * logged and answered with a sentence that reveals nothing of the inside.
 */
export function replyToError(
  deps: SiteDeps & Pick<Deps, 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { log } = deps;
  const answer = answerTo(error);
  if (answer) return send(deps, request, reply, answer);
  const { method } = request;
  // Not the address: the path of a printer holds its secret, and a query may hold anything.
  const route = request.routeOptions.url ?? 'none';
  if (isDatabaseUnavailable(error)) {
    log.warn({ err: error, method, route }, 'the database does not answer');
    return send(deps, request, reply, unavailable);
  }
  if (isOfCallerWhoLeft(error, request)) {
    log.info({ method, route }, 'a caller left before the reply was sent');
  } else log.error({ err: error, method, route }, 'a request failed');
  return send(deps, request, reply, internalError);
}

/** How node calls a stream that the other side has closed: 'aborted' and 'Premature close'. */
const closedCodes = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Ours failed alike where a service closed on us, but then the caller is still there. */
const isOfCallerWhoLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && closedCodes.has(codeOf(error));

const internalError: Answer = {
  status: 500,
  body: { error: 'Something went wrong on our side. Please try again.', code: 'internal_error' },
};
/** Seconds until the page of a passing failure asks again by itself. */
const refreshAfter = 5;

const unavailable: Answer = {
  status: 503,
  body: {
    error: 'This takes longer than it should. Please try again in a few seconds.',
    code: 'database_unavailable',
    retry_after: 2,
  },
};
const notFound: Answer = {
  status: 404,
  body: { error: 'There is nothing at this address.', code: 'not_found' },
};
const notUnderstood: Answer = {
  status: 400,
  body: { error: 'This request is not understood.', code: 'invalid_request' },
};
const onlyReading: Answer = {
  status: 405,
  body: { error: 'Pages can be read, but not written to.', code: 'method_not_allowed' },
};

/** Answers unknown calls, addresses that can be no page, and what is done to pages besides reading them. */
export function replyNotFound(deps: SiteDeps) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading || isCall(request)) return send(deps, request, reply, notFound);
    return send(deps, request, reply.header('allow', 'GET, HEAD'), onlyReading);
  };
}
