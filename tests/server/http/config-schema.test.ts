import { expect, test } from 'vitest';
import { z } from 'zod';
import { at, buildSmallApp } from '../setup/build-test-app.ts';

const { app } = await buildSmallApp();

test('the JSON Schema of the configuration is served to anyone, with every design in it', async () => {
  const reply = await app.inject({ url: '/api/config-schema.json', headers: at });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(/^application\/schema\+json/);
  const { $schema, properties } = z
    .object({
      $schema: z.string(),
      properties: z.object({
        hero: z.object({
          properties: z.object({
            variant: z.object({
              enum: z.array(z.string()),
              default: z.string(),
              label: z.string(),
            }),
          }),
        }),
      }),
    })
    .parse(reply.json());
  expect($schema).toBe('https://json-schema.org/draft/2020-12/schema');
  const { variant } = properties.hero.properties;
  expect(variant).toMatchObject({ default: 'full-bleed', label: 'Design' });
  expect(variant.enum).toContain('split');
});
