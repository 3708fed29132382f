import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool, type PoolClient } from 'pg';
import { z } from 'zod';

/**
 * What the API is measured against: `node:http` and `pg`, nothing else. No sign-in, no checks, no
 * prices, no limits; the tables are the API's own, and so is the size of the pool.
 */
const env = z
  .object({ DATABASE_URL: z.string(), POOL_SIZE: z.coerce.number(), PORT: z.coerce.number() })
  .parse(process.env);
const pool = new Pool({ connectionString: env.DATABASE_URL, max: env.POOL_SIZE });

const cartSql = `
  select c.id, c.version, i.id as item_id, i.quantity, i.notes, i.kind, i.offer_id, i.parts
  from carts c join cart_items i on i.tenant_id = c.tenant_id and i.cart_id = c.id
  where c.tenant_id = $1 and c.shopper_id = $2 and c.restaurant_id = $3 and c.closed_at is null
  order by i.id`;
const lockSql = `
  select id, version from carts
  where tenant_id = $1 and shopper_id = $2 and restaurant_id = $3 and closed_at is null for update`;
const upsertSql = `
  insert into cart_items (tenant_id, cart_id, quantity, kind, parts, signature)
  values ($1, $2, 1, 'plain', $3, $4)
  on conflict (tenant_id, cart_id, signature) do update
  set quantity = cart_items.quantity + excluded.quantity`;
const orderSql = `
  insert into orders (tenant_id, restaurant_id, number, business_day, shopper_id, cart_id,
    cart_version, status, payment_status, payment_method, delivery_method, customer, pickup_date,
    pickup_time, time_zone, promised_at, placed_at, currency, tax_ppm, tax_mode, subtotal,
    tax_total, total)
  values ($1, $2, $3, 'bare', $4, $5, $6, 'completed', 'unpaid', 'cashOnDelivery', 'pickup', $7,
    '2026-01-01', '12:00', 'UTC', now(), now(), 'AUD', 100000, 'inclusive', $8, $9, $8)
  returning id`;
const linesSql = `
  insert into order_lines (tenant_id, order_id, position, restaurant_product_id, name, quantity,
    unit_price, item_total)
  select $1, $2, position, product, name, 1, price, price
  from unnest($3::int[], $4::bigint[], $5::text[], $6::bigint[]) as line (position, product, name, price)`;

type Owner = { tenant: number; restaurant: number; guest: string };
type Added = Owner & { signature: string; parts: unknown };
type Placed = Owner & {
  customer: unknown;
  lines: { product: number; name: string; price: number }[];
};
let lastNumber = 0;

async function readCart(query: string) {
  const { tenant, restaurant, guest } = Object.fromEntries(new URLSearchParams(query));
  const { rows } = await pool.query(cartSql, [tenant, guest, restaurant]);
  return rows;
}

async function addItem({ tenant, restaurant, guest, parts, signature }: Added) {
  return inTransaction(async (client) => {
    const owner = [tenant, guest, restaurant];
    const { rows } = await client.query<{ id: string }>(lockSql, owner);
    await client.query(upsertSql, [tenant, rows[0]?.id, JSON.stringify(parts), signature]);
    return (await client.query(cartSql, owner)).rows;
  });
}

async function placeOrder({ tenant, restaurant, guest, customer, lines }: Placed) {
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  const number = (lastNumber += 1);
  return inTransaction(async (client) => {
    const locked = await client.query<{ id: string; version: number }>(lockSql, [
      tenant,
      guest,
      restaurant,
    ]);
    const cart = locked.rows[0];
    const { rows } = await client.query<{ id: string }>(orderSql, [
      tenant,
      restaurant,
      number,
      guest,
      cart?.id,
      cart?.version,
      JSON.stringify(customer),
      total,
      Math.round(total / 11),
    ]);
    await client.query(linesSql, [
      tenant,
      rows[0]?.id,
      lines.map((_line, position) => position),
      lines.map(({ product }) => product),
      lines.map(({ name }) => name),
      lines.map(({ price }) => price),
    ]);
    return { id: rows[0]?.id, total };
  });
}

async function inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const [path, query = ''] = (request.url ?? '').split('?');
  if (request.method === 'GET') return readCart(query);
  // Believed as it comes: what it costs to check a body is the API's to pay.
  const text = await textOf(request);
  return path === '/add' ? addItem(JSON.parse(text)) : placeOrder(JSON.parse(text));
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const reply = JSON.stringify(await answer(request));
    response.setHeader('content-type', 'application/json');
    response.end(reply);
  } catch (error) {
    response.statusCode = 500;
    response.end(String(error));
  }
}

createServer((request, response) => void serve(request, response)).listen(
  env.PORT,
  '127.0.0.1',
  () => process.stdout.write('bare listens\n'),
);
