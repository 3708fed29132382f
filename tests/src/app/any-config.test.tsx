import { sample } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { corrupted, valuesOf } from '#tests/schemas/config-arbitrary.ts';
import { bootOfStored } from '../any-config-boot.ts';
import { openSite } from './open-site.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const valid = valuesOf(siteConfigSchema);
const ten = { numRuns: 10, seed: 20_261_121 };
const kinds = {
  valid: sample(valid, ten),
  corrupted: sample(corrupted(valid), ten),
};

describe.each(Object.entries(kinds))('a %s configuration', (_, documents) => {
  test.each(documents.map((document, number) => ({ document, number })))(
    'number $number draws the home page in the browser',
    async ({ document }) => {
      const complaint = vi.spyOn(console, 'error');
      const never = () => new Promise<Response>(() => undefined);
      openSite({ at: '/', boot: bootOfStored(document), fetch: never });
      await expect.poll(() => document.querySelector('footer')).not.toBeNull();
      expect(complaint.mock.calls.map((words) => ({ words, document }))).toEqual([]);
    },
  );
});
