import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findRestaurant, inDollars } from '../menu-api.ts';
import { cards, orderIdIn, Shopper } from '../shopper.ts';
import { pizzeria, type Shop } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { e2eDataFolder } from '../environment.ts';

const northcote = 'Forno Pomo Northcote';
const category = 'Noodles from next door';
const noodles = {
  category,
  dish: 'Beef noodles',
  choices: [
    { group: 'How wide?', option: 'As wide as a belt' },
    { group: 'Two sides with it', option: 'Tea egg' },
    { group: 'Two sides with it', option: 'Smoked tofu' },
  ],
};
const cucumber = { category, dish: 'Smashed cucumber' };
/** By imported-menu.json: 19.80 + 1.50 + 3.50 (its price in this group) + 5.00. */
const noodlesCost = 2980;
const cucumberCost = 890;

/** The command of the README, beside the running program. */
async function importMenu({ tenantId }: Shop, restaurantId: number): Promise<string> {
  const file = fileURLToPath(new URL('../imported-menu.json', import.meta.url));
  const words = ['--tenant', String(tenantId), '--restaurant', String(restaurantId), file];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/import/main.ts', ...words],
    {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { ...process.env, SERVERY_DATA_DIR: e2eDataFolder },
    },
  );
  return stdout;
}

test('an imported menu is seen at the next load and can be ordered from', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(northcote);
  await expect(shopper.dish({ category: 'Dolci', dish: 'Tiramisù' })).toBeVisible();
  await expect(shopper.dish(noodles)).toHaveCount(0);

  await test.step('imported while the program runs', async () => {
    const restaurantId = await findRestaurant(request, pizzeria, northcote);
    expect(await importMenu(pizzeria, restaurantId)).toContain('Imported.');
    await page.reload();
    await expect(shopper.dish(noodles)).toBeVisible();
    await expect(page.getByText('Pulled by hand, in broth or dry.')).toBeVisible();
    await expect(shopper.dish({ category: 'Dolci', dish: 'Tiramisù' })).toBeVisible();
    expect(await importMenu(pizzeria, restaurantId)).toContain('Nothing to do');
  });

  await test.step('required groups are asked for by name', async () => {
    const dialog = await shopper.openDish(noodles);
    const width = dialog.getByRole('group', { name: 'How wide? Required, choose 1' });
    const sides = dialog.getByRole('group', { name: 'Two sides with it Required, choose 2' });
    await dialog.getByRole('button', { name: `Add · ${inDollars(1980)}` }).click();
    await expect(width).toHaveAccessibleDescription(/choose/i);
    await expect(width.getByRole('radio', { name: 'Thin' })).toBeFocused();
    await width.getByRole('radio', { name: 'As wide as a belt' }).check();
    await sides.getByRole('checkbox', { name: 'Tea egg' }).check();
    await dialog.getByRole('button', { name: `Add · ${inDollars(1980 + 150 + 350)}` }).click();
    await expect(sides).toHaveAccessibleDescription(/choose/i);
    await sides.getByRole('checkbox', { name: 'Smoked tofu' }).check();
    await expect(sides.getByRole('checkbox', { name: 'Greens' })).toBeDisabled();
    await dialog.getByRole('button', { name: `Add · ${inDollars(noodlesCost)}` }).click();
    await expect(dialog).toBeHidden();
  });

  await shopper.quickAdd(cucumber);
  const total = noodlesCost + cucumberCost;
  await expect(shopper.cartButton(2, total)).toBeVisible();
  await shopper.checkOut('Card');
  await shopper.fillCard(cards.good);
  await page.getByRole('button', { name: `Pay ${inDollars(total)}` }).click();
  await page.getByRole('link', { name: 'Follow your order' }).click();
  await expect(shopper.heading(/^Ready /)).toBeVisible();

  const order = await shopper.readOrder(orderIdIn(page.url()));
  expect(order.total).toBe(total / 100);
  expect(order.items.map(({ name, item_total }) => [name, item_total])).toEqual([
    ['Beef noodles', noodlesCost / 100],
    ['Smashed cucumber', cucumberCost / 100],
  ]);
  expect(order.items[0]?.choices.map(({ group, name }) => `${group} ${name}`)).toEqual([
    'How wide? As wide as a belt',
    'Two sides with it Tea egg',
    'Two sides with it Smoked tofu',
  ]);
});
