import { describe, expect, test } from 'vitest';
import { pngSize, StarPrinter } from '#tests/stand-ins/star-printer.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { openKitchen } from './printing-kitchen.ts';

const kitchen = await openKitchen();

async function withPrinter() {
  const { id, url } = await kitchen.addPrinter();
  return { id, star: new StarPrinter(url) };
}
const states = async (printerId: string) =>
  (await kitchen.jobs(printerId)).map(({ state, attempts }) => [state, attempts]);

describe('Star CloudPRNT', () => {
  test('a ticket is offered, fetched as a picture as wide as the paper, and confirmed', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const sheet = await star.round();
    expect(sheet?.type).toBe('image/png');
    expect(pngSize(sheet?.bytes ?? Buffer.alloc(0)).width).toBe(576);
    expect(await star.poll()).toEqual({ jobReady: false });
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('two polls before the fetch print it once', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const [first, second] = await Promise.all([star.poll(), star.poll()]);
    expect(first).toEqual(second);
    await star.fetchJob(first);
    await star.confirm(first.jobToken ?? '');
    await star.confirm(first.jobToken ?? '');
    expect(await star.poll()).toEqual({ jobReady: false });
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('a reply that got lost is fetched again as it was', async () => {
    const { star } = await withPrinter();
    await kitchen.order();
    const offered = await star.poll();
    const [first, second] = [await star.fetchJob(offered), await star.fetchJob(offered)];
    expect(second.bytes.equals(first.bytes)).toBe(true);
  });

  test('a confirmation that got lost brings it again, marked as a reprint', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const first = await star.round({ losesConfirmation: true });
    const second = await star.round();
    expect(second?.token).toBe(first?.token);
    const heightOf = (bytes?: Buffer) => pngSize(bytes ?? Buffer.alloc(0)).height;
    expect(heightOf(second?.bytes)).toBeGreaterThan(heightOf(first?.bytes));
    expect(await states(id)).toEqual([['printed', 2]]);
  });

  test('a late confirmation is taken, and ends it', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const first = await star.round({ losesConfirmation: true });
    expect((await star.poll()).jobReady).toBe(true);
    await star.confirm(first?.token ?? '');
    expect(await star.poll()).toEqual({ jobReady: false });
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('without paper it waits, however often the printer asks, and is seen', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    star.code = '410 Out of paper';
    for (let asked = 0; asked < 8; asked += 1) {
      expect(await star.poll()).toEqual({ jobReady: false });
    }
    expect(await kitchen.printer(id)).toMatchObject({ status: 'paper_out', waiting: 1 });
    star.code = '420 Cover open';
    await star.poll();
    expect((await kitchen.printer(id)).status).toBe('cover_open');
    star.code = '210 Paper low';
    expect(await star.round()).not.toBeNull();
    expect(await kitchen.printer(id)).toMatchObject({ status: 'ready', waiting: 0 });
  });

  test('paper that runs out in the middle brings it again', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    await star.fetchJob(await star.poll());
    star.code = '410';
    await star.poll();
    star.code = '200 OK';
    await star.round();
    expect(await states(id)).toEqual([['printed', 2]]);
  });

  test('while it prints nothing else is offered, and it is no lost confirmation', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const sheet = await star.fetchJob(await star.poll());
    expect(await star.poll({ printingInProgress: true })).toEqual({ jobReady: false });
    await star.confirm(sheet.token);
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('what it cannot decode is given up, and reported to staff', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const offered = await star.poll();
    await star.fetchJob(offered);
    await star.confirm(offered.jobToken ?? '', '511 Media decoding error');
    expect(await star.poll()).toEqual({ jobReady: false });
    expect(await kitchen.printer(id)).toMatchObject({ waiting: 0, failed: 1 });
  });

  test('a printer that never confirms spends no more paper after five times', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    for (let round = 0; round < 9; round += 1) await star.round({ losesConfirmation: true });
    expect(star.sheets).toHaveLength(5);
    expect((await kitchen.printer(id)).failed).toBe(1);
  });

  test('firmware that knows no tokens confirms what it fetched last', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    await kitchen.order();
    for (let round = 0; round < 2; round += 1) {
      await star.poll();
      const reply = await fetch(`${star.url}?mac=00:11:62:00:00:01&type=image/png`);
      expect(reply.status).toBe(200);
      await star.confirm(null, 'OK');
      await star.confirm(null, 'OK');
    }
    expect(await states(id)).toEqual([
      ['printed', 1],
      ['printed', 1],
    ]);
  });

  test('another type than was offered is refused, and nothing to fetch is not found', async () => {
    const { star } = await withPrinter();
    expect((await fetch(`${star.url}?type=image/png`)).status).toBe(404);
    expect((await fetch(`${star.url}?type=application/pdf`)).status).toBe(415);
  });

  test('after a restart of the server it goes on where it was', async () => {
    const { id, star } = await withPrinter();
    await kitchen.order();
    const offered = await star.poll();
    const sheet = await star.fetchJob(offered);
    const { app } = await buildTestApp(kitchen, { clock: kitchen.deps.clock });
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    star.url = origin + new URL(star.url).pathname;
    await star.confirm(sheet.token);
    expect(await states(id)).toEqual([['printed', 1]]);
    await kitchen.order();
    expect(await star.round()).not.toBeNull();
  });
});

describe('strangers at a printer’s address', () => {
  test.each(['nonsense', `139.${'a'.repeat(43)}`, `9999999999.${'a'.repeat(43)}`])(
    '%s leads nowhere',
    async (token) => {
      const reply = await fetch(`${kitchen.origin}/api/v2/print/${token}`, {
        method: 'POST',
        body: '{}',
      });
      expect([reply.status, (await reply.json()).code]).toEqual([404, 'unknown_printer']);
    },
  );

  test('a body that no printer sends is refused', async () => {
    const { star } = await withPrinter();
    const large = await fetch(star.url, { method: 'POST', body: 'x'.repeat(40_000) });
    expect(large.status).toBe(413);
    for (const body of ['', '{', '[]', '{"statusCode":7}']) {
      expect((await fetch(star.url, { method: 'POST', body })).status).toBe(400);
    }
  });
});
