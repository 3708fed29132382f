import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addToCart } from '#schemas/api/cart.ts';
import { placeOrder } from '#schemas/api/orders.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';

/** The pizza of the other tenant, in that tenant's cart. */
const pizza = {
  restaurant_id: small.otherRestaurant,
  restaurant_product_id: small.pizza.id,
  product_id: small.pizza.productId,
  guest_id: 3_000_001,
  is_half_and_half: 0,
  quantity: 1,
};

/** An unpaid order of a guest of the other tenant, with what was sent for it. */
export async function placeForeignOrder(app: FastifyInstance, guest: Record<string, string>) {
  const added = await app.inject({
    method: 'POST',
    url: '/api/v2/cart',
    headers: guest,
    payload: pizza,
  });
  const theirCart = addToCart.reply.parse(added.json()).data;
  const theirItem = theirCart.items[0]?.id;
  if (theirItem === undefined) throw new Error('the other tenant’s cart is empty');

  const order = {
    restaurant_id: small.otherRestaurant,
    guest_id: 3_000_001,
    cart_version: theirCart.version,
    expected_total: theirCart.total,
    delivery_method: 'pickup',
    pickup_date: fridayNoon.toISOString().slice(0, 10),
    pickup_time: '18:00',
    payment_method: 'card',
    guest_details: { name: 'Ana', email: 'ana@example.com', phone_no: '+61 400 000 000' },
  };
  const placed = await app.inject({
    method: 'POST',
    url: '/api/v2/orders',
    headers: { ...guest, 'idempotency-key': randomUUID() },
    payload: order,
  });
  const theirOrder = placeOrder.reply.parse(placed.json()).data.id;
  return { pizza, theirItem, order, theirOrder };
}
