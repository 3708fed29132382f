import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import type { Records } from '../records.ts';
import { postUntilAnswered, signInOwner } from '../sign-in-owner.ts';
import type { Pages } from './listening-pages.ts';

type Options = {
  origin: string;
  orderIds: readonly string[];
  pages: Pages;
  records: Records;
  isDone: () => boolean;
};

/** In ms, between two changes. */
const pause = 200;
const minuteMs = 60_000;

/** Staff who promise other times for orders, one after the other, until told to stop. */
export async function changeTimes(options: Options): Promise<void> {
  const { origin, orderIds, pages, records, isDone } = options;
  const owner = { email: 'owner@corner.test', tenantId: small.tenant };
  const staff = await signInOwner(origin, {}, owner);
  for (let round = 0; !isDone(); round += 1) {
    const orderId = orderIds[round % orderIds.length] ?? '';
    const reply = await postUntilAnswered(
      `${origin}/api/v2/staff/orders/${orderId}/time`,
      { ...staff, 'idempotency-key': randomUUID() },
      {
        promised_at: new Date(Date.now() + (30 + (round % 60)) * minuteMs).toISOString(),
        reason: 'The oven is slow today.',
      },
      'PUT',
    );
    const text = await reply.text();
    if (reply.status === 200) {
      const { data } = contract.changeOrderTime.reply.parse(JSON.parse(text));
      pages.note(orderId, data.events.at(-1)?.id ?? 0);
      records.count('times promised anew');
    } else records.fault(`a time could not be changed: ${reply.status} ${text.slice(0, 200)}`);
    await setTimeout(pause);
  }
}
