import { AxeBuilder } from '@axe-core/playwright';
import { insertLookTenants, lookTenants } from '../look-tenants.ts';
import { settle } from '../settle.ts';
import { expect, test } from '../storefront-test.ts';
import { e2eDataFolder, e2ePort } from '../surroundings.ts';
import { widths } from '../widths.ts';
import { withDatabase } from '../with-database.ts';

// One worker: the second would put the same tenants into the database.
test.describe.configure({ mode: 'serial' });

test.beforeAll(() =>
  withDatabase((db) => insertLookTenants(db, { dataFolder: e2eDataFolder, port: e2ePort })),
);

for (const { hosts } of lookTenants) {
  for (const [device, viewport] of Object.entries(widths)) {
    test(`the home page of ${hosts[0]} stands still and axe finds nothing on a ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(`http://${hosts[0]}:${e2ePort}/`, { waitUntil: 'networkidle' });
      await settle(page);
      const moved = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        return observer.takeRecords().map((entry) => JSON.stringify(entry));
      });
      expect(moved).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
      expect(found).toEqual([]);
    });
  }
}
