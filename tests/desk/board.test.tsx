import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { OrderCard } from '#desk/board/order-card.tsx';
import { newtown } from '../src/site-boot.ts';
import { drawAtDesk } from './draw-desk.tsx';
import { InQueue } from './in-queue.tsx';
import { closeDesks, openDesk } from './open-desk.tsx';
import { event, orderWith } from './sample-order.ts';
import { StandInDesk } from './stand-in-desk.ts';

beforeEach(() => page.viewport(1180, 820));
afterEach(closeDesks);

const twelve = (change: Partial<StaffOrder> = {}) =>
  orderWith({ number: '012', status: 'preparing', events: [event('preparing', 0)], ...change });
const { id } = twelve();
const column = (name: string) => page.getByRole('region', { name, exact: true });
const card = (place: string) => column(place).getByRole('article', { name: 'Order 012' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function open(order: StaffOrder) {
  const server = new StandInDesk([order]);
  return { server, desk: openDesk(server) };
}

test('Ready is shown at once, read out with Undo, and not sent yet; the focus follows the card', async () => {
  const { server } = open(twelve());
  await button('Ready: order 012').click();
  await expect.element(card('Ready')).toHaveFocus();
  await expect.element(card('Ready').getByText('Ready: not sent yet')).toBeVisible();
  await expect.element(page.getByText('Order 012 ready. Undo')).toBeInTheDocument();
  expect(server.taken).toEqual([]);
});

test.each([
  ['the button', () => button('Undo: Order 012 ready').click()],
  ['Ctrl+Z', () => userEvent.keyboard('{Control>}z{/Control}')],
])('%s takes a step back, which is never sent', async (_, undo) => {
  const { server, desk } = open(twelve());
  await button('Ready: order 012').click();
  await expect.element(card('Ready')).toBeVisible();
  await undo();
  await expect.element(card('In the kitchen')).toBeVisible();
  desk.close();
  expect(server.taken).toEqual([]);
});

test('Ctrl+Z in a dialog over the board takes nothing back there', async () => {
  open(twelve());
  await button('Ready: order 012').click();
  await button('Details of order 012').click();
  const dialog = page.getByRole('dialog', { name: 'Order 012' });
  await expect.element(dialog).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Ready')).toBeVisible();
});

test('a desk that is closed within the ten seconds sends the step', async () => {
  const { server, desk } = open(twelve());
  await button('Ready: order 012').click();
  await expect.element(card('Ready')).toBeVisible();
  desk.close();
  await expect.poll(() => server.taken).toMatchObject([{ orderId: id, to: 'ready' }]);
});

test('R61 accepting what is held on a card is shown once the server has said yes', async () => {
  const order = twelve({ status: 'placed', events: [], payment_status: 'authorised' });
  const { server } = open(order);
  await expect.element(button('Accept: order 012')).toBeVisible();
  server.cutOff();
  await button('Accept: order 012').click();
  await expect.element(card('New').getByText('Accept: waits for the connection')).toBeVisible();
  await expect.element(button('Start preparing: order 012')).not.toBeInTheDocument();
  server.isOffline = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => server.taken).toMatchObject([{ to: 'accepted' }]);
  await expect.element(card('New')).not.toBeInTheDocument();
});

test(
  'cash that is accepted without connection is shown so at once, also after a reload',
  { tags: ['slow'] },
  async () => {
    const { server, desk } = open(twelve({ status: 'placed', events: [] }));
    await expect.element(button('Accept: order 012')).toBeVisible();
    await expect.poll(() => localStorage.getItem('deskOrders')).not.toBeNull();
    server.cutOff();
    await button('Accept: order 012').click();
    await expect.element(button('Start preparing: order 012')).toBeVisible();
    desk.close();
    openDesk(server);
    await expect.element(button('Start preparing: order 012')).toBeVisible();
    server.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => server.taken).toMatchObject([{ to: 'accepted' }]);
  },
);

test('what another tablet made impossible names the order until it is dismissed', async () => {
  const { server } = open(twelve({ status: 'placed', events: [] }));
  await expect.element(button('Accept: order 012')).toBeVisible();
  server.isOffline = true;
  server.move(id, 'rejected');
  server.isOffline = false;
  await button('Accept: order 012').click();
  const sentence = page.getByText(
    'Order 012, Accept: This is not possible any more: the order is rejected.',
  );
  await expect.element(sentence).toBeVisible();
  await button('Dismiss: order 012').click();
  await expect.element(sentence).not.toBeInTheDocument();
});

test('after a sign-out nothing of the orders is left in the browser', async () => {
  open(twelve());
  await expect.poll(() => localStorage.getItem('deskOrders')).toContain('Ada Byron');
  await button('Sign out').click();
  await expect.element(page.getByLabelText('Password')).toBeVisible();
  expect(JSON.stringify(localStorage)).not.toContain('Ada Byron');
});

test('of many that are done some are drawn at first, and the others when they are asked for', async () => {
  const done = Array.from({ length: 30 }, (_, index) =>
    twelve({
      id: `00000002-0000-4000-8000-${String(index).padStart(12, '0')}`,
      number: String(100 + index),
      status: 'completed',
      events: [event('completed', index)],
    }),
  );
  openDesk(new StandInDesk(done));
  const cards = column('Done today').getByRole('article');
  await expect.element(button('Show 6 more')).toBeVisible();
  expect(cards.elements()).toHaveLength(24);
  await expect.element(cards.first()).toHaveAccessibleName('Order 129');
  await button('Show 6 more').click();
  await expect.poll(() => cards.elements().length).toBe(30);
  await expect.element(button('Show 6 more')).not.toBeInTheDocument();
});

test('what is not on the board can be looked for among past orders', async () => {
  open(twelve());
  await page.getByRole('searchbox').fill('Zoë');
  await expect
    .element(page.getByRole('link', { name: 'Look for it in past orders' }))
    .toHaveAttribute('href', '/desk/past?text=Zo%C3%AB');
});

test('a test order bears its mark, and its lines stay as they are', async () => {
  open(twelve({ number: 'T1', is_test: true }));
  const shown = column('In the kitchen').getByRole('article', { name: 'Order T1' });
  await expect.element(shown.getByText('Test order', { exact: true })).toBeVisible();
  await button('Details of order T1').click();
  const dialog = page.getByRole('dialog', { name: 'Order T1' });
  await expect.element(dialog.getByText('Test order', { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Another time' })).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Change items…' }))
    .not.toBeInTheDocument();
});

test('what was ordered while the board was closed is there when it opens, and is not read out', async () => {
  const { server, desk } = open(twelve());
  await expect.element(card('In the kitchen')).toBeVisible();
  // What the board knew is stored as the page goes.
  window.dispatchEvent(new Event('pagehide'));
  desk.close();
  const later = orderWith({ id: '00000002-0000-4000-8000-000000000000', number: '013' });
  server.put(later);
  openDesk(server);
  await expect.element(column('New').getByRole('article', { name: 'Order 013' })).toBeVisible();
  await expect.element(page.getByText('New order 013')).not.toBeInTheDocument();
  server.put({ ...later, id: '00000003-0000-4000-8000-000000000000', number: '014' });
  await expect.element(page.getByText('New order 014')).toBeInTheDocument();
});

test.each([
  ['on the board of all of them', null, 1],
  ['not on its own board', newtown.restaurant.id, 0],
])('a card says of which restaurant it is, %s', async (_, restaurantId, count) => {
  const order = twelve();
  drawAtDesk(
    <InQueue>
      <OrderCard
        order={order}
        waiting={undefined}
        now={Date.parse(order.placed_at)}
        onStep={() => undefined}
        onDetails={() => undefined}
      />
    </InQueue>,
    { fetch: async () => Response.json({ data: [] }), desk: { restaurantId } },
  );
  await expect.element(page.getByRole('heading', { name: '012' })).toBeVisible();
  expect(page.getByText('Harbour', { exact: true }).elements()).toHaveLength(count);
});
