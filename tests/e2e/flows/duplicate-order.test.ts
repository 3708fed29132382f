import { findRestaurant, inDollars, priceOf, readMenu } from '../menu-api.ts';
import { pizzeria } from '../demo-shops.ts';
import { orderIdIn, Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { polpette } from '../order-lines.ts';
import { countOrdersOfSameGuest } from '../database.ts';

const northcote = 'Forno Pomo Northcote';

test('an order that is submitted twice, by a double click or in two tabs, is one order', async ({
  page,
  context,
  request,
  pageErrors,
}) => {
  const shopper = new Shopper(page, pizzeria);
  await shopper.visit('/menu');
  await shopper.chooseRestaurant(northcote);

  await test.step("a double click on 'Place order' makes one order", async () => {
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Cash on pickup');
    await page.getByRole('button', { name: /^Place order/ }).dblclick();
    await page.getByRole('link', { name: 'Follow your order' }).click();
    await expect(shopper.heading(/^Ready /)).toBeVisible();
    expect(await countOrdersOfSameGuest(orderIdIn(page.url()))).toBe(1);
  });

  await test.step('two tabs that place the same cart make one order, and both show it', async () => {
    pageErrors.allow(/409/); // the slower tab may learn that the cart is an order already
    const restaurantId = await findRestaurant(request, pizzeria, northcote);
    const menu = await readMenu(request, pizzeria, restaurantId);
    const total = inDollars(priceOf(menu, polpette));
    await shopper.visit('/menu');
    await shopper.quickAdd(polpette);
    await shopper.checkOut('Cash on pickup');
    const other = new Shopper(await context.newPage(), pizzeria);
    await other.visit('/checkout/payment');

    const tabs = [shopper, other];
    const buttons = tabs.map((tab) =>
      tab.page.getByRole('button', { name: `Place order · ${total}` }),
    );
    for (const button of buttons) await expect(button).toBeVisible();
    // At one moment, without a look whether the other tab was faster: then the press meets nothing.
    const presses = await Promise.all(buttons.map((button) => button.elementHandle()));
    await Promise.all(presses.map((button) => button?.dispatchEvent('click')));

    const ids: string[] = [];
    for (const shopperOfTab of tabs) {
      const { page: tab } = shopperOfTab;
      // The slower tab may be led to the order at once, or find its cart gone and a link to the order.
      const follow = tab.getByRole('link', { name: /^(?:Follow|See) your order$/ });
      await expect(follow.or(shopperOfTab.heading(/^Ready /))).toBeVisible();
      if (await follow.isVisible()) await follow.click();
      await expect(tab).toHaveURL(/\/order-confirmation\//);
      ids.push(orderIdIn(tab.url()));
    }
    expect(new Set(ids).size).toBe(1);
    // With the one of the double click.
    expect(await countOrdersOfSameGuest(ids[0] ?? '')).toBe(2);
  });
});
