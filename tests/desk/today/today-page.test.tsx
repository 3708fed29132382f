import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffDay } from '#schemas/api/staff-days.ts';
import { TodayPage } from '#desk/today/today-page.tsx';
import { DeskContext } from '#desk/shared/desk-context.ts';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { menuOf } from '../../src/sample-menu.ts';
import { gate, glebe, newtown } from '../../src/site-boot.ts';
import { busyDay, emptyDay } from './sample-day.ts';
import { noVisits } from './sample-visits.ts';

const owner = {
  id: '0190a0a0-0000-4000-8000-00000000000a',
  name: 'Olive',
  email: 'owner@corner.test',
  role: 'owner' as const,
  restaurant_id: null,
};

type Opened = {
  answer: (url: URL) => Response | Promise<Response>;
  restaurantId?: number | null;
  address?: string;
};

function openToday({ answer, restaurantId = 1, address = '/desk/today' }: Opened) {
  const asked: URL[] = [];
  const desk = {
    member: owner,
    restaurants: [newtown.restaurant, glebe.restaurant],
    restaurantId,
    chooseRestaurant: () => undefined,
    orders: [],
  };
  const drawn = drawInStorefront(
    <DeskContext value={desk}>
      <TodayPage />
    </DeskContext>,
    {
      menu: menuOf([]),
      address,
      fetch: async (input) => {
        const url = new URL(String(input), location.origin);
        // The part of the visitors asks for its own (visitors.test.tsx).
        if (url.pathname.endsWith('/visits')) return Response.json({ data: noVisits });
        asked.push(url);
        return answer(url);
      },
    },
  );
  return { ...drawn, asked };
}

const reply = (day: StaffDay) => Response.json({ data: day });
/** The day that was asked for, otherwise the busy Friday. */
const asAsked = (url: URL) =>
  reply({ ...busyDay, date: url.searchParams.get('date') ?? busyDay.date });

const rowOf = (table: string, row: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: row, exact: false });

describe('the figures of the day', () => {
  it('say that they are on their way until they come', async () => {
    const { passed, open } = gate();
    openToday({ answer: () => passed.then(() => reply(busyDay)) });
    await expect.element(page.getByText('Adding up…')).toBeVisible();
    open();
    await expect.element(page.getByText('$70.50').first()).toBeVisible();
    await expect.element(page.getByText('Adding up…')).not.toBeInTheDocument();
  });

  it('of an empty day say so in words, and that nothing is open', async () => {
    openToday({ answer: () => reply(emptyDay) });
    await expect
      .element(page.getByText('Nothing was ordered for this day, and no money moved on it.'))
      .toBeVisible();
    await expect.element(page.getByText('Nothing is open.')).toBeVisible();
  });

  it('that do not come say why, and come when they are asked for again', async () => {
    let isDown = true;
    openToday({
      answer: () => {
        if (isDown) return Response.json({ error: 'No.', code: 'internal_error' }, { status: 422 });
        return reply(busyDay);
      },
    });
    const problem = page.getByRole('alert').filter({ hasText: 'did not come' });
    await expect.element(problem).toBeVisible();
    isDown = false;
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('$70.50').first()).toBeVisible();
    await expect.element(problem).not.toBeInTheDocument();
  });

  it(
    'that are known stay in view while there is no connection, and say that they may be old',
    { tags: ['slow'] },
    async () => {
      // Only the interval: a page with every clock faked may wait for itself forever.
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      onTestFinished(() => void vi.useRealTimers());
      let isDown = false;
      openToday({
        answer: () => {
          if (isDown) throw new TypeError('Failed to fetch');
          return reply(busyDay);
        },
      });
      await expect.element(page.getByText('$70.50').first()).toBeVisible();
      isDown = true;
      // They are asked for anew every minute.
      await vi.advanceTimersByTimeAsync(60_000);
      const problem = page
        .getByRole('alert')
        .filter({ hasText: 'These are the last figures that came.' });
      await expect.element(problem).toBeVisible();
      await expect.element(page.getByText('$70.50').first()).toBeVisible();
      isDown = false;
      await problem.getByRole('button', { name: 'Try again' }).click();
      await expect.element(problem).not.toBeInTheDocument();
    },
  );

  it('ask which restaurant is meant where there are several', async () => {
    const { asked } = openToday({ answer: asAsked, restaurantId: null });
    await expect.element(page.getByText('Which restaurant is it about?')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('of another day are a press away, and so is the way back', async () => {
    const { place } = openToday({ answer: asAsked });
    await page.getByRole('button', { name: 'The day before' }).click();
    await expect.element(page.getByLabelText('Day', { exact: true })).toHaveValue('2026-11-19');
    await expect.element(page.getByText(/^Newtown, Thu,? 19 Nov/)).toBeVisible();
    await expect.poll(place).toBe('/desk/today?day=2026-11-19');
    await page.getByRole('button', { name: 'Today' }).click();
    await expect.element(page.getByText(/^Newtown, Fri,? 20 Nov/)).toBeVisible();
    await expect.poll(place).toBe('/desk/today');
  });

  it('of a linked day are those of that day', async () => {
    const { asked } = openToday({ answer: asAsked, address: '/desk/today?day=2026-10-04' });
    await expect.element(page.getByText(/^Newtown, Sun,? 4 Oct/)).toBeVisible();
    expect(asked.map((url) => url.searchParams.get('date'))).toContain('2026-10-04');
  });
});

describe('a chart', () => {
  it('has its table for screen readers, and shows it to everybody who asks', async () => {
    openToday({ answer: () => reply(busyDay) });
    const region = page.getByRole('region', { name: 'Takings by hour' });
    const cell = region.getByRole('cell', { name: '$60.50' });
    await expect.element(cell).toBeInTheDocument();
    const button = region.getByRole('button', { name: 'As a table: Takings by hour' });
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(region.getByRole('rowheader', { name: '2:00 pm' })).toBeVisible();
    // What it shows now is the table alone.
    expect(cell.element().closest('section')?.querySelector('[aria-hidden] > *')).toBeNull();
    await expect.element(region.getByRole('slider')).not.toBeInTheDocument();
  });

  it('of hours says its highest column, and each one that the arrow keys lead to', async () => {
    openToday({ answer: () => reply(busyDay) });
    const region = page.getByRole('region', { name: 'Takings by hour' });
    await expect.element(region.getByText('Most at 2:00 pm: $60.50')).toBeVisible();
    const chart = region.getByRole('slider', { name: 'Takings by hour' });
    chart.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', '1:00 pm: $25.00');
    await expect.element(region.getByText('1:00 pm: $25.00')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', '2:00 pm: $60.50');
    await userEvent.tab();
    await expect.element(region.getByText('Most at 2:00 pm: $60.50')).toBeVisible();
  });

  it('has a column as high as its value is beside the others', async () => {
    openToday({ answer: () => reply(busyDay) });
    const region = page.getByRole('region', { name: 'Takings of the last 14 days' });
    await expect.element(region.getByText('Fri, 20 Nov: $85.50')).toBeVisible();
    const heights = () =>
      [...region.element().querySelectorAll<SVGGraphicsElement>('svg path')].map(
        (column) => column.getBBox().height,
      );
    await expect.poll(heights).toHaveLength(2);
    const [first = 0, last = 1] = heights();
    expect(first / last).toBeCloseTo(120 / 85.5, 1);
  });

  it('of ways to pay has in its table what went back and what is left', async () => {
    openToday({ answer: () => reply(busyDay) });
    const region = page.getByRole('region', { name: 'Takings by way of paying' });
    await region.getByRole('button', { name: /^As a table/ }).click();
    const cells = region.getByRole('row', { name: /^By card/ }).getByRole('cell');
    await expect.element(cells.nth(2)).toBeVisible();
    expect(cells.elements().map((cell) => cell.textContent)).toEqual([
      '$60.50',
      '$10.00',
      '$50.50',
    ]);
  });

  it('of nothing is a sentence, not an empty chart', async () => {
    openToday({ answer: () => reply(emptyDay) });
    const region = page.getByRole('region', { name: 'Takings of the last 14 days' });
    await expect.element(region.getByText('Nothing yet.')).toBeVisible();
    await expect.element(page.getByRole('slider')).not.toBeInTheDocument();
  });
});

describe('the end of the day', () => {
  it('adds up in sight of who reads it', async () => {
    openToday({ answer: () => reply(busyDay) });
    const sold = page.getByRole('table', { name: 'What was sold' });
    await expect.element(sold).toBeVisible();
    const amounts = [...sold.element().querySelectorAll('td')].map((cell) =>
      Number(cell.textContent.replace('$', '').replace('−', '-')),
    );
    expect(amounts).toEqual([80, -7.5, 8, 5, 85.5]);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount)).toBe(amounts.at(-1));
    await expect.element(rowOf('Given back', 'Left of the takings')).toHaveTextContent('$70.50');
    await expect.element(rowOf('Tax in the takings', 'Tax in all')).toHaveTextContent('$7.32');
  });

  it('says in a sentence which day money counts to', async () => {
    openToday({ answer: () => reply(busyDay) });
    await expect.element(page.getByText('Money counts on the day it moves')).toBeVisible();
  });

  it('says what has to be in the till, and by how much the count differs', async () => {
    openToday({ answer: () => reply(busyDay) });
    const shouldBe = rowOf('The till', 'Should be in the till');
    await expect.element(shouldBe).toHaveTextContent('$45.00');
    await page.getByRole('textbox', { name: 'In the till when it was opened' }).fill('200');
    await expect.element(shouldBe).toHaveTextContent('$245.00');
    const counted = page.getByRole('textbox', { name: 'Counted' });
    await counted.fill('244,50');
    await expect.element(page.getByText('$0.50 missing')).toBeVisible();
    await counted.fill('245');
    await expect.element(page.getByText('It agrees.')).toBeVisible();
    await counted.fill('2 1o');
    await expect.element(page.getByText('Write an amount, such as 250.00')).toBeVisible();
    await expect.element(page.getByText('It agrees.')).not.toBeInTheDocument();
  });

  it('names what is still open', async () => {
    openToday({ answer: () => reply(busyDay) });
    await expect.element(rowOf('Still open', 'Order 007')).toHaveTextContent('Not handed over yet');
    await expect
      .element(rowOf('Still open', 'Order 003'))
      .toHaveTextContent('The bank sent the refund back');
  });
});

describe('the file for the bookkeeper', () => {
  it('is of the day that is looked at, or of any days up to 92', async () => {
    openToday({ answer: () => reply(busyDay) });
    const link = page.getByRole('link', { name: 'Download the orders' });
    await expect
      .element(link)
      .toHaveAttribute(
        'href',
        '/api/v2/staff/orders.csv?restaurant_id=1&from=2026-11-20&to=2026-11-20',
      );
    await page.getByLabelText('From').fill('2026-08-20');
    await expect.element(page.getByText('Choose at most 92 days.')).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    await page.getByLabelText('From').fill('2026-08-21');
    await expect.element(link).toBeVisible();
    await page.getByLabelText('From').fill('2026-11-21');
    await expect
      .element(page.getByText('The first day must not be after the last one.'))
      .toBeVisible();
  });
});
