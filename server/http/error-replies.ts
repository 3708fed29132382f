import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '#schemas/api/failures.ts';
import type { ErrorReply } from '#schemas/api/wire.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Deps } from '../dependencies/deps.ts';
import { errorPage, errorStyleHash } from './error-page.ts';
import { setPageCsp } from '../security/security-headers.ts';

type Answer = { status: number; body: ErrorReply };

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
    error: 'Please send JSON, with the header Content-Type: application/json.',
  },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 415,
    code: 'unsupported_encoding',
    error: 'Please send the body as it is, or packed with gzip, deflate or br.',
  },
  FST_CP_ERR_INVALID_CONTENT: {
    status: 400,
    code: 'invalid_encoding',
    error: 'The body is not packed the way its Content-Encoding says.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid_request',
    error: 'The length of the body is not what its header says.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'invalid_json',
    error: 'The body is not valid JSON.',
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
  if (isDataException(error)) {
    const sentence = 'Something in this request cannot be stored. Please check what you typed.';
    return { status: 400, body: { error: sentence, code: 'invalid_request' } };
  }
  return null;
}

/** Everything but the API is read by people. */
const isCall = ({ url }: FastifyRequest) => /^\/api(?:[/?]|$)/.test(url);

function send(request: FastifyRequest, reply: FastifyReply, { status, body }: Answer) {
  reply.code(status).header('cache-control', 'no-store');
  if (isCall(request)) return reply.send(body);
  const again = status >= 500 ? { label: 'Try again', href: request.url } : null;
  // On a host that is no restaurant's, the front page is missing too.
  const isElsewhere = body.code === 'tenant_not_found' || request.url === '/';
  const home = isElsewhere ? null : { label: 'Go to the front page', href: '/' };
  setPageCsp(reply, { styleHashes: [errorStyleHash] });
  return reply
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(errorPage(status, body.error, again ?? home));
}

/**
 * Answers what failed: a call in the common shape, a page with a page. What nobody foresaw is
 * logged and answered with a sentence that tells nothing of the inside.
 */
export function replyToError(
  { log }: Pick<Deps, 'log'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const answer = answerTo(error);
  if (answer) return send(request, reply, answer);
  // Without the query: a link may carry a token there.
  const [url] = request.url.split('?');
  log.error({ err: error, method: request.method, url }, 'a request failed');
  return send(request, reply, internalError);
}

const internalError: Answer = {
  status: 500,
  body: { error: 'Something went wrong on our side. Please try again.', code: 'internal_error' },
};
const notFound: Answer = {
  status: 404,
  body: { error: 'There is nothing at this address.', code: 'not_found' },
};
const onlyReading: Answer = {
  status: 405,
  body: { error: 'Pages can be read, but not written to.', code: 'method_not_allowed' },
};

/** Unknown calls, addresses that can be no page, and what is done to pages besides reading them. */
export function replyNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (isReading || isCall(request)) return send(request, reply, notFound);
  return send(request, reply.header('allow', 'GET, HEAD'), onlyReading);
}
