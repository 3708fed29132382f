import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { placeOrderBody } from '#schemas/api/orders.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { sampleRestaurant, StandInServer } from './stand-in-server.ts';

afterEach(forgetEverything);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string | RegExp) => page.getByLabelText(name);

async function openDelivery(server = new StandInServer()) {
  server.restaurant = {
    ...sampleRestaurant,
    restaurant: { ...sampleRestaurant.restaurant, order_types: ['pickup', 'delivery'] },
  };
  const app = openApp({ server });
  await page.getByRole('radio', { name: 'Delivery' }).click();
  await field('Street and number').fill('1 King Street');
  await field('Postcode').fill('2042');
  await field(/^Name/).fill('Mia Wong');
  await field('Email').fill('mia@example.com');
  await field(/^Phone/).fill('0412 345 678');
  return app;
}

describe('how a delivery is handed over', () => {
  it('flat, entry code and the door are asked for, looked over and sent with the order', async () => {
    const { server } = await openDelivery();
    await field(/^Flat or unit/).fill('3/12');
    await field(/^Gate or entry code/).fill('#4711');
    await page.getByRole('checkbox', { name: 'Leave it at the door' }).click();
    await button('Continue to review').click();
    for (const line of ['Flat or unit: 3/12', 'Entry code: #4711', 'To be left at the door']) {
      await expect.element(page.getByText(line)).toBeVisible();
    }
    await page.getByRole('radio', { name: /Cash/ }).click();
    await button(/^Place order/).click();
    await expect.element(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
    const [sent] = server.calls('placeOrder');
    expect(placeOrderBody.parse(sent?.body).shipping_details).toMatchObject({
      unit: '3/12',
      entryCode: '#4711',
      leaveAtDoor: true,
    });
  });

  it('none of it changes a price, so none is asked for anew', async () => {
    const { server } = await openDelivery();
    await expect.element(page.getByText(/^Looking up/)).not.toBeInTheDocument();
    const asked = server.calls('getCart').length;
    await field(/^Flat or unit/).fill('3/12');
    expect(page.getByText(/^Looking up/).query()).toBeNull();
    await page.getByRole('checkbox', { name: 'Leave it at the door' }).click();
    await button('Continue to review').click();
    await expect.element(page.getByText('Flat or unit: 3/12')).toBeVisible();
    expect(server.calls('getCart')).toHaveLength(asked);
  });

  it('a link or a sign that no flat has is refused at its field, and nothing goes on', async () => {
    const { place } = await openDelivery();
    await field(/^Flat or unit/).fill('evil.example');
    await expect
      .element(field(/^Flat or unit/))
      .toHaveAccessibleDescription('Use letters, numbers, # * / and - only.');
    await button('Continue to review').click();
    await expect.element(field(/^Flat or unit/)).toHaveFocus();
    expect(place.href).toBe('/checkout');
    await expect.element(field(/^Flat or unit/)).toHaveAttribute('maxlength', '30');
  });
});
