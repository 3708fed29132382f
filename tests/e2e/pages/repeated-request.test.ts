import { cart as cartSchema } from '#schemas/api/cart.ts';
import { order as orderSchema } from '#schemas/api/orders.ts';
import { slots as slotsSchema } from '#schemas/api/slots.ts';
import { findRestaurant, readMenu } from '../menu-api.ts';
import { pizzeria } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';
import { countOrdersOfSameGuest } from '../database.ts';

test('a repeated request with the same Idempotency-Key is the same order', async ({ request }) => {
  const api = `${pizzeria.address}/api/v2`;
  const tenant_id = pizzeria.tenantId;
  const restaurant_id = await findRestaurant(request, pizzeria, 'Forno Pomo Northcote');
  const menu = await readMenu(request, pizzeria, restaurant_id);
  const dish = menu.restaurant_products.find(({ products }) => products.name === 'Tiramisù');

  const guest_id = 1_000_000 + Math.floor(Math.random() * 9_000_000);
  const claim = await request.post(`${api}/guests`, { data: { tenant_id, guest_id } });
  const { guest_token } = (await claim.json()).data;
  const headers = { authorization: `Bearer ${guest_token}` };
  const added = await request.post(`${api}/cart`, {
    headers,
    data: {
      restaurant_id,
      guest_id,
      restaurant_product_id: dish?.id,
      product_id: dish?.product_id,
      is_half_and_half: 0,
      quantity: 1,
    },
  });
  const cart = cartSchema.parse((await added.json()).data);
  const times = await request.get(`${api}/slots`, {
    params: { tenant_id, restaurant_id, order_type: 'pickup' },
  });
  const slot = slotsSchema.parse((await times.json()).data).days.at(-1)?.slots[0];

  const place = (key: string, name = 'Mia Rossi') =>
    request.post(`${api}/orders`, {
      headers: { ...headers, 'idempotency-key': key },
      data: {
        guest_id,
        restaurant_id,
        cart_version: cart.version,
        expected_total: cart.total,
        delivery_method: 'pickup',
        pickup_date: slot?.date,
        pickup_time: slot?.time,
        payment_method: 'cashOnDelivery',
        guest_details: { name, email: 'mia@example.com', phone_no: '0412 345 678' },
      },
    });
  const key = `e2e-${guest_id}-first-attempt`;
  const replies = await Promise.all([place(key), place(key), place(key)]);
  const ids = new Set<string>();
  for (const reply of replies) ids.add(orderSchema.parse((await reply.json()).data).id);
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  expect(await countOrdersOfSameGuest(id)).toBe(1);

  expect((await place(key, 'Somebody Else')).status()).toBe(422);
  // A cart is one order, whatever key asks for it.
  const again = await place(`e2e-${guest_id}-second-attempt`);
  expect(orderSchema.parse((await again.json()).data).id).toBe(id);
  expect(await countOrdersOfSameGuest(id)).toBe(1);
});
