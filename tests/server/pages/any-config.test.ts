import { assert, asyncProperty } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { routes } from '#src/app/routes.tsx';
import { renderPage } from '#src/entries/entry-server.tsx';
import { bootOfStored } from '#tests/src/any-config-boot.ts';
import { corrupted, partial, valuesOf } from '#tests/schemas/config-arbitrary.ts';
import { draws } from '../../draws.ts';

const complaint = vi.spyOn(console, 'error');
beforeEach(() => {
  complaint.mockClear();
});
afterEach(() => {
  complaint.mockReset();
});

const valid = valuesOf(siteConfigSchema);
/** Fixed, so that a run today is a run tomorrow; a failure tells it again, with its path. */
const seed = 20_261_121;
/** Two hundred pages on a shared machine; in ms, a bound for what hangs and no measure. */
const hangs = 300_000;

/** Draws a screen on the server as a tenant with this document has it. */
async function draw(url: string, document: unknown): Promise<void> {
  const { failure, body } = await renderPage({ url, boot: bootOfStored(document) });
  expect(failure).toBeNull();
  expect(complaint.mock.calls).toEqual([]);
  expect(body).toContain('<main');
}

const screens = routes
  .filter(({ isPublic }) => isPublic)
  .map(({ path }) => path.replaceAll(/:\w+/g, '1'));

test.each([
  ['valid', valid],
  ['corrupted', corrupted(valid)],
  ['partial', partial(valid)],
])('200 %s configurations draw the home page', { timeout: hangs }, async (_, documents) => {
  await assert(
    asyncProperty(documents, (document) => draw('/', document)),
    { numRuns: draws(200), seed },
  );
});

test.each([
  ['valid', valid],
  ['corrupted', corrupted(valid)],
])('10 %s configurations draw every screen', async (_, documents) => {
  await assert(
    asyncProperty(documents, async (document) => {
      for (const url of screens) await draw(url, document);
    }),
    { numRuns: draws(10), seed },
  );
});
