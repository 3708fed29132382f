import { describe, expect, test } from 'vitest';
import { EpsonPrinter } from '#tests/stand-ins/epson-printer.ts';
import { openKitchen } from './printing-kitchen.ts';

const kitchen = await openKitchen();

async function withPrinter(columns = 48) {
  const { id, url } = await kitchen.addPrinter({ protocol: 'epson', columns });
  return { id, epson: new EpsonPrinter(url) };
}
const states = async (printerId: string) =>
  (await kitchen.jobs(printerId)).map(({ state, attempts }) => [state, attempts]);
const heightOf = (document: string | undefined) =>
  Number(/height="(\d+)"/.exec(document ?? '')?.[1]);

describe('Epson Server Direct Print', () => {
  test('a ticket is answered as ePOS-Print XML of the paper’s width, and its result ends it', async () => {
    const { id, epson } = await withPrinter(42);
    await kitchen.order();
    const sheet = await epson.round();
    expect(sheet?.document).toMatch(
      /^<epos-print xmlns="http:\/\/www\.epson-pos\.com\/schemas\/2011\/03\/epos-print"><image width="504" height="\d+" color="color_1" mode="mono" align="left">/,
    );
    const bits = /<image[^>]*>([^<]*)<\/image>/.exec(sheet?.document ?? '')?.[1] ?? '';
    expect(Buffer.from(bits, 'base64')).toHaveLength((504 / 8) * heightOf(sheet?.document));
    expect(sheet?.document).toContain('<cut type="feed"/>');
    expect(await epson.ask()).toBeNull();
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('asked twice at once, or while it prints, it is answered once', async () => {
    const { id, epson } = await withPrinter();
    await kitchen.order();
    const sheets = await Promise.all([epson.ask(), epson.ask(), epson.ask()]);
    expect(sheets.filter(Boolean)).toHaveLength(1);
    kitchen.pass(30);
    expect(await epson.ask()).toBeNull();
    await epson.report(sheets.find(Boolean)?.jobId ?? '');
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('a result that never comes brings it again after its time, marked as a reprint', async () => {
    const { id, epson } = await withPrinter();
    await kitchen.order();
    const first = await epson.ask();
    kitchen.pass(80);
    const second = await epson.round();
    expect(second?.jobId).toBe(first?.jobId);
    expect(heightOf(second?.document)).toBeGreaterThan(heightOf(first?.document));
    expect(await states(id)).toEqual([['printed', 2]]);
  });

  test('without paper it stays queued however often it fails, and is seen', async () => {
    const { id, epson } = await withPrinter();
    await kitchen.order();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const sheet = await epson.ask();
      await epson.report(sheet?.jobId ?? '', {
        success: false,
        code: 'EPTR_REC_EMPTY',
        status: 0x80000 + 0x8,
      });
    }
    expect(await kitchen.printer(id)).toMatchObject({ status: 'paper_out', waiting: 1, failed: 0 });
    await epson.round();
    expect(await kitchen.printer(id)).toMatchObject({ status: 'ready', waiting: 0 });
  });

  test.each([
    ['EPTR_COVER_OPEN', 0, 'cover_open'],
    ['EX_TIMEOUT', 1, 'error'],
  ])('%s is seen', async (code, status, shown) => {
    const { id, epson } = await withPrinter();
    await kitchen.order();
    const sheet = await epson.ask();
    await epson.report(sheet?.jobId ?? '', { success: false, code, status });
    expect((await kitchen.printer(id)).status).toBe(shown);
  });

  test('what it cannot read is given up', async () => {
    const { id, epson } = await withPrinter();
    await kitchen.order();
    const sheet = await epson.ask();
    await epson.report(sheet?.jobId ?? '', { success: false, code: 'SchemaError' });
    expect(await epson.ask()).toBeNull();
    expect((await kitchen.printer(id)).failed).toBe(1);
  });

  test('firmware that names no job means the one it has', async () => {
    const { id, epson } = await withPrinter();
    await kitchen.order();
    await epson.ask();
    await epson.report('');
    expect(await states(id)).toEqual([['printed', 1]]);
  });

  test('a status notification is seen without any job', async () => {
    const { id, epson } = await withPrinter();
    await epson.notify('0x0F08003C');
    expect((await kitchen.printer(id)).status).toBe('paper_out');
    await epson.notify('0x0F00001C');
    expect((await kitchen.printer(id)).status).not.toBe('paper_out');
  });

  test('a form that no printer sends is refused', async () => {
    const { epson } = await withPrinter();
    for (const body of ['', 'ConnectionType=Other']) {
      expect((await fetch(epson.url, { method: 'POST', body })).status).toBe(400);
    }
    expect((await fetch(epson.url)).status).toBe(405);
  });
});
