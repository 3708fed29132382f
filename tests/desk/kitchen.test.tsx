import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { StaffMember } from '#schemas/api/staff.ts';
import { DeskFrame } from '#desk/frame/desk-frame.tsx';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { paths } from '#ui/paths.ts';
import { drawInStorefront } from '../src/draw-in-storefront.tsx';
import { bootWith } from '../src/site-boot.ts';
import { KitchenServer, noon } from './kitchen-server.ts';

const member: StaffMember = {
  id: '5f0c1f7e-5d0b-4b1e-9d0f-0d6a3d5b7c11',
  name: 'Sage',
  email: 'desk@corner.test',
  role: 'staff',
  restaurant_id: 1,
};
const { menu } = bootWith();
if (!menu) throw new Error('the page has no menu');

let server: KitchenServer;
beforeEach(async () => {
  server = new KitchenServer();
  // As a page does before it is drawn.
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});

/** One tablet at a page of the desk. */
const tablet = (address: string) =>
  drawInStorefront(<DeskFrame member={member} />, {
    menu,
    fetch: server.fetch,
    address,
    now: () => noon,
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const off = page.getByRole('region', { name: 'Off the menu now' });

describe('the page of what is sold out', () => {
  it('takes a dish off for an hour, shows it first, and takes it back by the toast', async () => {
    const { toasts } = tablet(paths.deskPage('sold-out'));
    await expect.element(page.getByText('Everything is on the menu.')).toBeVisible();
    await page.getByText('Pizza', { exact: true }).click();
    await button(/^Take off or count Margherita$/).click();
    await button('For 1 hour').click();
    await expect.element(off).toHaveTextContent('MargheritaOff until 1:16 pm');
    expect(server.sent[0]?.body).toEqual({
      restaurant_id: 1,
      kind: 'product',
      item_id: 1,
      is_available: false,
      until: '2026-11-21T02:16:00.000Z',
    });
    await expect.element(button(/^Take off or count Margherita$/)).toHaveFocus();
    expect(toasts.at(-1)).toMatchObject({ title: 'Margherita is off the menu' });
    toasts.at(-1)?.action?.onClick();
    await expect.element(page.getByText('Everything is on the menu.')).toBeVisible();
    expect(server.sent[1]?.body).toMatchObject({ is_available: true, until: null });
  });

  it.each([
    ['Rest of the day, until 10:00 pm', '2026-11-21T11:00:00.000Z', 'Off until 10:00 pm'],
    ['Until I bring it back', null, 'Off until somebody brings it back'],
  ])('takes a size off: %s', async (choice, until, state) => {
    tablet(paths.deskPage('sold-out'));
    await page.getByRole('searchbox').fill('marg large');
    await button('Take off or count Margherita, Large').click();
    await button(choice).click();
    await expect.element(off).toHaveTextContent(`Margherita, Large${state}`);
    expect(server.sent[0]?.body).toMatchObject({
      kind: 'configuration_value',
      item_id: 52,
      until,
    });
    await button('Bring back Margherita, Large').click();
    await expect.element(page.getByText('Everything is on the menu.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Off the menu now' })).toHaveFocus();
  });

  it('takes an option off until a chosen time, tomorrow where that has passed today', async () => {
    tablet(paths.deskPage('sold-out'));
    await page.getByRole('searchbox').fill('OLIVES');
    await button('Take off or count Olives').click();
    await page.getByLabelText('Until a time').fill('11:00');
    await button('Take off until then').click();
    await expect.element(off).toHaveTextContent('OlivesOff until Sun, 22 Nov, 11:00 am');
    expect(server.sent[0]?.body).toMatchObject({ kind: 'modifier', item_id: 91 });
  });

  it('counts a dish, and what has run out stands with the others', async () => {
    tablet(paths.deskPage('sold-out'));
    await page.getByRole('searchbox').fill('diavola');
    await button('Take off or count Diavola').click();
    await page.getByLabelText('How many are left?').fill('4');
    await page.getByLabelText(/^Each day begins with/).fill('20');
    await button('Save the count').click();
    await expect.element(page.getByText('4 of 20 left today')).toBeVisible();
    expect(server.sent[0]?.body).toMatchObject({ quantity: 4, daily_quantity: 20 });
    await button('Take off or count Diavola').click();
    await page.getByLabelText('How many are left?').fill('0');
    await button('Save the count').click();
    await expect.element(off).toHaveTextContent('DiavolaNone left');
  });

  it('says what is not found, and what did not work', async () => {
    const { toasts } = tablet(paths.deskPage('sold-out'));
    await page.getByRole('searchbox').fill('sushi');
    await expect.element(page.getByText('Nothing here is called “sushi”.')).toBeVisible();
    await page.getByRole('searchbox').fill('lemon');
    await button('Take off or count Lemonade').click();
    server.isDown = true;
    await button('For 2 hours').click();
    await expect.poll(() => toasts.at(-1)?.description).toMatch(/^There is no connection/);
  });

  it('is worked by the keyboard alone', async () => {
    tablet(paths.deskPage('sold-out'));
    await page.getByRole('searchbox').click();
    await userEvent.keyboard('lemonade{Tab}');
    await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}');
    await expect.element(off).toHaveTextContent('LemonadeOff until 1:16 pm');
  });
});

describe('the page of pauses', () => {
  const card = (name: string) => page.getByRole('region', { name, exact: true });

  it('pauses one order type with its reason, says what customers read, and opens it again', async () => {
    tablet(paths.deskPage('pause'));
    const delivery = card('Delivery');
    await delivery.getByLabelText('Why? Customers read it.').fill('Our driver is ill.');
    await delivery.getByRole('button', { name: 'For 30 minutes' }).click();
    await expect.element(delivery).toHaveTextContent('Paused until 12:46 pm');
    await expect.element(delivery).toHaveTextContent('Paused: “Our driver is ill.”');
    await expect.element(card('Pickup')).toHaveTextContent('Takes orders');
    expect(server.sent[0]?.body).toEqual({
      order_types: ['delivery'],
      until: '2026-11-21T01:46:00.000Z',
      reason: 'Our driver is ill.',
    });
    await expect
      .element(page.getByText('Delivery is paused until 12:46 pm.', { exact: false }))
      .toBeVisible();
    await button('Take orders again: Delivery').click();
    await expect.element(delivery).toHaveTextContent('Takes orders');
    await expect.element(page.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
  });

  it('pauses for the rest of the day or until it is opened again', async () => {
    tablet(paths.deskPage('pause'));
    const pickup = card('Pickup');
    await pickup.getByRole('button', { name: 'Rest of the day, until 10:00 pm' }).click();
    await expect.element(pickup).toHaveTextContent('Paused until 10:00 pm');
    await pickup.getByRole('button', { name: 'Until I open again' }).click();
    await expect.element(pickup).toHaveTextContent('Paused until somebody opens it again');
  });

  it('R19 adds busy minutes to one order type, which every page of the desk shows', async () => {
    tablet(paths.deskPage('pause'));
    await card('Delivery').getByLabelText('+20 min').click();
    await expect.element(card('Delivery')).toHaveTextContent('after 65 minutes or more');
    await expect.element(card('Pickup')).toHaveTextContent('after 20 minutes or more');
    expect(server.sent[0]?.body).toEqual({ order_types: ['delivery'], busy_minutes: 20 });
    tablet(paths.desk);
    await expect
      .poll(() => page.getByText('Delivery: 20 minutes more.', { exact: false }).all().length)
      .toBe(2);
  });

  it('R21 shows how full each time is, in words, and leaves out what is over', async () => {
    tablet(paths.deskPage('pause'));
    const loads = page.getByRole('region', { name: 'How full the day is' });
    await expect.element(loads).toHaveTextContent('At most 5 orders, 20 units in 15 minutes.');
    const rows = loads.getByRole('listitem');
    await expect.element(rows.first()).toHaveTextContent('6:00 pm3 of 5 orders, 7 of 20 units');
    await expect.element(rows.last()).toHaveTextContent('5 of 5 orders, 9 of 20 units, Full');
    expect(rows.all()).toHaveLength(2);
  });

  it('R21 shows the counts alone where no limit is set', async () => {
    server.loads = { ...server.loads, capacity_orders: null, capacity_units: null };
    server.loads.slots = server.loads.slots.map((slot) => ({ ...slot, units: null }));
    tablet(paths.deskPage('pause'));
    const loads = page.getByRole('region', { name: 'How full the day is' });
    await expect.element(loads).toHaveTextContent('No limit is set');
    await expect.element(loads.getByRole('listitem').first()).toHaveTextContent('6:00 pm3 orders');
  });
});

describe('two tablets', () => {
  it('of which one takes a dish off: the other one shows it by itself, and the last one wins', async () => {
    tablet(paths.deskPage('sold-out'));
    tablet(paths.deskPage('sold-out'));
    await expect.poll(() => page.getByText('Everything is on the menu.').all().length).toBe(2);
    await page.getByRole('searchbox').first().fill('diavola');
    await button('Take off or count Diavola').first().click();
    await button('Until I bring it back').click();
    await expect.poll(() => button('Bring back Diavola').all().length).toBe(2);
    // The other one, which has asked for nothing, brings it back; both follow.
    await button('Bring back Diavola').last().click();
    await expect.poll(() => page.getByText('Everything is on the menu.').all().length).toBe(2);
  });

  it('of which one pauses: the other one shows it on its own page by itself', async () => {
    tablet(paths.deskPage('pause'));
    tablet(paths.desk);
    await button('For 60 minutes').first().click();
    await expect
      .poll(() => page.getByText('Pickup is paused until 1:16 pm.', { exact: false }).all().length)
      .toBe(2);
  });
});
