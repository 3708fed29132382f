import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Visitors } from '#desk/today/visitors.tsx';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { menuOf } from '../../src/sample-menu.ts';
import { gate } from '../../src/site-boot.ts';
import { noVisits, someVisits } from './sample-visits.ts';

function openVisitors(answer: (url: URL) => Response | Promise<Response>, date: string | null) {
  const asked: URL[] = [];
  drawInStorefront(<Visitors restaurantId={1} date={date} />, {
    menu: menuOf([]),
    address: '/desk/today',
    fetch: async (input) => {
      const url = new URL(String(input), location.origin);
      asked.push(url);
      return answer(url);
    },
  });
  return asked;
}
const part = () => page.getByRole('region', { name: 'Visitors', exact: true });
const rowOf = (table: string, row: string) =>
  part().getByRole('region', { name: table }).getByRole('row', { name: row, exact: false });

it('shows how far visitors went, beside the same weekday before', async () => {
  const asked = openVisitors(() => Response.json({ data: someVisits }), '2026-11-20');
  await expect
    .element(rowOf('How far visitors came', 'Read the menu'))
    .toHaveTextContent(/150 · 75%75%7070%/);
  await expect
    .element(rowOf('How far visitors came', 'Orders placed'))
    .toHaveTextContent(/25 · 13%/);
  await expect.element(part()).toHaveTextContent('Compared with Fri, 13 Nov.');
  expect(asked[0]?.searchParams.get('date')).toBe('2026-11-20');
  const { violations } = await axe.run(part().element());
  expect(violations).toEqual([]);
});

it('says which dishes were looked at and in which share of that bought, never more than all', async () => {
  openVisitors(() => Response.json({ data: someVisits }), null);
  const dishes = 'Dishes looked at most';
  await expect.element(rowOf(dishes, 'Margherita')).toHaveTextContent(/40 · 25% bought10/);
  await expect.element(rowOf(dishes, 'Cola')).toHaveTextContent(/4 · 100% bought9/);
  await expect.element(rowOf(dishes, 'A dish that is gone')).toHaveTextContent(/1 · 0% bought/);
});

it('names what was not found, with the way to mend it', async () => {
  openVisitors(() => Response.json({ data: someVisits }), null);
  const searches = part().getByRole('region', { name: 'Looked for, and not found' });
  await expect.element(searches.getByRole('row', { name: 'gluten free pasta 7' })).toBeVisible();
  await expect
    .element(searches.getByRole('link', { name: 'To the menu' }))
    .toHaveAttribute('href', '/desk/menu');
});

it('of a day without anybody says so in each part', async () => {
  openVisitors(() => Response.json({ data: noVisits }), null);
  await expect.poll(() => part().getByText('Nothing yet.').elements().length).toBe(3);
});

it('that do not come say why, and come when they are asked for again', async () => {
  const { passed, open } = gate();
  let isDown = true;
  openVisitors(async () => {
    await passed;
    if (isDown) return Response.json({ error: 'No.', code: 'internal_error' }, { status: 422 });
    return Response.json({ data: someVisits });
  }, null);
  await expect.element(part().getByText('Counting…')).toBeVisible();
  open();
  const problem = part().getByRole('alert');
  await expect.element(problem).toHaveTextContent('The visitors did not come');
  isDown = false;
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect.element(rowOf('How far visitors came', 'Read the menu')).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});
