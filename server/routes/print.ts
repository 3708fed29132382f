import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPrinterByToken } from '../db/queries/printers.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { hashToken, tenantOfToken } from '../identity/token.ts';
import { printerPath } from '../printing/printer-address.ts';
import type { PrinterCall } from '../printing/protocols/printer-call.ts';
import { serveEpson } from '../printing/protocols/serve-epson.ts';
import { serveStar } from '../printing/protocols/serve-star.ts';

/** A printer's questions take some hundred bytes, and its longest result a few thousand. */
const bodyLimit = 32 * 1024;
/** What the database's number holds. */
const largestTenant = 2_147_483_647;

/**
 * Where printers fetch their jobs (decision 042): one address for each, whose secret is all that
 * proves it. They are no calls of the contract: what they look like is the makers' business.
 */
export async function servePrinters(api: FastifyInstance, deps: Deps): Promise<void> {
  await api.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>('*', { parseAs: 'string', bodyLimit }, (_, body, done) =>
      done(null, body),
    );
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      scope.route<{ Params: { token: string } }>({
        method,
        url: `${printerPath}/:token`,
        bodyLimit,
        // A restaurant's printers and customers share an address; a printer asks when it likes.
        config: { readCost: 0 },
        handler: async (request, reply) => {
          const printer = await findCaller(deps, request.params.token);
          const call = { printer, method, query: queryOf(request), body: bodyOf(request) };
          const answer = await answerTo(deps, call);
          return reply
            .code(answer.status)
            .header('cache-control', 'no-store')
            .type(answer.type)
            .send(answer.body);
        },
      });
    }
  });
}

const answerTo = (deps: Deps, call: PrinterCall) =>
  call.printer.protocol === 'star' ? serveStar(deps, call) : serveEpson(deps, call);

/** What is no token of ours is refused before anybody is asked. */
async function findCaller({ db }: Deps, token: string) {
  const tenantId = tenantOfToken(token);
  const isPossible = tenantId !== null && tenantId <= largestTenant;
  const printer = isPossible ? await findPrinterByToken(db, tenantId, hashToken(token)) : null;
  if (printer) return printer;
  throw new ApiError(404, 'unknown_printer', 'There is no such printer.');
}

const bodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?')[1] ?? '');
