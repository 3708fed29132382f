import { expectAccessible } from '../axe.ts';
import { insertPresetTenants, presetTenants } from '../preset-tenants.ts';
import { waitForAnimations } from '../animations.ts';
import { expect, test } from '../storefront-test.ts';
import { e2eDataFolder, e2ePort } from '../environment.ts';
import { viewports } from '../viewports.ts';
import { withDatabase } from '../database.ts';

// One worker: the second would put the same tenants into the database.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() =>
  withDatabase((db) => insertPresetTenants(db, { dataFolder: e2eDataFolder, port: e2ePort })),
);

for (const { hosts } of presetTenants) {
  for (const [device, viewport] of Object.entries(viewports)) {
    test(`the home page of ${hosts[0]} stands still and axe finds nothing on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`http://${hosts[0]}:${e2ePort}/`, { waitUntil: 'networkidle' });
      await waitForAnimations(page);
      const moved = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        return observer.takeRecords().map((entry) => JSON.stringify(entry));
      });
      expect(moved).toEqual([]);
      await expectAccessible(page, `the home page of ${hosts[0]}`);
    });
  }
}
