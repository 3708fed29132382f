import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mostMenuBytes, type MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { MenuStep } from '#desk/setup/menu/menu-step.tsx';
import { drawAtDesk } from '../draw-desk.tsx';
import { newtownDetails, ok } from '../settings/settings-server.ts';
import { answerUploads } from './stand-in-upload.ts';

afterEach(() => page.viewport(414, 896));

const none = { added: 0, changed: 0, same: 0, removed: 0 };
const pho = {
  id: 'csv:pho',
  name: 'Pho',
  category: 'Soups',
  price: 16.5,
  change: 'added' as const,
  differences: '',
  sizes: [],
  choice_count: 0,
  withheld: null,
};
const seen: MenuPreview = {
  counts: {
    dishes: { ...none, added: 2 },
    categories: { ...none, added: 1 },
    groups: none,
    choices: none,
  },
  dishes: [pho, { ...pho, id: 'csv:tea', name: 'Tea', price: 0, withheld: 'no_price' }],
  more_dishes: 0,
  findings: [],
  format: 'csv',
  notes: [],
  unused: [],
  starter_dishes: 0,
  earlier_dishes: 0,
  removes_much: false,
  fingerprint: 'first',
};
const written = { is_written: true, change_id: 1, dishes: seen.counts.dishes };

type Body = { kitchen?: string; fingerprint?: string; confirms_removal?: boolean };

/** The step with a restaurant; `answer` replies to what is no list of restaurants. */
function open(
  answer: (path: string, body: Body) => { status: number; body: unknown } = () => ok(seen),
  restaurants = [newtownDetails],
) {
  const onDone = vi.fn<() => void>();
  const calls: [path: string, body: Body][] = [];
  const step = (
    <main>
      <MenuStep onDone={onDone} />
    </main>
  );
  drawAtDesk(step, {
    fetch: async (url, init) => {
      const path = String(url).replace('/api/v2/staff/restaurants', '');
      if (path === '') return reply(ok(restaurants));
      const body: Body = JSON.parse(String(init?.body));
      calls.push([path, body]);
      return reply(answer(path, body));
    },
  });
  return { onDone, calls };
}

const reply = ({ status, body }: { status: number; body: unknown }) =>
  new Response(JSON.stringify(body), { status });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (text: string, name = 'menu.csv') =>
  userEvent.upload(page.getByLabelText('Choose a file'), new File([text], name));
const violations = async () => (await axe.run(document.body)).violations.map(({ id }) => id);

test('a file is shown before it is taken over, with what needs a look; then the same is sent', async () => {
  const { onDone } = open();
  const sent = answerUploads(({ url }) => ok(url.pathname.endsWith('/preview') ? seen : written));
  await choose('name,price\nPho,16.5\nTea,\n');
  const heading = page.getByRole('heading', { name: 'What “menu.csv” would put on the menu' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText('2 dishes new.')).toBeVisible();
  await expect.element(page.getByText(/One dish comes without a price/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Tea.*no price.*Not for sale/ }))
    .toBeVisible();
  expect(await violations()).toEqual([]);
  await button('Put it on the menu').click();
  await expect.element(page.getByRole('heading', { name: 'The menu is there' })).toHaveFocus();
  expect(sent[1]?.text).toBe(sent[0]?.text);
  expect(sent[1]?.url.searchParams.get('fingerprint')).toBe('first');
  await expect
    .element(page.getByRole('link', { name: 'See the menu' }))
    .toHaveAttribute('href', '/menu');
  await button('Go on').click();
  expect(onDone).toHaveBeenCalledOnce();
});

test('what cannot be read says each line, and another file may be chosen at once', async () => {
  open();
  let answer = {
    status: 422,
    body: Object({
      error: '“menu.csv” was not read: one thing in it must be mended.',
      code: 'not_a_menu',
      problems: [{ path: 'line 3', code: 'not_a_menu', message: 'a quotation mark is open' }],
    }),
  };
  answerUploads(() => answer);
  await choose('name,price\n"Bun');
  const alert = page.getByRole('alert').filter({ hasText: 'was not read' });
  await expect.element(alert).toHaveTextContent('line 3: a quotation mark is open');
  answer = ok(seen);
  await choose('name,price\nPho,16.5\n');
  await expect.element(page.getByText('2 dishes new.')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a file that is too large is refused here, and nothing is lost without a network', async () => {
  open();
  const sent = answerUploads(() => ({ status: 0, body: null }));
  await choose('x'.repeat(mostMenuBytes + 1));
  await expect.element(page.getByText(/larger than 10 MB/)).toBeVisible();
  expect(sent).toHaveLength(0);
  await choose('name,price\nPho,16.5\n');
  await expect.element(page.getByText(/there is no connection/)).toBeVisible();
  await expect.element(page.getByText('Choose a file')).toBeVisible();
});

test('a dropped file is read like a chosen one', async () => {
  open();
  const sent = answerUploads(() => ok(seen));
  await expect.element(page.getByText('Choose a file')).toBeVisible();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['name,price\nPho,1\n'], 'dropped.csv'));
  page
    .getByRole('heading', { name: 'You have a menu already' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByRole('heading', { name: /“dropped.csv”/ })).toBeVisible();
  expect(sent[0]?.url.searchParams.get('name')).toBe('dropped.csv');
});

test('a menu to begin with is chosen by keys, and what goes for it is confirmed first', async () => {
  const removing = {
    ...seen,
    removes_much: true,
    counts: { ...seen.counts, dishes: { ...none, added: 2, removed: 11 } },
  };
  const { calls } = open((path) => ok(path.endsWith('/preview') ? removing : written));
  await expect.element(button('Thai')).toBeVisible();
  button('Thai').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/The prices are examples/)).toBeVisible();
  await button('Put it on the menu').click();
  await expect.element(page.getByText('Confirm first that so much goes.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Yes, take 11 dishes off/ }).click();
  await button('Put it on the menu').click();
  await expect.element(page.getByRole('heading', { name: 'The menu is there' })).toBeVisible();
  expect(calls.at(-1)).toEqual([
    '/1/menu-import/starter',
    { kitchen: 'thai', fingerprint: 'first', confirms_removal: true },
  ]);
});

test('a menu that somebody changed meanwhile is shown anew, with a sentence', async () => {
  let previews = 0;
  open((path) => {
    if (path.endsWith('/preview')) {
      previews += 1;
      const dishes = [{ ...pho, name: previews === 1 ? 'Pho' : 'Bun' }];
      return ok({ ...seen, dishes, fingerprint: String(previews) });
    }
    const error = 'The menu was changed meanwhile. Look at it again.';
    return { status: 409, body: { error, code: 'menu_changed', data: seen } };
  });
  await button('Sushi').click();
  await expect.element(page.getByRole('row', { name: /Pho/ })).toBeVisible();
  await button('Put it on the menu').click();
  await expect.element(page.getByText(/was changed meanwhile/)).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Bun/ })).toBeVisible();
});

test('a small menu goes with the file unless it is to stay', async () => {
  open();
  const sent = answerUploads(() => ok({ ...seen, starter_dishes: 11 }));
  await choose('name,price\nPho,16.5\n');
  const box = page.getByRole('checkbox', { name: 'Take the 11 dishes of the small menu off' });
  await expect.element(box).toBeChecked();
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(sent.map(({ url }) => url.searchParams.get('replaces_starter'))).toEqual(['true', null]);
});

test('it says that a restaurant comes first, and shows a long menu in parts', async () => {
  open(() =>
    ok({
      ...seen,
      dishes: Array.from({ length: 40 }, (_, n) => ({ ...pho, id: String(n), name: `Dish ${n}` })),
    }),
  );
  await page.viewport(375, 800);
  await button('Bakery').click();
  await button('Show all 40').click();
  await expect.element(page.getByRole('row', { name: /Dish 39/ })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  open(undefined, [{ ...newtownDetails, is_open: false }]);
  await expect.element(page.getByRole('link', { name: /restaurant/i })).toBeVisible();
});
