import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import type { StaffMember, StaffOrder } from '#schemas/api/staff.ts';
import { ChangeItems } from '#desk/change-items/change-items.tsx';
import { drawInStorefront } from '../../src/draw-in-storefront.tsx';
import { group, menuOf, modifier, product } from '../../src/sample-menu.ts';
import { refundableOrder } from '../refunds/refundable-order.ts';

const olives = modifier({ id: 401, name: 'Olives' });
const dishes = [
  product({ id: 11, product_id: 1, name: 'Lemonade' }),
  product({ id: 12, product_id: 2, name: 'Margherita', modifier_group_ids: [41] }),
];
const menu = menuOf(dishes, [group({ id: 41, name: 'Toppings', modifiers: [olives] })]);

type Body = {
  version: number;
  lines: { line_id: number; quantity: number }[];
  added: { restaurant_product_id?: number; quantity: number }[];
};

const chosen = {
  kind: 'plain' as const,
  offerId: null,
  parts: [
    {
      restaurantProductId: 11,
      productId: 1,
      quantity: 1,
      modifiers: [],
      configurations: [],
      componentId: null,
      position: null,
    },
  ],
};

/** As the server answers: a lemonade costs 4.50, the meal 15.00, what is added 10.00. */
function previewOf(order: StaffOrder, body: Body): OrderChangePreview {
  const quantityOf = (id: number, quantity: number) =>
    body.lines.find(({ line_id }) => line_id === id)?.quantity ?? quantity;
  const lines = order.items
    .map(({ id, ...line }) => ({
      ...line,
      line_id: id,
      quantity: quantityOf(id, line.quantity),
      chosen: id === 1 ? chosen : null,
      is_refunded: id === 2,
    }))
    .filter(({ quantity }) => quantity > 0);
  const added = body.added.flatMap(({ quantity }) =>
    order.items.slice(0, 1).map((line) => ({
      ...line,
      name: 'Margherita',
      unit_price: 10,
      quantity,
      line_id: null,
      chosen: null,
      is_refunded: false,
    })),
  );
  const lemonades = quantityOf(1, 2);
  const total = 18.5 + lemonades * 4.5 + 10 * added.length;
  return {
    version: body.version,
    lines: [...lines, ...added],
    changes: [
      ...(lemonades === 2
        ? []
        : [{ kind: 'quantity' as const, name: 'Lemonade', was: 2, now: lemonades }]),
      ...added.map(() => ({ kind: 'added' as const, name: 'Margherita', now: 1 })),
    ],
    bill: [],
    tax_total: 0,
    tax_inclusive: true,
    total,
    total_was: 27.5,
    differences: [],
    refund: Math.max(0, 27.5 - total),
    collect_was: 0,
    collect: Math.max(0, total - 27.5),
    notices:
      lemonades > 2 ? [{ path: 'coupon_code', code: 'x', message: 'The code is over.' }] : [],
    problems: lemonades > 3 ? [{ path: 'lines', code: 'x', message: 'Lemonade is sold out.' }] : [],
  };
}

function open({
  role = 'manager',
  answers = [],
}: { role?: StaffMember['role']; answers?: Response[] } = {}) {
  const sent: { key: string | null; body: unknown }[] = [];
  const done: string[] = [];
  const asked: Body[] = [];
  let arrive: (order: StaffOrder) => void = () => undefined;
  const order = refundableOrder({ status: 'accepted' });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes('/menu')) return Response.json({ data: menu });
    if (request.url.endsWith('/changes/preview')) {
      const body: Body = await request.json();
      asked.push(body);
      return Response.json({ data: previewOf(order, body) });
    }
    if (!request.url.endsWith('/changes')) return Response.json({ data: [] });
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
    return answers.shift() ?? Response.json({ data: order });
  };
  function Live() {
    const [current, setCurrent] = useState(order);
    arrive = setCurrent;
    return (
      <ChangeItems
        order={current}
        role={role}
        onDone={() => done.push('done')}
        onBack={() => undefined}
      />
    );
  }
  drawInStorefront(<Live />, { menu, fetch });
  return { sent, done, asked, order, arrive: (next: StaffOrder) => arrive(next) };
}

const byCustomer = () => page.getByRole('radio', { name: /The customer wants it so/ }).click();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('the items of an accepted order', () => {
  it('are fewer: the server says what goes back before it is confirmed, and it is sent as seen', async () => {
    const { sent, done } = open();
    await expect.element(button('Change something first')).toBeDisabled();
    await button('One fewer: Lemonade').click();
    await expect.element(page.getByText('$4.50 goes back to the card.')).toBeVisible();
    await expect.element(page.getByText('Lemonade: 1 instead of 2')).toBeVisible();
    await expect.element(button('Choose why it is less')).toBeDisabled();
    await page.getByRole('radio', { name: /We have run out/ }).click();
    await expect
      .element(page.getByLabelText(/Why\?/))
      .toHaveValue('We have run out of it. We are sorry.');
    await page.getByLabelText(/Why\?/).fill('One broke.');
    await button('Change, $4.50 goes back').click();
    await expect.poll(() => done).toEqual(['done']);
    expect(sent[0]?.body).toEqual({
      version: 0,
      lines: [{ line_id: 1, quantity: 1 }],
      added: [],
      cause: 'run_out',
      seen: { total: 23, refund: 4.5, collect: 0 },
      reason: 'One broke.',
    });
  });

  it('are more: a dish is found and chosen in the site’s own form', async () => {
    const { sent } = open();
    await button('Add a dish').click();
    await page.getByLabelText('Find a dish').fill('marg');
    await page.getByRole('button', { name: /^Margherita/ }).click();
    await page.getByRole('checkbox', { name: /Olives/ }).click();
    await page.getByRole('button', { name: /^Add/ }).click();
    await expect.element(page.getByText('$10.00 more to collect.')).toBeVisible();
    await button('Change, $10.00 more').click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      added: [{ restaurant_product_id: 12, restaurant_id: 7, modifiers: [{ modifier_id: 401 }] }],
      seen: { collect: 10 },
    });
  });

  it('say what is lost, and what is sold out cannot be confirmed', async () => {
    open();
    await button('One more: Lemonade').click();
    await expect.element(page.getByText('The code is over.')).toBeVisible();
    await button('One more: Lemonade').click();
    await expect.element(page.getByText('Lemonade is sold out.')).toBeVisible();
    await expect.element(button('Change, $9.00 more')).toBeDisabled();
  });

  it('stay as they are where something was refunded, and are put back after a slip', async () => {
    const { asked } = open();
    await expect.element(button('One fewer: Pizza meal')).toBeDisabled();
    await button('One fewer: Lemonade').click();
    await button('One fewer: Lemonade').click();
    await expect.element(page.getByText('Taken off')).toBeVisible();
    await button('Put back: Lemonade').click();
    await button('One more: Lemonade').click();
    await expect.element(button('Change something first')).toBeDisabled();
    await expect.poll(() => asked.at(-1)).toMatchObject({ lines: [] });
  });

  it('have a note for the kitchen, which costs nothing', async () => {
    const { sent, asked } = open();
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByLabelText('Note for Lemonade').fill('No ice');
    await button('Change the order').click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ lines: [{ line_id: 1, quantity: 2, notes: 'No ice' }] });
    expect(asked).toHaveLength(1);
  });

  it('changed by another tablet meanwhile: it is said by whom, and nothing typed is lost', async () => {
    const { order, arrive, asked, sent } = open();
    await button('One fewer: Lemonade').click();
    const event = { id: 5, status: 'accepted', actor: 'staff', reason: '', by: 'Basil' } as const;
    arrive({
      ...order,
      events: [...order.events, { ...event, at: order.placed_at, promised_at: order.promised_at }],
      changes: [
        {
          event_id: 5,
          at: order.placed_at,
          lines: [],
          total_was: 27.5,
          total_now: 27.5,
          refunded: 0,
          collect_was: 0,
          collect_now: 0,
        },
      ],
    });
    await expect.element(page.getByText(/Basil changed this order meanwhile/)).toBeVisible();
    await expect.poll(() => asked.at(-1)).toMatchObject({ version: 1, lines: [{ quantity: 1 }] });
    await byCustomer();
    await button('Change, $4.50 goes back').click();
    await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ version: 1 }]);
  });

  it('refused by the server: its sentence, and the same change again has the same key', async () => {
    const refused = Response.json({ error: 'It is packed.', code: 'order_state' }, { status: 409 });
    const { sent, done } = open({ answers: [refused] });
    await button('One fewer: Lemonade').click();
    await byCustomer();
    await button('Change, $4.50 goes back').click();
    await expect.element(page.getByText('It is packed.')).toBeVisible();
    await button('Change, $4.50 goes back').click();
    await expect.poll(() => done).toEqual(['done']);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('people of the role staff are told their limit', async () => {
    open({ role: 'staff' });
    await button('One fewer: Lemonade').click();
    await button('One fewer: Lemonade').click();
    await expect.element(page.getByText(/You may give back up to \$5.00/)).toBeVisible();
    await byCustomer();
    await expect.element(button('Change, $9.00 goes back')).toBeDisabled();
  });

  it('are changed by keyboard, without a fault that axe finds', async () => {
    open();
    await expect.element(button('One fewer: Lemonade')).toBeEnabled();
    const fewer: unknown = button('One fewer: Lemonade').element();
    if (!(fewer instanceof HTMLElement)) throw new Error('no button');
    fewer.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Lemonade: 1 instead of 2')).toBeVisible();
    const form = fewer.closest('div:has(textarea)');
    if (!form) throw new Error('no form');
    // A button that was just enabled fades in.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(form);
    expect(violations).toEqual([]);
  });
});
