import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { capabilities } from '#schemas/capabilities.ts';
import type { Deal } from '#schemas/api/menu.ts';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { DealsScreen } from '#src/screens/deals.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { always, bogo, bundle, offersMenu } from './sample-offers.ts';

/** Saturday, 21 November 2026, noon in Sydney. */
const saturdayNoon = () => Date.parse('2026-11-21T01:00:00Z');
const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '11:00', to: '15:00' }));
const lunch: Deal = {
  ...bogo,
  id: 8,
  name: 'Lunch',
  effect: { kind: 'percent', percent: 20, max_discount: 10 },
  is_automatic: true,
  conditions: { ...always, windows: weekdays, order_types: ['pickup'], minimum: 30 },
  components: [
    { id: 41, name: 'Any pizza', role: 'buy', quantity: 1, restaurant_product_ids: [1, 2] },
  ],
};

function openDeals(deals: Deal[], { address = '/deals', now = saturdayNoon } = {}) {
  const server = cartStandIn();
  const site = (
    <>
      <DealsScreen />
      <CartHost />
    </>
  );
  const menu = offersMenu(deals);
  return { server, ...drawInStorefront(site, { menu, fetch: server.fetch, address, now }) };
}

const card = (name: string) => page.getByRole('article').filter({ hasText: name });
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('the deals page', () => {
  it('says of each deal what it gives, and starts those that are put together by hand', async () => {
    openDeals([bogo]);
    const deal = card('Two for one');
    await expect.element(deal.getByText('Buy 1, get 1 free')).toBeVisible();
    await expect.element(deal.getByText('Margherita or Diavola').first()).toBeVisible();
    await deal.getByRole('button', { name: 'Put it together: Two for one' }).click();
    await expect.element(dialog('Two for one')).toBeVisible();
  });

  it('says the conditions in words, when it holds and that it needs no hand', async () => {
    openDeals([lunch]);
    const deal = card('Lunch');
    await expect.element(deal.getByText('20 % off')).toBeVisible();
    await expect
      .element(deal.getByText(/^Not right now: Weekdays 11:00 am – 3:00 pm$/i))
      .toBeVisible();
    await expect.element(deal.getByText('Only for pickup')).toBeVisible();
    await expect.element(deal.getByText('From $30.00')).toBeVisible();
    await expect.element(deal.getByText('At most $10.00')).toBeVisible();
    await expect.element(deal.getByText('Applied by itself in your cart')).toBeVisible();
    await expect.element(deal.getByRole('button')).not.toBeInTheDocument();
  });

  it('shows what holds now before what does not, and leaves out what has ended', async () => {
    const gone = { ...bogo, id: 9, name: 'Gone' };
    const ended = { ...gone, conditions: { ...always, valid_until: '2026-11-20T00:00:00Z' } };
    openDeals([lunch, bogo, ended]);
    await expect.element(card('Two for one')).toBeVisible();
    const names = page.getByRole('heading', { level: 2 }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(['Two for one', 'Lunch']);
  });

  it('has a way to the menu where there are none', async () => {
    openDeals([]);
    await expect
      .element(page.getByText(capabilities.deals.whenOff ?? 'a sentence of its own'))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Look at the menu' })).toBeVisible();
  });

  it('is led to from a menu that has deals', async () => {
    drawInStorefront(<MenuScreen />, { menu: offersMenu([bogo]), fetch: cartStandIn().fetch });
    await expect
      .element(page.getByRole('link', { name: 'See our deal' }))
      .toHaveAttribute('href', '/deals');
  });
});

describe('the deal dialog', () => {
  it('R35 marks the free one, charges the other, and sends both with their components', async () => {
    const { server } = openDeals([bogo], { address: '/deals?deal=5' });
    const deal = dialog('Two for one');
    await deal.getByRole('radio', { name: 'Diavola $24.00' }).click();
    await deal.getByRole('button', { name: 'Next' }).click();
    await expect.element(deal.getByRole('radio', { name: 'Diavola $24.00 Free' })).toBeVisible();
    await deal.getByRole('radio', { name: 'Diavola' }).click();
    await deal.getByRole('button', { name: 'Look it over' }).click();
    await expect.element(deal.getByText('You save $24.00')).toBeVisible();
    await deal.getByRole('button', { name: 'Add · $24.00' }).click();
    await expect.element(deal).not.toBeInTheDocument();
    expect(server.changes()[0]?.body).toMatchObject({
      deal_id: 5,
      quantity: 1,
      children: [
        { deal_component_type_id: 21, restaurant_product_id: 2, quantity: 1 },
        { deal_component_type_id: 22, restaurant_product_id: 2, quantity: 1 },
      ],
    });
  });

  it('charges a bundle its price, with the options on top', async () => {
    openDeals([bundle], { address: '/deals?deal=6' });
    const deal = dialog('Pizza night');
    const soFar = () => deal.getByRole('status').last();
    await expect.element(soFar()).toHaveTextContent('$50.00');
    await deal.getByRole('button', { name: 'More: Diavola' }).click();
    await expect.element(soFar()).toHaveTextContent('$50.00');
    await deal.getByRole('button', { name: 'More: Margherita' }).click();
    await deal.getByRole('radio', { name: 'Large' }).click();
    await expect.element(soFar()).toHaveTextContent('$54.00');
    await deal.getByRole('button', { name: 'Next' }).click();
    await deal.getByRole('button', { name: 'Look it over' }).click();
    // 50 + 4 for the large one; 24 + 24 + 8 one by one.
    await expect.element(deal.getByRole('button', { name: 'Add · $54.00' })).toBeVisible();
    await expect.element(deal.getByText('You save $2.00')).toBeVisible();
  });

  it('says when a deal holds that cannot be had right now', async () => {
    const noon = { ...bogo, conditions: { ...always, windows: weekdays } };
    openDeals([noon], { address: '/deals?deal=5' });
    await expect
      .element(dialog('Two for one').getByText(/Not right now: Weekdays 11:00 am – 3:00 pm/i))
      .toBeVisible();
  });

  it('says no price before a dish is chosen, and the first one then', async () => {
    openDeals([bogo], { address: '/deals?deal=5' });
    const deal = dialog('Two for one');
    await expect.element(deal.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect.element(deal.getByText('$0.00')).not.toBeInTheDocument();
    await deal.getByRole('radio', { name: 'Diavola $24.00' }).click();
    await expect.element(deal.getByText('$24.00', { exact: true }).last()).toBeVisible();
  });

  it('cannot be begun before it holds, by its card nor by a link', async () => {
    const noon = { ...bogo, conditions: { ...always, windows: weekdays } };
    openDeals([noon], { address: '/deals?deal=5' });
    const deal = dialog('Two for one');
    const button = deal.getByRole('button', { name: 'Not right now' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(page.getByRole('button', { name: /Put it together/, includeHidden: true }))
      .not.toBeInTheDocument();
  });

  it('closes with a word where the deal is gone', async () => {
    const { toasts, place } = openDeals([bogo], { address: '/deals?deal=99' });
    await expect
      .poll(() => toasts)
      .toMatchObject([{ title: 'There is no such deal to put together.' }]);
    // The address follows its toast.
    await expect.poll(place).toBe('/deals');
  });
});
