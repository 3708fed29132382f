import { pizzeria } from '../demo-shops.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';

const openings = 12;
/** Nodes and listeners that may come and go by themselves; a dialog of a dish has about a hundred. */
const slack = 60;

test('a dish that was opened and closed leaves nothing behind', async ({ page, context }) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  const countNodes = async () => {
    // What a first collection lets go may hold something that only a second one finds.
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN;
  };
  const openAndClose = async () => {
    await shopper.openDish(polpette);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await openAndClose();
  const before = await countNodes();
  for (let opened = 0; opened < openings; opened += 1) await openAndClose();
  expect(await countNodes()).toBeLessThanOrEqual(before + slack);
});
