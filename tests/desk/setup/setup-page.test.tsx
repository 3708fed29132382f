import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Setup } from '#schemas/api/staff-setup.ts';
import { newtownHours, ok, openSettings } from '../settings/settings-server.ts';
import { openSetup as open, preloadSetup } from './open-setup.ts';
import { setupWith } from './setup-server.ts';

beforeEach(preloadSetup);
afterEach(() => page.viewport(414, 896));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const steps = page.getByRole('navigation', { name: 'Steps of the set-up' });

describe('the frame', () => {
  test('resumes at the first step that lacks something, with the focus on its heading', async () => {
    const { place } = open('/desk/setup', ['hours', 'payment'], {
      'GET /v2/staff/restaurants/1/hours': () => ok({ ...newtownHours, week: [] }),
    });
    await expect.element(heading(/^Step 2 of 9 Opening hours$/)).toHaveFocus();
    await expect.poll(place).toBe('/desk/setup/hours');
    await page.viewport(1200, 800);
    await expect.element(steps.getByText('There are no hours for pickup.')).toBeVisible();
    await expect
      .element(steps.getByRole('link', { name: /Opening hours/ }))
      .toHaveAttribute('aria-current', 'step');
    await expect.element(steps.getByText('6 of 8 steps done').last()).toBeVisible();
  });

  test('is a bar and a button on a phone, which open the list', async () => {
    await page.viewport(375, 740);
    open('/desk/setup/open', ['payment', 'test_order']);
    await expect.element(heading(/Open$/)).toHaveFocus();
    expect(steps.getByRole('link').elements()).toEqual([]);
    await button('6 of 8 steps done').click();
    await expect.element(steps.getByText('Nobody can pay yet.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    // A frame of the page is not drawn here.
    const rules = { 'landmark-one-main': { enabled: false }, region: { enabled: false } };
    const { violations } = await axe.run(document.body, { rules });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test('warns before the opening where nobody would notice an order', async () => {
    const setup = setupWith([]);
    const hint = { code: 'no_notice' as const, restaurant: null, order_type: null };
    const steps = setup.steps.map((one) =>
      one.step === 'test_order' ? { ...one, hints: [hint] } : one,
    );
    openSettings('/desk/setup/open', {
      'GET /v2/staff/setup': () => ok({ ...setup, steps }),
    });
    await expect.element(page.getByText(/^Nobody would notice an order/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Choose mails of new orders' }))
      .toHaveAttribute('href', '/desk/settings/orders');
    await expect.element(button('Open the site')).toBeVisible();
  });

  test('says on the other pages of the desk what is missing', async () => {
    open('/desk/people', ['payment']);
    await expect.element(page.getByText('1 step is missing.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Finish setting up' }))
      .toHaveAttribute('href', '/desk/setup');
  });

  test('of a site that is open leads to what is good to do next, and is not in the way', async () => {
    const { place } = openSettings('/desk/setup', {
      'GET /v2/staff/setup': () => ok(setupWith([], { opened_at: '2026-11-21T02:00:00.000Z' })),
    });
    await expect.poll(place).toBe('/desk/setup/open');
    await expect.element(page.getByText('Good to do next')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /^See what else you can offer/ }))
      .toHaveAttribute('href', '/desk/settings/capabilities');
    expect(page.getByRole('link', { name: /Set-up|Finish setting up/ }).elements()).toEqual([]);
  });
});

test('a step that still lacks something says what, and later is always possible', async () => {
  const { place } = open('/desk/setup/payment', ['payment', 'test_order'], {
    'GET /v2/staff/payment-settings': () =>
      ok({
        ways: [],
        takes_cash: false,
        stripe: null,
        environment: 'test',
        webhook_url: 'https://corner.test/api/v2/webhooks/stripe/7',
        webhook_events: [],
        makes_webhook: false,
        revision: 0,
      }),
  });
  await button('Go on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nobody can pay yet.');
  await expect.poll(place).toBe('/desk/setup/payment');
  await expect
    .element(page.getByRole('link', { name: 'Later. Go to: Test order' }))
    .toHaveAttribute('href', '/desk/setup/test-order');
});

describe('the test order', () => {
  const order = {
    id: '00000000-0000-4000-8000-0000000000f1',
    number: 'T1',
    restaurant: { id: 1, name: 'Newtown' },
    status: 'placed' as const,
    placed_at: new Date().toISOString(),
    mailed_to: 'o@corner.test',
  };

  test('is placed once, whatever became of the answer, and can be removed', async () => {
    let isLost = true;
    const { server, state } = open('/desk/setup/test-order', ['test_order'], {
      'POST /v2/staff/setup/test-orders': () => {
        state.setup = setupWith([], { test_orders: [order] });
        if (!isLost) return ok(state.setup, 201);
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
      [`DELETE /v2/staff/setup/test-orders/${order.id}`]: () => {
        state.setup = setupWith([]);
        return ok(state.setup);
      },
    });
    await button('Place a test order').click();
    await expect.element(page.getByText(/there is no connection\. Try again\./)).toBeVisible();
    await button('Place a test order').click();
    await expect.element(page.getByText('It is at the desk.')).toBeVisible();
    await expect.element(page.getByText('Mailed to o@corner.test.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'See it at the desk' }))
      .toHaveAttribute('href', `/desk?order=${order.id}`);
    const [first, again] = server.calls.filter(({ method }) => method === 'POST');
    expect(first?.key).toMatch(/^\S{16,}$/);
    expect(again?.key).toBe(first?.key);
    await button('Remove test order T1').click();
    await expect.element(page.getByText('The test order is gone.')).toBeVisible();
    expect(page.getByText(/^Test order T1/).elements()).toEqual([]);
  });

  test('may be left out', async () => {
    const { server, state } = open('/desk/setup/test-order', ['test_order'], {
      'PUT /v2/staff/setup/marks': () => {
        const { steps } = setupWith([]);
        state.setup = setupWith([], {
          steps: steps.map((one) =>
            one.step === 'test_order' ? { ...one, state: 'skipped' as const } : one,
          ),
        });
        return ok(state.setup);
      },
    });
    await button('Leave it out').click();
    await expect.element(page.getByText('You left the test order out.')).toBeVisible();
    await expect.element(button('Do it after all')).toBeVisible();
    expect(server.sent('PUT', /marks$/)).toEqual([{ step: 'test_order', mark: 'skipped' }]);
  });
});

describe('opening', () => {
  test('says what is missing, with the way there', async () => {
    open('/desk/setup/open', ['menu', 'payment']);
    const missing = page.getByRole('region', { name: 'Before you can open:' });
    await expect.element(missing.getByText('There is no dish that can be ordered.')).toBeVisible();
    await expect
      .element(missing.getByRole('link', { name: 'Go to: Payment' }))
      .toHaveAttribute('href', '/desk/setup/payment');
    expect(button('Open the site').elements()).toEqual([]);
  });

  test('asks about the editor’s button, and then shows where the site is', async () => {
    const { server, state } = open('/desk/setup/open', [], {
      'POST /v2/staff/setup/open': () => {
        state.setup = setupWith([], { opened_at: '2026-11-21T02:00:00.000Z' });
        return ok(state.setup);
      },
    });
    await expect.element(page.getByText(/no longer see the pencil/)).toBeVisible();
    await field('Keep the editor’s button for visitors').click();
    expect(page.getByText(/no longer see the pencil/).elements()).toEqual([]);
    await button('Open the site').click();
    await expect.element(heading(/Your site is open$/)).toHaveFocus();
    await expect.element(field('Address of your site')).toHaveValue('https://corner.test/');
    await expect.element(page.getByRole('link', { name: /Invite your people/ })).toBeVisible();
    expect(server.sent('POST', '/v2/staff/setup/open')).toEqual([{ keep_editor: true }]);
  });

  test('that is refused says why, and shows what is missing now', async () => {
    const refused: { setup: Setup } = { setup: setupWith(['payment']) };
    const { state } = open('/desk/setup/open', [], {
      'POST /v2/staff/setup/open': () => {
        state.setup = refused.setup;
        return {
          status: 409,
          body: { error: 'Something is missing.', code: 'setup_incomplete', data: refused.setup },
        };
      },
    });
    await button('Open the site').click();
    await expect
      .element(page.getByRole('region', { name: 'Before you can open:' }))
      .toHaveTextContent('Nobody can pay yet.');
    expect(button('Open the site').elements()).toEqual([]);
  });
});
