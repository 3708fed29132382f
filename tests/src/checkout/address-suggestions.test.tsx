import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SuggestedAddress } from '#schemas/api/addresses.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { refusal, sampleRestaurant, StandInServer } from './stand-in-server.ts';

afterEach(forgetEverything);

const field = (name: string) => page.getByLabelText(name, { exact: true });
const line = () => page.getByRole('combobox', { name: 'Street and number' });
const option = (name: string | RegExp) => page.getByRole('option', { name });

const found = {
  suggestions: [
    { id: 'one', main: '1 King Street', detail: 'Newtown Sydney 2042' },
    { id: 'two', main: '1 Kings Road', detail: 'The Rocks Sydney 2000' },
  ],
  attribution: 'Google Maps',
};
const chosen: SuggestedAddress = {
  address: {
    formattedAddress: '1 King Street',
    suburb: 'Newtown',
    city: 'Sydney',
    postcode: '2042',
  },
  point: { latitude: -33.9, longitude: 151.18 },
  delivery: null,
};

async function openDelivery() {
  const server = new StandInServer();
  server.restaurant = {
    ...sampleRestaurant,
    restaurant: { ...sampleRestaurant.restaurant, order_types: ['pickup', 'delivery'] },
  };
  server.suggestions = found;
  server.suggested = chosen;
  const app = openApp({ server });
  await page.getByRole('radio', { name: 'Delivery' }).click();
  await line().click();
  return { ...app, server };
}

/** What the query of each look-up was. */
const asked = (server: StandInServer) =>
  server.calls('suggestAddresses').map(({ url }) => url.searchParams.get('query'));

describe('the first line of a delivery’s address', () => {
  it('completes by keys alone, fills the other fields and prices the delivery at once', async () => {
    const { server, stores } = await openDelivery();
    await userEvent.keyboard('1 King');
    await expect.element(option(/1 King Street/)).toBeVisible();
    await expect.element(page.getByText('Google Maps')).toBeVisible();
    await expect
      .element(page.getByText('2 addresses found. Press the arrow keys to choose one.'))
      .toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option(/1 King Street/)).toHaveAttribute('aria-selected', 'true');
    const active = option(/1 King Street/).element().id;
    await expect.element(line()).toHaveAttribute('aria-activedescendant', active);
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Postcode')).toHaveValue('2042');
    await expect.element(field('Suburb')).toHaveValue('Newtown');
    await expect.element(field('City')).toHaveValue('Sydney');
    await expect.element(line()).toHaveFocus();
    await expect.element(line()).toHaveAttribute('aria-expanded', 'false');
    await expect
      .element(page.getByText('Filled in: 1 King Street, Newtown, 2042'))
      .toBeInTheDocument();
    const { shippingDetails, pricedAddress } = stores.checkout.getState();
    expect(pricedAddress).toBe(shippingDetails);
    await expect
      .poll(() => server.calls('getCart').at(-1)?.url.searchParams.get('postcode'))
      .toBe('2042');
    // One look-up for what was typed at once, and nothing for what was filled in.
    expect(asked(server)).toEqual(['1 King']);
  });

  it('keeps one session from the first key to what is chosen, and begins another then', async () => {
    const { server } = await openDelivery();
    await userEvent.keyboard('1 King');
    await option(/1 Kings Road/).click();
    await expect.element(field('Postcode')).toHaveValue('2042');
    await userEvent.keyboard(' 2');
    await expect.poll(() => server.calls('suggestAddresses')).toHaveLength(2);
    const sessionOf = (name: 'suggestAddresses' | 'getSuggestedAddress') =>
      server.calls(name).map(({ url }) => url.searchParams.get('session'));
    const [first, second] = sessionOf('suggestAddresses');
    expect(sessionOf('getSuggestedAddress')).toEqual([first]);
    expect(second).not.toBe(first);
  });

  it('Escape closes the list and keeps the text; leaving the field does too', async () => {
    await openDelivery();
    await userEvent.keyboard('1 King');
    await expect.element(option(/1 King Street/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(option(/1 King Street/)).not.toBeInTheDocument();
    await expect.element(line()).toHaveValue('1 King');
    await userEvent.keyboard(' S');
    await expect.element(option(/1 King Street/)).toBeVisible();
    await userEvent.tab();
    await expect.element(option(/1 King Street/)).not.toBeInTheDocument();
    await expect.element(field('Postcode')).toHaveFocus();
    await expect.element(line()).toHaveValue('1 King S');
  });

  it('is left alone where the browser fills it in, or two letters are there', async () => {
    const { server } = await openDelivery();
    await line().fill('12 Acland Street');
    await userEvent.tab();
    await line().fill('');
    await userEvent.keyboard('12');
    await expect.element(line()).toHaveValue('12');
    await expect.element(line()).toHaveAttribute('autocomplete', 'shipping address-line1');
    await field('Postcode').fill('2042');
    await expect.element(field('Suburb')).toHaveValue('Newtown');
    expect(asked(server)).toEqual([]);
  });

  it.each([
    ['refuses', refusal(429, 'too_many_requests', 'Too often.')],
    ['fails', refusal(500, 'internal_error', 'oops')],
    ['is not reached', 'no reply' as const],
  ])('without an answer typing goes on, and nothing is said: it %s', async (_, answer) => {
    const { server } = await openDelivery();
    server.next('suggestAddresses', answer);
    await userEvent.keyboard('1 King');
    await expect.poll(() => asked(server)).toEqual(['1 King']);
    await expect.element(line()).toHaveAttribute('aria-expanded', 'false');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard(' S');
    await expect.element(option(/1 King Street/)).toBeVisible();
  });

  it('a suggestion that nobody explains stays as it was pressed', async () => {
    const { server } = await openDelivery();
    server.next('getSuggestedAddress', refusal(404, 'unknown_address', 'Gone.'));
    await userEvent.keyboard('1 King');
    await option(/1 King Street/).click();
    await expect.poll(() => server.calls('getSuggestedAddress')).toHaveLength(1);
    await expect.element(line()).toHaveValue('1 King Street');
    await expect.element(field('Postcode')).toHaveValue('');
  });

  it('what is typed after a press is not overwritten by its answer', async () => {
    const { server } = await openDelivery();
    await userEvent.keyboard('1 King');
    await expect.element(option(/1 King Street/)).toBeVisible();
    const release = server.holdSuggested();
    await option(/1 King Street/).click();
    await expect.element(line()).toHaveValue('1 King Street');
    await userEvent.keyboard(' West');
    release();
    await expect.poll(() => server.answered('getSuggestedAddress')).toBe(1);
    await expect.element(line()).toHaveValue('1 King Street West');
    await expect.element(field('Postcode')).toHaveValue('');
  });

  it('moves nothing below it, and is clean for axe while it is open', async () => {
    await openDelivery();
    const place = () => field('Postcode').element().getBoundingClientRect().top;
    const before = place();
    await userEvent.keyboard('1 King');
    await expect.element(option(/1 King Street/)).toBeVisible();
    expect(place()).toBe(before);
    const listed = line().element().closest('section');
    for (const one of page.getByRole('option').elements()) {
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    const { violations } = await axe.run(listed ?? document.body);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
