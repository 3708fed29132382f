import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { PrintOrder } from '#desk/printing/print-order.tsx';
import { ticketOrder } from '#tests/fixtures/ticket-order.ts';
import { drawAtDesk } from '../draw-desk.tsx';
import { kitchenPrinter, noon, printersServer } from './printers-server.ts';

const pxOfMm = 96 / 25.4;

/** Draws the buttons of an order's dialog; the browser's own dialog for printing does not open. */
function draw(order: StaffOrder = ticketOrder, server = printersServer()) {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  drawAtDesk(
    <>
      <p>What only the screen shows</p>
      <PrintOrder order={order} />
    </>,
    { fetch: server.fetch, now: () => noon },
  );
  return { print, server };
}

async function seenOnPaper() {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  });
}

/** The ticket as it stands in the document. */
function sheetOf(): HTMLElement {
  const sheet = document.querySelector('body > [aria-hidden="true"]:last-child');
  if (!(sheet instanceof HTMLElement)) throw new Error('there is no ticket');
  return sheet;
}

describe('an order printed by this device', () => {
  test('is its ticket alone, as wide as 80 mm of paper, with nothing beside it', async () => {
    const { print } = draw();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => print.mock.calls).toHaveLength(1);
    await seenOnPaper();
    const sheet = sheetOf();
    for (const text of [
      '042',
      'DELIVERY',
      'CONTAINS: egg, gluten, milk',
      'COLLECT $83.40',
      'José Žižek',
    ]) {
      expect(sheet.textContent).toContain(text);
    }
    expect(getComputedStyle(sheet).visibility).toBe('visible');
    expect(page.getByText('What only the screen shows').element().checkVisibility()).toBe(false);
    expect(sheet.getBoundingClientRect().width).toBeCloseTo(72 * pxOfMm, 0);
    for (const part of [sheet, ...sheet.querySelectorAll('*')]) {
      const { left, right } = part.getBoundingClientRect();
      const { left: from, right: to } = sheet.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(from - 1);
      expect(right).toBeLessThanOrEqual(to + 1);
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
    }
  });

  test('is one page as long as the ticket, and black on white', async () => {
    draw();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect.poll(() => document.adoptedStyleSheets.at(-1)?.cssRules.length).toBe(1);
    const rule = document.adoptedStyleSheets.at(-1)?.cssRules[0]?.cssText ?? '';
    const height = Number(/size: 80mm (\d+)mm/.exec(rule)?.[1]);
    expect(height).toBeGreaterThan(sheetOf().getBoundingClientRect().height / pxOfMm);
    for (const row of sheetOf().querySelectorAll('p')) {
      expect(getComputedStyle(row).color).toBe('rgb(0, 0, 0)');
    }
  });

  test('right-to-left names stand at the right edge', async () => {
    draw();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const row = [...sheetOf().querySelectorAll('p')].find(({ textContent }) =>
      textContent.includes('شاورما'),
    );
    expect(row && getComputedStyle(row).direction).toBe('rtl');
  });

  test('leaves nothing behind once the browser’s dialog is over, and can be printed again', async () => {
    const { print } = draw();
    const sheets = document.adoptedStyleSheets.length;
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: 'Print', exact: true }).click();
      await expect.poll(() => print.mock.calls).toHaveLength(times);
      window.dispatchEvent(new Event('afterprint'));
      await expect.poll(() => document.adoptedStyleSheets).toHaveLength(sheets);
    }
  });

  test('a cancelled order says so above its number', async () => {
    draw({ ...ticketOrder, status: 'cancelled', status_reason: 'The oven broke.' });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    expect(sheetOf().textContent).toMatch(/^CANCELLED“The oven broke.”042/);
  });
});

describe('an order printed in the kitchen', () => {
  test('where a printer prints its type', async () => {
    const { server } = draw(
      { ...ticketOrder, restaurant: { ...ticketOrder.restaurant, id: 1 } },
      printersServer([kitchenPrinter]),
    );
    await page.getByRole('button', { name: 'Print in the kitchen' }).click();
    await expect.element(page.getByText('It prints in a moment.')).toBeVisible();
    expect(server.calls.filter(({ name }) => name === 'printOrder')).toHaveLength(1);
  });

  test('is not offered without one', async () => {
    const server = printersServer([{ ...kitchenPrinter, order_types: ['dine_in'] }]);
    draw(ticketOrder, server);
    await expect.poll(() => server.calls.some(({ name }) => name === 'listPrinters')).toBe(true);
    expect(page.getByRole('button', { name: 'Print in the kitchen' }).query()).toBeNull();
  });
});
