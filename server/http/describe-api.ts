import { z } from 'zod';
import { cartModifier } from '#schemas/api/cart.ts';
import { contract } from '#schemas/api/contract.ts';
import type { Caller, Endpoint } from '#schemas/api/endpoint.ts';
import { failures } from '#schemas/api/failures.ts';
import { webhookPayloads } from '#schemas/api/webhook-events.ts';
import { errorReply, failureCode } from '#schemas/api/wire.ts';

type Json = Record<string, unknown>;

const securitySchemesWith = (sessionCookie: string): Record<Caller | 'key', Json> => ({
  user: { type: 'http', scheme: 'bearer', description: 'The token of a signed-in user.' },
  guest: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that POST /v2/guests gave for a guest number.',
  },
  link: {
    type: 'apiKey',
    in: 'header',
    name: 'x-order-key',
    description: "The signature in an order's link; a reservation's comes in x-reservation-key.",
  },
  operator: {
    type: 'http',
    scheme: 'bearer',
    description: 'The key of OPERATOR_KEY; without one on the server these calls do not exist.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'srv_…',
    description: 'A key that an owner made, with the scope that the call names.',
  },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'A staff session, with the header X-XSRF-TOKEN on every change.',
  },
});

const webhookSummaries: Readonly<Record<string, string>> = {
  'order.placed': 'A restaurant sees an order for the first time.',
  'order.changed': 'The state, the time, the lines or something else of an order changed.',
  'order.refunded': 'Money of an order went back.',
  'reservation.confirmed': 'A table was booked, by a customer or by staff.',
  'reservation.changed':
    'The time, the party, the tables or something else of a reservation changed.',
  'reservation.seated': 'A party sits at its table, also one that came without a reservation.',
  'reservation.cancelled': 'A reservation was cancelled.',
  'reservation.no_show': 'A party did not come.',
  test: 'The owner tries the webhook.',
};

/** Every code of a failing call, with when it happens; a closed list. */
const failureCodes = {
  type: 'string',
  oneOf: Object.entries(failures).map(([code, { status, when }]) => ({
    const: code,
    description: `${status.join(', ')}: ${when}`,
  })),
};

/**
 * The OpenAPI 3.1 document of the whole contract.
 * @param sessionCookie the name of the cookie that a staff session is in.
 */
export function describeApi(sessionCookie: string): Json {
  const paths: Record<string, Json> = {};
  const schemas: Record<string, unknown> = {};
  schemas['Error'] = schemaOf(errorReply, 'output', schemas);
  for (const [name, endpoint] of Object.entries(contract)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = describeOperation(name, endpoint, schemas);
  }
  schemas['FailureCode'] = failureCodes;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servery',
      version: '2',
      description: 'Ordering from a restaurant. Money is decimal, in the major unit.',
    },
    servers: [{ url: '/api' }],
    paths,
    webhooks: describeWebhooks(schemas),
    components: {
      securitySchemes: securitySchemesWith(sessionCookie),
      schemas,
      responses: {
        Error: {
          description: 'What went wrong, for people and for programs.',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      },
    },
  };
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** What webhooks are sent, by the headers of Standard Webhooks. */
function describeWebhooks(schemas: Json): Json {
  return Object.fromEntries(
    Object.entries(webhookPayloads).map(([type, payload]) => [
      type,
      {
        post: {
          operationId: `webhook.${type}`,
          summary: webhookSummaries[type] ?? type,
          parameters: [
            header('webhook-id', 'Names the message; the same whenever it is sent again.'),
            header('webhook-timestamp', 'When it is sent, in seconds since 1970.'),
            header('webhook-signature', 'v1 signatures, parted by spaces, of which one fits.'),
          ],
          requestBody: { required: true, content: json(schemaOf(payload, 'output', schemas)) },
          responses: {
            '2XX': { description: 'Taken. Anything else is tried again for about three days.' },
            410: { description: 'Gone for good: the webhook is switched off.' },
          },
        },
      },
    ]),
  );
}

function describeOperation(name: string, endpoint: Endpoint, schemas: Json): Json {
  const failures = Object.entries(endpoint.failures ?? {}).map(([status, schema]) => [
    status,
    { description: 'Refused.', content: json(schemaOf(schema, 'output', schemas)) },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    security: [
      // An empty requirement beside others makes them optional.
      ...(endpoint.recognises ? [{}] : []),
      ...[...endpoint.security, ...(endpoint.recognises ?? [])].map((caller) => ({ [caller]: [] })),
      // Of a scheme that is not OAuth the list names what the caller has to have.
      ...(endpoint.scope ? [{ key: [endpoint.scope] }] : []),
    ],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input', schemas)) },
    }),
    ...(endpoint.isFile && {
      requestBody: {
        required: true,
        content: {
          ...aFile,
          ...(endpoint.body && {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  file: {},
                  options: schemaOf(endpoint.body, 'input', schemas),
                },
                required: ['file'],
              },
            },
          }),
        },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done.',
        content: json(schemaOf(endpoint.reply, 'output', schemas)),
      },
      ...Object.fromEntries(failures),
      ...(requiresRevision(endpoint) && { 428: { $ref: '#/components/responses/Error' } }),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/** Whether a write must name the revision that it was made from. */
const requiresRevision = ({ headers }: Endpoint) =>
  headers instanceof z.ZodObject && 'if-match' in headers.shape;

const json = (schema: Json) => ({ 'application/json': { schema } });

/** A body that is the file itself (OpenAPI 3.1, Considerations for File Uploads). */
const aFile = { 'image/*': {}, 'application/octet-stream': {} };

/** One parameter for each field of the part's object. */
function parameters(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

/** A part of the contract; what has a name, for it holds itself, goes to the shared schemas. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const {
    $schema: _dialect,
    $defs = {},
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Not the common registry: what the editor alone needs of a setting is no part of the API.
    metadata: names,
  });
  Object.assign(schemas, withSharedNames($defs));
  return withSharedNames(rest);
}

/** The same with its references to named parts leading to the shared ones. */
function withSharedNames(schema: Json): Json {
  const moved: Json = JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/$defs/', '#/components/schemas/')
      : value,
  );
  return moved;
}

/** What holds itself needs a name, for the document refers to it by one. */
const names = z
  .registry<{ id: string }>()
  .add(cartModifier, { id: 'CartModifier' })
  .add(failureCode, { id: 'FailureCode' });
