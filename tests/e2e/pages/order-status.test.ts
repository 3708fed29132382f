import { siteConfigSchema } from '#schemas/config/site.ts';
import { waitForHydration } from '../hydration.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('delivery is remembered, and its fee shown for the address that is known', async ({
  page,
}) => {
  const shop = await createTestShop('orderstatus', siteConfigSchema.parse({}));
  const shopper = new Shopper(page, shop);
  const line = page.getByRole('region', { name: 'Ordering now' });
  const delivery = line.getByRole('radio', { name: 'Delivery' });

  await shopper.visit('/menu');
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await expect(line.getByRole('radio', { name: 'Pickup' })).toBeChecked();
  await delivery.check();
  await expect(delivery).toBeChecked();

  await test.step('it is remembered', async () => {
    await page.reload();
    await waitForHydration(page, '#order-status');
    await expect(delivery).toBeChecked();
    await shopper.visit('/');
    await expect(delivery).toBeChecked();
  });

  await test.step('an address out of reach, and one that is not', async () => {
    for (const [postcode, suburb, said] of [
      ['3999', 'Northcote', 'Please check your address'],
      ['2000', 'Sydney', 'No delivery to 2000'],
      ['3070', 'Northcote', /\$\d|Free delivery/],
    ] as const) {
      // As a checkout keeps what was written there.
      await page.evaluate(
        (place) => {
          const kept: { state: object } = JSON.parse(localStorage.getItem('checkout') ?? '{}');
          const shippingDetails = {
            formattedAddress: '12 High Street',
            city: 'Melbourne',
            ...place,
          };
          const state = { ...kept.state, shippingDetails };
          localStorage.setItem('checkout', JSON.stringify({ ...kept, state }));
        },
        { postcode, suburb },
      );
      await page.reload();
      await expect(line.getByText(said).filter({ visible: true }).first()).toBeVisible();
    }
  });
});
