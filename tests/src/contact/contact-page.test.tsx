import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { ContactScreen } from '#src/screens/contact.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';
import { glebe, newtown } from '../site-boot.ts';

type Sent = { key: string | null; body: Record<string, unknown> };
type Reply = () => Response;

beforeEach(() => sessionStorage.clear());

const open: RestaurantWithImages = {
  ...newtown,
  hours: {
    week: [{ weekday: 5, opens: '11:00', closes: '21:00' }],
    exceptions: [],
    openings: [{ opens: '2026-11-20T00:00:00Z', closes: '2026-11-20T10:00:00Z' }],
  },
};
const sent201: Reply = () => Response.json({ data: {} }, { status: 201 });
const refused = (status: number, code: string, error: string) => () =>
  Response.json({ code, error }, { status });

/** The page over a server that answers what is sent with these replies, one after the other. */
function draw({
  replies = [sent201],
  now,
  restaurants = [open, glebe],
}: { replies?: Reply[]; now?: () => number; restaurants?: RestaurantWithImages[] } = {}) {
  const calls: Sent[] = [];
  let forms = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href);
    if (pathname === '/api/v2/contact-form') {
      forms += 1;
      return Response.json({ data: { form: `form ${forms}`, ready_in: 0 } });
    }
    if (pathname !== '/api/v2/contact-messages') return Response.json({}, { status: 404 });
    const key = new Headers(init?.headers).get('idempotency-key');
    calls.push({ key, body: JSON.parse(String(init?.body)) });
    const reply = replies[calls.length - 1] ?? sent201;
    return reply();
  };
  const drawn = drawInStorefront(<ContactScreen />, {
    menu: menuOf([]),
    fetch,
    restaurants,
    address: '/contact',
    ...(now && { now }),
  });
  return { calls, ...drawn };
}
const lost: Reply = () => {
  throw new TypeError('Failed to fetch');
};

const field = (name: string) => page.getByLabelText(name, { exact: true });
const bookAt = (name: string) => page.getByRole('link', { name: `Book a table at ${name}` });
const send = () => page.getByRole('button', { name: 'Send', exact: true });
const done = () => page.getByRole('heading', { name: 'Your message is on its way' });

async function write(message = 'Do you bake on Mondays?') {
  await field('Name').fill('Ada Lovelace');
  await field('Email').fill('ada@example.com');
  await field('Message').fill(message);
}

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe('the restaurants', () => {
  test('each say where they are, how to call, and until when they are open, at the minute', async () => {
    let now = Date.parse('2026-11-20T09:59:00Z');
    draw({ now: () => now });
    const place = page.getByRole('listitem').filter({ hasText: '1 King Street' });
    await expect.element(place.getByText('Open until 9 pm')).toBeVisible();
    await expect
      .element(place.getByRole('link', { name: '(02) 5550 0010' }))
      .toHaveAttribute('href', 'tel:0255500010');
    await expect
      .element(place.getByRole('link', { name: 'Directions to Newtown' }))
      .toHaveAttribute('href', expect.stringContaining('destination=1%20King%20Street'));
    expect(await axeProblems()).toEqual([]);
    now = Date.parse('2026-11-20T10:00:00Z');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(place.getByText(/^Closed/).first()).toBeVisible();
    await expect.element(place.getByText('Open until 9 pm')).not.toBeInTheDocument();
  });

  test('lead to their tables, where they take reservations', async () => {
    draw({
      restaurants: [
        { ...open, restaurant: { ...open.restaurant, takes_reservations: true } },
        glebe,
      ],
    });
    await expect
      .element(bookAt('Newtown'))
      .toHaveAttribute('href', '/table-reservation?restaurant=1');
    expect(bookAt('Glebe').elements()).toEqual([]);
    expect(await axeProblems()).toEqual([]);
  });

  test('without hours ask to call first', async () => {
    draw({ restaurants: [glebe] });
    await expect.element(page.getByText('Ask for the hours before you come.')).toBeVisible();
  });
});

describe('the form', () => {
  test('sends what is written, with the restaurant and the order, and says what happens next', async () => {
    const { calls } = draw();
    await write();
    await field('Restaurant').selectOptions('Glebe');
    await field('What is it about?').selectOptions('An order');
    await field('Number of the order (optional)').fill('117');
    await send().click();
    await expect.element(done()).toHaveFocus();
    await expect.element(page.getByText(/answers by email to ada@example.com/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '',
        subject: 'order',
        restaurant_id: 2,
        order_number: '117',
        message: 'Do you bake on Mondays?',
        website: '',
        form: 'form 1',
      },
    ]);
    expect(await axeProblems()).toEqual([]);
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect.element(field('Message')).toHaveValue('');
    await expect.element(page.getByRole('heading', { name: 'Write to us' })).toHaveFocus();
  });

  test('says what is wrong at each field, begins with the first, and sends nothing', async () => {
    const { calls } = draw();
    await field('Email').fill('ada');
    await send().click();
    await expect.element(field('Name')).toHaveFocus();
    for (const text of [/^Write your name/, /^Write your email address/, /^Write your message/]) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    expect(calls).toEqual([]);
    expect(await axeProblems()).toEqual([]);
  });

  test('keeps what is written over a reload, and where a send fails', async () => {
    const { calls } = draw({ replies: [lost] });
    await write('Kept');
    await send().click();
    await expect.element(page.getByText(/^It was not sent: there is no connection/)).toBeVisible();
    const again = draw();
    await expect
      .poll(() => page.getByLabelText('Message', { exact: true }).elements().length)
      .toBe(2);
    const second = page.getByLabelText('Message', { exact: true }).nth(1);
    await expect.element(second).toHaveValue('Kept');
    await page.getByRole('button', { name: 'Send', exact: true }).nth(1).click();
    await expect.element(done()).toBeVisible();
    // The answer may have been lost alone: the same words have the same key.
    expect(again.calls[0]?.key).toBe(calls[0]?.key);
    expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('pressed twice sends once; other words after a refusal have a key of their own', async () => {
    const full = refused(429, 'too_many_requests', 'So many messages came already.');
    const { calls } = draw({ replies: [full] });
    await write();
    await send().click();
    await expect.element(page.getByText('So many messages came already.')).toBeVisible();
    await field('Message').fill('Other words');
    await send().dblClick();
    await expect.element(done()).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  test('of a tab that slept is sent with another form, which nobody sees', async () => {
    const { calls } = draw({ replies: [refused(409, 'contact_form_stale', 'Once more.')] });
    await write();
    await send().click();
    await expect.element(done()).toBeVisible();
    expect(calls.map(({ body }) => body['form'])).toEqual(['form 1', 'form 2']);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  test('has a field for programs that no key reaches and no reader announces', async () => {
    draw();
    await expect.element(field('Name')).toBeVisible();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.closest('[inert]')).not.toBeNull();
    const reached: (string | null)[] = [];
    await field('Name').click();
    for (let count = 0; count < 8; count += 1) {
      await userEvent.keyboard('{Tab}');
      reached.push(document.activeElement?.getAttribute('name') ?? null);
    }
    expect(reached).toContain('message');
    expect(reached).not.toContain('website');
    expect(page.getByRole('textbox', { name: 'Leave this empty' }).elements()).toEqual([]);
  });
});
