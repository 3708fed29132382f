import { sample } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { partsOf } from '#src/app/page-parts.ts';
import { routeOf } from '#src/app/routes.tsx';
import { corrupted, valuesOf } from '#tests/schemas/config-arbitrary.ts';
import { draws } from '../../draws.ts';
import { bootOfStored } from '../any-config-boot.ts';
import { openSite } from './open-site.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const valid = valuesOf(siteConfigSchema);
const ten = { numRuns: draws(10), seed: 20_261_121 };
const kinds = {
  valid: sample(valid, ten),
  corrupted: sample(corrupted(valid), ten),
};

describe.each(Object.entries(kinds))('a %s configuration', (_, documents) => {
  test.each(documents.map((stored, number) => ({ stored, number })))(
    'number $number draws the home page in the browser',
    async ({ stored }) => {
      const complaint = vi.spyOn(console, 'error');
      const boot = bootOfStored(stored);
      const parts = Object.values(partsOf(routeOf('/'), boot.settings.web_config)).flat();
      await Promise.all(parts.map((part) => part.preload()));
      openSite({ at: '/', boot, fetch: () => new Promise(() => undefined) });
      await expect.poll(() => document.querySelector('footer'), { timeout: 20_000 }).not.toBeNull();
      expect(complaint.mock.calls.map((words) => ({ words, stored }))).toEqual([]);
    },
  );
});
