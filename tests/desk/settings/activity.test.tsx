import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AuditEntry } from '#schemas/api/audit-log.ts';
import { kindOfCall } from '#schemas/api/logged-calls.ts';
import { deskActivity } from '#schemas/messages/en/desk-activity.ts';
import { ActivityPage } from '#desk/settings/activity/activity-page.tsx';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { drawAtDesk } from '../draw-desk.tsx';

const olive = personOf('Olive', { id: '00000000-0000-4000-8000-000000000009', role: 'owner' });
const entryOf = (id: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-20T02:00:00.000Z',
  person_id: olive.id,
  name: 'Olive',
  role: 'owner',
  is_key: false,
  device: null,
  call: 'publishConfig',
  restaurant: null,
  order: null,
  about: null,
  ...change,
});
const data = (entries: AuditEntry[], next: number | null = null) => ({
  data: { entries, next, time_zone: 'Australia/Sydney' },
});
const refunded = entryOf(2, {
  call: 'refundOrder',
  name: 'Basil',
  role: 'manager',
  order: '007',
  restaurant: 'Newtown',
  device: 'Tablet',
});

function openActivity(answer: (query: URLSearchParams) => Response) {
  const asked: URLSearchParams[] = [];
  drawAtDesk(<ActivityPage />, {
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input), location.origin);
      if (pathname.endsWith('/staff/people')) return Response.json({ data: [olive] });
      if (!pathname.endsWith('/staff/audit-log')) return Response.json({}, { status: 404 });
      asked.push(searchParams);
      return answer(searchParams);
    },
  });
  return asked;
}

test('every call that is logged has a sentence and a kind that is named', () => {
  expect(Object.keys(deskActivity.acts).toSorted()).toEqual(Object.keys(kindOfCall).toSorted());
  const sentences = Object.values(deskActivity.acts);
  expect(sentences.filter((sentence) => sentence.trim() === '')).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(new Set(Object.values(kindOfCall))).toEqual(new Set(Object.keys(deskActivity.kinds)));
});

afterEach(() => page.viewport(414, 896));

describe('the page of what staff did', () => {
  test('says who did what, when and where', async () => {
    const nobody = entryOf(1, { call: 'lockDesk', person_id: null, name: 'Tablet', role: null });
    openActivity(() => Response.json(data([refunded, nobody, entryOf(0, { call: 'oldCall' })])));
    await expect.element(page.getByText('Basil gave money back')).toBeVisible();
    await expect.element(page.getByText('Order 007 · Newtown · At Tablet · Manager')).toBeVisible();
    await expect.element(page.getByText('Nobody identified locked the device')).toBeVisible();
    // Of a version of the program that had a call which this one has not.
    await expect.element(page.getByText('Olive oldCall')).toBeVisible();
    await expect.element(page.getByText(/1:00/).first()).toBeVisible();
  });

  test('is narrowed to a person, a kind and a day, and so is its file', async () => {
    const asked = openActivity((query) =>
      Response.json(data(query.get('date') === null ? [refunded] : [])),
    );
    await expect.element(page.getByRole('option', { name: 'Olive' })).toBeInTheDocument();
    await page.getByLabelText('Person').selectOptions('Olive');
    await page.getByLabelText('What', { exact: true }).selectOptions('Orders');
    await page.getByLabelText('Day').fill('2026-11-02');
    await expect.element(page.getByText('Nobody did anything that fits.')).toBeVisible();
    const wanted = { person: olive.id, kind: 'orders', date: '2026-11-02' };
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual(wanted);
    const file = page.getByRole('link', { name: 'Download as CSV' }).element();
    const address = new URL(file.getAttribute('href') ?? '', location.origin);
    expect(address.pathname).toMatch(/\/staff\/audit-log\.csv$/);
    expect(Object.fromEntries(address.searchParams)).toEqual(wanted);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.element(page.getByText('Basil gave money back')).toBeVisible();
  });

  test('goes on where more is asked for, and the focus goes on with it', async () => {
    openActivity((query) =>
      Response.json(
        query.get('after') === '2' ? data([entryOf(1, { name: 'Sage' })]) : data([refunded], 2),
      ),
    );
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.element(page.getByText('Sage published the site')).toBeVisible();
    await expect.element(page.getByText('Basil gave money back')).toBeVisible();
    await expect.element(page.getByRole('list').nth(1)).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('says that it did not come, and comes when it is asked for again', async () => {
    let isDown = true;
    openActivity(() =>
      isDown
        ? Response.json({ error: 'No.', code: 'internal_error' }, { status: 422 })
        : Response.json(data([])),
    );
    const problem = page.getByRole('alert').filter({ hasText: 'It did not come' });
    await expect.element(problem).toBeVisible();
    isDown = false;
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Nobody has done anything yet.')).toBeVisible();
  });

  test.each([375, 820, 1440])('is at the desk, and clean for axe at %d px', async (width) => {
    await page.viewport(width, 900);
    const server = new DeskStandIn(olive, false);
    server.refuse = ({ path }) =>
      path === '/v2/staff/audit-log' ? { status: 200, body: data([refunded], 2) } : null;
    drawDesk(server, '/desk/settings/activity');
    await expect.element(page.getByText('Basil gave money back')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const region = page.getByRole('region', { name: 'Activity' });
    for (const target of region.element().querySelectorAll('a, button, select, input')) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
    ).toEqual([]);
  });
});
