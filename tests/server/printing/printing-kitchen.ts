import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { Printer } from '#schemas/api/staff-printers.ts';
import { printJobs } from '#server/db/schema.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { createShopper, expectStatus, lemonade, plainBurger } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

export const settings = {
  name: 'Kitchen',
  protocol: 'star' as 'star' | 'epson',
  columns: 48,
  order_types: ['pickup', 'delivery'],
  copies: 1,
};

/** A restaurant whose server listens, so that printers can ask it; its clock stands still. */
export async function openKitchen() {
  let now = fridayNoon.getTime();
  const built = await buildSmallApp({ clock: () => new Date(now) });
  const { app, db, pool } = built;
  await insertStaff(db);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  let guests = 4_400_000;

  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    headers: object = manager,
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });

  return {
    ...built,
    manager,
    origin,
    send,
    pass(seconds: number) {
      now += seconds * 1000;
    },
    /** Adds a printer; its address leads to the server under test. */
    async addPrinter(changes: Partial<typeof settings> = {}) {
      const body = { ...settings, restaurant_id: small.restaurant, ...changes };
      const reply = await send('PUT', `/printers/${randomUUID()}`, body);
      expectStatus(reply, 200);
      const { data } = contract.addPrinter.reply.parse(reply.json());
      return { id: data.printer.id, url: origin + new URL(data.url).pathname, shown: data.url };
    },
    async printer(id: string): Promise<Printer> {
      const reply = await send('GET', '/printers');
      expectStatus(reply, 200);
      const found = contract.listPrinters.reply.parse(reply.json()).data.find((p) => p.id === id);
      if (!found) throw new Error('the printer is gone');
      return found;
    },
    /** An order of a burger and a lemonade, accepted at once unless by hand. */
    async order(changes: object = {}): Promise<Order> {
      const shopper = await createShopper(app, (guests += 1));
      await shopper.fillCart(plainBurger, lemonade);
      return shopper.placed({ ...changes });
    },
    async move(orderId: string, payload: object) {
      expectStatus(await send('POST', `/orders/${orderId}/status`, payload), 200);
    },
    async changeTime(orderId: string, minutes: number, reason = 'Busy') {
      const promised_at = new Date(now + minutes * 60_000).toISOString();
      expectStatus(await send('PUT', `/orders/${orderId}/time`, { promised_at, reason }), 200);
    },
    byHand: (isOn: boolean) =>
      pool.query('update restaurants set accepts_by_hand = $1 where id = $2', [
        isOn,
        small.restaurant,
      ]),
    async jobs(printerId: string) {
      const all = await db.select().from(printJobs).orderBy(printJobs.id);
      return all.filter((job) => job.printerId === printerId);
    },
  };
}
