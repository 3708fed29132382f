import { now } from '../e2e-clock.ts';
import { expectAccessible } from '../axe.ts';
import { insertSampleTenant, presetTenants } from '../preset-tenants.ts';
import { waitForStable } from '../stable-page.ts';
import { expect, test } from '../storefront-test.ts';
import { e2eDataFolder, e2ePort } from '../environment.ts';
import { viewports } from '../viewports.ts';
import { withDatabase } from '../database.ts';

for (const tenant of presetTenants) {
  const [host] = tenant.hosts;
  test(`the home page of ${host} does not shift and axe finds nothing on any device`, async ({
    page,
  }) => {
    await withDatabase((db) =>
      insertSampleTenant(db, tenant, {
        dataFolder: e2eDataFolder,
        port: e2ePort,
        now: new Date(now()),
      }),
    );
    for (const [device, viewport] of Object.entries(viewports)) {
      await test.step(device, async () => {
        await page.setViewportSize(viewport);
        await page.goto(`http://${host}:${e2ePort}/`, { waitUntil: 'networkidle' });
        await waitForStable(page);
        const shifts = await page.evaluate(() => {
          const observer = new PerformanceObserver(() => undefined);
          observer.observe({ type: 'layout-shift', buffered: true });
          return observer.takeRecords().map((entry) => JSON.stringify(entry));
        });
        expect.soft(shifts, device).toEqual([]);
        await expectAccessible(page, `the home page of ${host} on a ${device}`);
      });
    }
  });
}
