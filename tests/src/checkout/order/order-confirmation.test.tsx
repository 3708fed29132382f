import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#ui/paths.ts';
import { forgetEverything, openApp } from '../open-app.tsx';
import { sampleRestaurant } from '../stand-in-server.ts';
import { changeOrder, event, orderId, orderOf, serverWith } from './order-at.ts';

afterEach(forgetEverything);

describe('the order confirmation', () => {
  it('shows the promised time large, the present step, the way there and the phone', async () => {
    openApp({
      at: paths.orderConfirmation(orderId),
      server: await serverWith({ status: 'preparing' }),
    });
    await expect
      .element(page.getByRole('heading', { level: 1, name: /Ready today, 1:00.pm/ }))
      .toBeVisible();
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'In the kitchen' }))
      .toHaveAttribute('aria-current', 'step');
    await expect
      .element(page.getByRole('link', { name: 'Call (02) 5550 1234' }))
      .toHaveAttribute('href', 'tel:0255501234');
    await expect
      .element(page.getByRole('link', { name: 'Show the way' }))
      .toHaveAttribute(
        'href',
        expect.stringContaining('query=Harbour%2C%201%20Quay%20Street%2C%20Sydney'),
      );
  });

  it('shows the picture of the restaurant that cooks it', async () => {
    const { host } = openApp({
      at: paths.orderConfirmation(orderId),
      server: await serverWith({}),
    });
    await expect.element(page.getByText('Where to collect it')).toBeVisible();
    const [image] = sampleRestaurant.attachment_paths;
    await expect.poll(() => host.querySelector('img')?.src).toBe(image?.upload_path);
  });

  it.each([
    ['automatic', 'system', 'It is confirmed and on its way to the kitchen’s screen.'],
    ['by hand', 'staff', 'The kitchen has said yes.'],
  ] as const)('an order that was accepted %s says so', async (_, actor, text) => {
    const events = [event(1, 'placed'), event(2, 'accepted', { actor })];
    const server = await serverWith({ status: 'accepted', events });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect.element(page.getByText(text)).toBeVisible();
  });

  it.each(['cancelled', 'rejected', 'expired', 'completed'] as const)(
    'an order that is %s is not to be collected any more',
    async (status) => {
      const server = await serverWith({ status });
      openApp({ at: paths.orderConfirmation(orderId), server });
      await expect
        .element(page.getByRole('heading', { name: 'The restaurant', exact: true }))
        .toBeVisible();
      await expect.element(page.getByText('Where to collect it')).not.toBeInTheDocument();
      await expect.element(page.getByText('Show the way')).not.toBeInTheDocument();
      await expect.element(page.getByRole('link', { name: /^Call/ })).toBeVisible();
    },
  );

  it('a cancelled delivery says where it was to go', async () => {
    const shipping_details = {
      formattedAddress: '1 Acland Street',
      suburb: 'St Kilda',
      unit: '',
      entryCode: '',
      leaveAtDoor: false,
      city: 'Melbourne',
      postcode: '3182',
    };
    const server = await serverWith({
      status: 'cancelled',
      delivery_method: 'delivery',
      shipping_details,
    });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect.element(page.getByText('Where it was to go')).toBeVisible();
    await expect.element(page.getByText('Who cooks for you')).not.toBeInTheDocument();
  });

  it('leads from a collected order back to the menu', async () => {
    const server = await serverWith({ status: 'completed' });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect
      .element(page.getByRole('link', { name: 'See the menu' }))
      .toHaveAttribute('href', paths.menu);
  });

  it('R61 the receipt of an order with nothing to pay names neither card nor cash', async () => {
    const free = { payment_status: 'paid', payment_method: 'none', total: 0, due: 0 } as const;
    const { host } = openApp({
      at: paths.orderConfirmation(orderId),
      server: await serverWith(free),
    });
    await page.getByText('Receipt').click();
    await expect.element(page.getByText('There was nothing to pay.')).toBeVisible();
    expect(host.textContent).not.toMatch(/by card|in cash/);
  });

  it('folds the receipt, whose total is what was paid', async () => {
    const server = await serverWith({ payment_status: 'paid', payment_method: 'card' });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect.element(page.getByText('Garlic bread')).not.toBeVisible();
    await page.getByText('Receipt').click();
    await expect.element(page.getByText('Garlic bread')).toBeVisible();
    await expect.element(page.getByText('$30.50 paid by card.')).toBeVisible();
    await expect.element(page.getByText('$30.50').first()).toBeVisible();
  });

  it('shows the restaurant’s tax number by its usual name in the receipt', async () => {
    const server = await serverWith({});
    const restaurant = { ...orderOf(server).restaurant, tax_number: '53 004 085 616' };
    changeOrder(server, { restaurant });
    openApp({ at: paths.orderConfirmation(orderId), server });
    const number = page.getByText('ABN 53 004 085 616', { exact: true });
    await expect.element(number).not.toBeVisible();
    await page.getByText('Receipt').click();
    await expect.element(number).toBeVisible();
  });

  it('says nothing of a tax number where the restaurant has none', async () => {
    const { host } = openApp({
      at: paths.orderConfirmation(orderId),
      server: await serverWith({}),
    });
    await page.getByText('Receipt').click();
    await expect.element(page.getByText('$30.50 to be paid in cash.')).toBeVisible();
    expect(host.textContent).not.toContain('ABN');
  });

  it('a dish whose name is null is an Unknown Item on the receipt', async () => {
    const server = await serverWith({});
    const [line] = orderOf(server).items;
    if (!line) throw new Error('The order is empty.');
    const part = { position: null, component: null, quantity: 1, is_free: false, choices: [] };
    changeOrder(server, {
      items: [{ ...line, name: null, parts: [{ ...part, name: null, quantity: 2 }] }],
    });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await page.getByText('Receipt').click();
    await expect.element(page.getByText('Unknown Item', { exact: true })).toBeVisible();
    await expect.element(page.getByText('2 × Unknown Item')).toBeVisible();
  });

  it('says that an order is not of this device', async () => {
    openApp({ at: paths.orderConfirmation(orderId) });
    await expect
      .element(page.getByRole('heading', { name: 'We cannot find this order' }))
      .toBeVisible();
  });

  it('can be asked for again when it could not be loaded', async () => {
    const server = await serverWith({});
    server.next('getOrder', 'no reply');
    openApp({ at: paths.orderConfirmation(orderId), server });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: /Ready today/ })).toBeVisible();
  });

  it('an order that was refused says so and keeps no line of steps', async () => {
    openApp({
      at: paths.orderConfirmation(orderId),
      server: await serverWith({ status: 'rejected' }),
    });
    await expect
      .element(page.getByRole('heading', { name: 'The restaurant could not take it' }))
      .toBeVisible();
    await expect.element(page.getByRole('list', { name: /How far/ })).not.toBeInTheDocument();
  });

  it('an unpaid order leads to its payment', async () => {
    const server = await serverWith({ status: 'pending_payment' });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect
      .element(page.getByRole('link', { name: 'Finish paying' }))
      .toHaveAttribute('href', paths.checkoutPayment);
  });

  it.each([
    ['refund_pending', /\$30.50 is on its way back to your card/],
    ['refunded', /\$30.50 went back to your card/],
    ['voided', /Your card was not charged/],
  ] as const)(
    'R73 an order that is off and %s says what becomes of the money',
    async (state, text) => {
      const server = await serverWith({
        status: 'rejected',
        status_reason: 'The oven is down.',
        payment_method: 'card',
        payment_status: state,
      });
      openApp({ at: paths.orderConfirmation(orderId), server });
      await expect.element(page.getByText(text)).toBeVisible();
      await expect.element(page.getByText('The oven is down.')).toBeVisible();
    },
  );

  it('R71 lists each refund with its day, its way and its reason', async () => {
    const refund = { at: '2026-11-21T01:00:00.000Z', amount: 4.5 };
    const over = (kind: 'card' | 'cash', state: 'pending' | 'done') => ({
      state,
      tenders: [{ kind, state, amount: 4.5 }],
    });
    const server = await serverWith({
      status: 'completed',
      payment_method: 'card',
      payment_status: 'paid',
      refunds: [
        { ...refund, ...over('card', 'pending'), id: '1', reason: 'The soup was cold.' },
        { ...refund, ...over('cash', 'done'), id: '2', reason: 'It came too late.' },
      ],
    });
    openApp({ at: paths.orderConfirmation(orderId), server });
    const list = page.getByRole('region', { name: 'What went back to you' });
    await expect.element(list).toHaveTextContent('$4.50 is on its way back to your card');
    await expect.element(list).toHaveTextContent('“The soup was cold.”');
    await expect.element(list).toHaveTextContent('$4.50 was given back in cash');
    await expect.element(list).toHaveTextContent('Sat, 21 Nov');
  });

  it('R61 says what is held, and until when the kitchen answers', async () => {
    const server = await serverWith({
      payment_method: 'card',
      payment_status: 'authorised',
      waits_until: '2026-11-21T01:26:00.000Z',
    });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await expect.element(page.getByText(/\$30.50 is held on your card/)).toBeVisible();
    await expect
      .element(page.getByText(/If nobody answers by 12:26.pm, it is called off/))
      .toHaveTextContent('10 min left');
  });

  it('R5 the receipt shows dishes in words and every line of the bill', async () => {
    const server = await serverWith({
      subtotal: 43.9,
      bill: [
        { kind: 'deal', name: 'Two for one', amount: -9 },
        { kind: 'delivery', name: '', amount: 6 },
        { kind: 'tip', name: '', amount: 4 },
        { kind: 'cash_rounding', name: '', amount: -0.02 },
      ],
      total: 53.92,
      due: 53.9,
    });
    const [pizza] = orderOf(server).items;
    if (!pizza) throw new Error('The order is empty.');
    const half = { component: null, quantity: 1, is_free: false };
    changeOrder(server, {
      items: [
        {
          ...pizza,
          name: 'Half and half',
          kind: 'half_and_half',
          parts: [
            { ...half, position: 'left', name: 'Funghi', choices: [] },
            {
              ...half,
              position: 'right',
              name: 'Diavola',
              choices: [{ group: 'Extra', name: 'Olives', quantity: 2, depth: 0 }],
            },
          ],
        },
      ],
    });
    openApp({ at: paths.orderConfirmation(orderId), server });
    await page.getByText('Receipt').click();
    await expect.element(page.getByText('Right: Diavola · 2 × Olives')).toBeVisible();
    for (const figure of ['Two for one', '-$9.00', '$6.00', '$4.00', '$53.92', '$53.90']) {
      await expect.element(page.getByText(figure, { exact: true }).last()).toBeVisible();
    }
    await expect.element(page.getByText('$53.90 to be paid in cash.')).toBeVisible();
  });
});
