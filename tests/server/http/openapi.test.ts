import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '#schemas/api/contract.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { failures } from '#schemas/api/failures.ts';
import { webhookEventType } from '#schemas/api/webhook-events.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { at, buildSmallApp } from '../setup/build-test-app.ts';

const { app } = await buildSmallApp();

const operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: z.object({}) })),
  requestBody: z.object({}).optional(),
  responses: z.record(z.string(), z.object({})),
});
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.object({ post: operation })),
  components: z.object({
    securitySchemes: z.record(z.string(), z.object({})),
    schemas: z.object({
      Error: z.object({ properties: z.object({ code: z.object({ $ref: z.string() }) }) }),
      FailureCode: z.object({
        oneOf: z.array(z.object({ const: z.string(), description: z.string() })),
      }),
    }),
  }),
});
const reply = await app.inject({ url: '/api/openapi.json', headers: at });
const api = document.parse(reply.json());

test('it is OpenAPI 3.1, as JSON', () => {
  expect(api.openapi).toMatch(/^3\.1\.\d$/);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
});

const table: [string, Endpoint][] = Object.entries(contract);
test.each(table)('%s is in it, and who may call it', (name, endpoint) => {
  const found = api.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  expect(found?.operationId).toBe(name);
  expect(found?.security.flatMap((scheme) => Object.keys(scheme))).toEqual([
    ...endpoint.security,
    ...(endpoint.recognises ?? []),
    ...(endpoint.scope ? ['key'] : []),
  ]);
  const ofKeys = found?.security.flatMap(({ key }) => (key ? [key] : []));
  expect(ofKeys).toEqual(endpoint.scope ? [[endpoint.scope]] : []);
  // Where anyone may call, a token is optional: OpenAPI says so by an empty requirement.
  expect(found?.security.some((scheme) => Object.keys(scheme).length === 0)).toBe(
    endpoint.recognises !== undefined,
  );
  expect(found?.requestBody !== undefined).toBe(
    endpoint.body !== undefined || endpoint.isFile === true,
  );
  expect(Object.keys(found?.responses ?? {})).toContain('default');
  const inPath = found?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
  expect(inPath).toEqual([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  for (const { security } of [found].flatMap((one) => one ?? [])) {
    for (const scheme of security.flatMap(Object.keys)) {
      expect(api.components.securitySchemes).toHaveProperty(scheme);
    }
  }
});

test('a failing call answers with one of the codes that are listed with their statuses', () => {
  const { Error: common, FailureCode: codes } = api.components.schemas;
  expect(common.properties.code.$ref).toBe('#/components/schemas/FailureCode');
  expect(codes.oneOf.map((one) => one.const)).toEqual(Object.keys(failures));
  expect(codes.oneOf).toContainEqual({
    const: 'order_state',
    description: '409: The order cannot go from its state to this one.',
  });
});

test('a write that names its base says how it is refused without, and from another one', () => {
  const change = api.paths['/v2/staff/config/draft']?.['patch'];
  expect(change?.parameters).toContainEqual(expect.objectContaining({ name: 'if-match' }));
  expect(Object.keys(change?.responses ?? {})).toEqual(['200', '412', '422', '428', 'default']);
  const read = api.paths['/v2/staff/config/draft']?.['get'];
  expect(Object.keys(read?.responses ?? {})).toEqual(['200', 'default']);
});

test('what webhooks are sent is in it, with the headers that prove where it is from', () => {
  expect(Object.keys(api.webhooks)).toEqual([...webhookEventType.options, 'test']);
  for (const { post } of Object.values(api.webhooks)) {
    const names = post.parameters.map(({ name, in: place }) => `${place} ${name}`);
    expect(names).toEqual([
      'header webhook-id',
      'header webhook-timestamp',
      'header webhook-signature',
    ]);
    expect(post.requestBody).toBeDefined();
  }
});

test('what the editor alone knows of a setting stays out of it', () => {
  expect(Object.keys(siteConfigSchema.shape.colors.meta() ?? {})).toContain('label');
  expect(reply.body).not.toContain('"field":"color"');
  expect(reply.body).not.toContain('"label":"Colours"');
});

test('it has no call that the contract lacks, and each of its references leads somewhere', () => {
  const calls = Object.values(api.paths).flatMap((methods) => Object.keys(methods));
  expect(calls).toHaveLength(Object.keys(contract).length);
  const whole: unknown = reply.json();
  for (const [, pointer = ''] of reply.body.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer
      .split('/')
      .reduce<unknown>(
        (at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined),
        whole,
      );
    expect({ pointer, target }).not.toEqual({ pointer, target: undefined });
  }
});
