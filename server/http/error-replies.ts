import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureCode } from '#schemas/api/failures.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import type { FoundProblem } from '#schemas/rules/problems/found-problem.ts';
import { problemsIn } from '#schemas/rules/problems/problems-in.ts';
import { type Sentence, sentenceIn } from '#schemas/messages/sentence.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';
import { ApiError } from '../errors/api-error.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Deps } from '../dependencies/deps.ts';
import { addressLanguage, errorPageTexts } from './error-page-texts.ts';
import { errorPage, errorStyleHash, plainPage } from './error-page.ts';
import { knownSite } from './known-site.ts';
import { isCall, requestLanguage } from './request-language.ts';
import { noteRefusal } from './refused-calls.ts';
import { setPageCsp } from '../security/security-headers.ts';

/** `retry_after` of what it adds: seconds to wait; they stand in Retry-After as well. */
type Answer = {
  status: number;
  code: FailureCode;
  sentence: Sentence;
  extra?: { problems?: FoundProblem[]; retry_after?: unknown };
};

/** What fastify itself refuses, in our words (requirements, Errors). */
const refusals: Record<string, Answer> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'body_too_large',
    sentence: ({ requests }) => requests.tooLong,
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported_media_type',
    sentence: ({ requests }) => requests.unreadableForm,
  },
  FST_CP_ERR_INVALID_CONTENT_ENCODING: {
    status: 415,
    code: 'unsupported_encoding',
    sentence: ({ requests }) => requests.unreadableEncoding,
  },
  FST_CP_ERR_INVALID_CONTENT: {
    status: 400,
    code: 'invalid_encoding',
    sentence: ({ requests }) => requests.wrongEncoding,
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    code: 'invalid_request',
    sentence: ({ requests }) => requests.wrongLength,
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'invalid_json',
    sentence: ({ requests }) => requests.unreadable,
  },
  FST_ERR_BAD_URL: {
    status: 400,
    code: 'invalid_url',
    sentence: ({ requests }) => requests.badAddress,
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    status: 404,
    code: 'not_found',
    sentence: ({ requests }) => requests.notFound,
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
  if (error instanceof ApiError) return error;
  const refusal = refusals[codeOf(error)];
  if (refusal) return refusal;
  const refused = statusOfRefusal(error);
  if (refused !== null) return refused === 403 || refused === 404 ? notFound : notUnderstood;
  return isDataException(error) ? notStorable : null;
}

type SiteDeps = Pick<Deps, 'tenants' | 'settings' | 'options'>;

function send(
  deps: SiteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, sentence: found, extra = {} }: Answer,
) {
  reply.code(status).header('cache-control', 'no-store');
  if ('retry_after' in extra) reply.header('retry-after', extra.retry_after);
  if (isCall(request)) {
    const { problems } = extra;
    const texts = failureTexts[requestLanguage(request)];
    const body = { error: sentenceIn(texts, found), code, ...extra };
    return reply.send(problems ? { ...body, problems: problemsIn(texts, problems) } : body);
  }
  setPageCsp(reply, { styleHashes: [errorStyleHash] });
  reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8');
  const site = knownSite(deps, request);
  const language = addressLanguage(request);
  const words = errorPageTexts[language];
  const sentence = sentenceIn(failureTexts[language], found);
  if (code === 'tenant_suspended') {
    return reply.send(plainPage({ language, title: words.closed, sentence, action: null, site }));
  }
  const again = status >= 500 ? { label: words.tryAgain, href: request.url } : null;
  // On a host that is no restaurant's, the front page is missing too.
  const isElsewhere = code === 'tenant_not_found' || request.url === '/';
  const home = isElsewhere ? null : { label: words.toHome, href: languagePath(language, '/') };
  return reply.send(
    errorPage(status, {
      language,
      sentence,
      action: again ?? home,
      refreshAfter: status === 503 ? refreshAfter : null,
      site,
    }),
  );
}

/**
 * Answers what failed in the request's language: a call in the common shape, a page with a page. What nobody foresaw is
 * logged and answered with a sentence that reveals nothing of the inside.
 */
export function replyToError(
  deps: SiteDeps & Pick<Deps, 'log' | 'metrics' | 'clock' | 'secretKey'>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { log } = deps;
  const answer = answerTo(error);
  if (answer) {
    noteRefusal(deps, request, answer);
    return send(deps, request, reply, answer);
  }
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
  code: 'internal_error',
  sentence: ({ requests }) => requests.internal,
};
/** Seconds until the page of a passing failure asks again by itself. */
const refreshAfter = 5;

const unavailable: Answer = {
  status: 503,
  code: 'database_unavailable',
  sentence: ({ requests }) => requests.unavailable,
  extra: { retry_after: 2 },
};
const notFound: Answer = {
  status: 404,
  code: 'not_found',
  sentence: ({ requests }) => requests.notFound,
};
const notUnderstood: Answer = {
  status: 400,
  code: 'invalid_request',
  sentence: ({ requests }) => requests.notUnderstood,
};
const notStorable: Answer = {
  status: 400,
  code: 'invalid_request',
  sentence: ({ requests }) => requests.notStorable,
};
const onlyReading: Answer = {
  status: 405,
  code: 'method_not_allowed',
  sentence: ({ requests }) => requests.onlyReading,
};

/** Answers unknown calls, addresses that can be no page, and what is done to pages besides reading them. */
export function replyNotFound(deps: SiteDeps) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading || isCall(request)) return send(deps, request, reply, notFound);
    return send(deps, request, reply.header('allow', 'GET, HEAD'), onlyReading);
  };
}
