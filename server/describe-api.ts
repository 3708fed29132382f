import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import type { Caller, Endpoint } from '#schemas/api/endpoint.ts';
import { errorReply } from '#schemas/api/wire.ts';

type Json = Record<string, unknown>;

const securitySchemes: Record<Caller, Json> = {
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
    description: "The signature in an order's link.",
  },
  staff: {
    type: 'apiKey',
    in: 'cookie',
    name: 'staff_session',
    description: 'A staff session, with the header X-XSRF-TOKEN on every change.',
  },
};

/** The OpenAPI 3.1 document of the whole contract. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(contract)) {
    const methods = (paths[endpoint.path] ??= {});
    methods[endpoint.method.toLowerCase()] = describeOperation(name, endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servery',
      version: '2',
      description: 'Ordering from a restaurant. Money is decimal, in the major unit.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes,
      schemas: { Error: schemaOf(errorReply, 'output') },
      responses: {
        Error: {
          description: 'What went wrong, for people and for programs.',
          content: json({ $ref: '#/components/schemas/Error' }),
        },
      },
    },
  };
}

function describeOperation(name: string, endpoint: Endpoint): Json {
  const failures = Object.entries(endpoint.failures ?? {}).map(([status, schema]) => [
    status,
    { description: 'Refused.', content: json(schemaOf(schema, 'output')) },
  ]);
  return {
    operationId: name,
    summary: endpoint.summary,
    security: [
      // An empty requirement beside others makes them optional.
      ...(endpoint.recognises ? [{}] : []),
      ...[...endpoint.security, ...(endpoint.recognises ?? [])].map((caller) => ({ [caller]: [] })),
    ],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
    }),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Done.',
        content: json(schemaOf(endpoint.reply, 'output')),
      },
      ...Object.fromEntries(failures),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

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

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // What the editor alone needs of a setting is no part of the API.
    metadata: noMetadata,
  });
  return rest;
}

const noMetadata = z.registry<Record<string, never>>();
