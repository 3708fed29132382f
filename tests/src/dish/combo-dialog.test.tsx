import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { dinner, offersMenu } from './sample-offers.ts';

const dialog = () => page.getByRole('dialog', { name: 'Dinner for one' });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const radio = (name: string) => dialog().getByRole('radio', { name });
const title = (name: string) => dialog().getByRole('heading', { name });

async function openCombo(menu = offersMenu()) {
  const server = cartStandIn();
  const site = (
    <>
      <MenuScreen />
      <CartHost />
    </>
  );
  const drawn = drawInStorefront(site, { menu, fetch: server.fetch });
  await page.getByRole('button', { name: 'Dinner for one', exact: true }).click();
  await expect.element(dialog()).toBeVisible();
  return { ...drawn, server };
}

/** Diavola, the default side, the only drink left and nothing sweet: at the summary. */
async function putTogether() {
  await radio('Diavola').click();
  await button('Next').click();
  await button('Next').click();
  await button('Next').click();
  await button('Look it over').click();
  await expect.element(title('Your choice')).toBeVisible();
}

describe('the combo dialog', () => {
  it('leads through a step for each component, forth and back, with the focus on its name', async () => {
    await openCombo();
    await expect.element(dialog().getByText('Step 1 of 5')).toBeVisible();
    await radio('Diavola').click();
    await button('Next').click();
    await expect.element(title('A side')).toHaveFocus();
    await button('Back').click();
    await expect.element(title('Your pizza')).toHaveFocus();
    await expect.element(radio('Diavola')).toBeChecked();
  });

  it('goes one step back by the Back of the phone, which drops nothing that was chosen', async () => {
    const { goBack, place } = await openCombo();
    await radio('Diavola').click();
    await button('Next').click();
    await button('Next').click();
    await expect.element(dialog().getByText('Step 3 of 5')).toBeVisible();
    await goBack();
    await expect.element(title('A side')).toHaveFocus();
    await goBack();
    await expect.element(title('Your pizza')).toHaveFocus();
    await expect.element(radio('Diavola')).toBeChecked();
    await goBack();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(place()).toBe('/menu');
  });

  it('closes at once from any step, and Back does not open it again', async () => {
    const { goBack, place } = await openCombo();
    await radio('Diavola').click();
    await button('Next').click();
    await button('Close').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(place()).toBe('/menu');
    await goBack();
    await expect.poll(place).toBe('/');
  });

  it('opened by its address closes from any step too, to the page below', async () => {
    const { fetch } = cartStandIn();
    const { goBack, place } = drawInStorefront(<MenuScreen />, {
      menu: offersMenu(),
      fetch,
      address: `/menu?combo=${dinner.id}`,
    });
    await radio('Diavola').click();
    await button('Next').click();
    await expect.element(title('A side')).toHaveFocus();
    await button('Close').click();
    await expect.poll(place).toBe('/menu');
    await goBack();
    await expect.poll(place).toBe('/');
  });

  it('R33 charges its fixed price and the upcharge of a swap', async () => {
    await openCombo();
    await expect.element(dialog().getByText('$28.00', { exact: true }).first()).toBeVisible();
    await radio('Diavola + $2.00').click();
    await expect.element(dialog().getByText('$30.00', { exact: true }).first()).toBeVisible();
  });

  it('R33 says of a smaller size that it is included, for the fixed price stays', async () => {
    const menu = offersMenu();
    const values = [
      { id: 41, display_value: 'Small', price_adjustment: -0.5 },
      { id: 42, display_value: 'Large', price_adjustment: 4 },
    ];
    await openCombo({
      ...menu,
      restaurant_products: menu.restaurant_products.map((one) => ({
        ...one,
        configurations: one.configurations.map((choice) => ({ ...choice, values })),
      })),
    });
    await radio('Margherita').click();
    await expect.element(radio('Large + $4.00')).toBeVisible();
    await radio('Small Included').click();
    await expect.element(dialog().getByText('$28.00', { exact: true }).first()).toBeVisible();
    await radio('Large + $4.00').click();
    await expect.element(dialog().getByText('$32.00', { exact: true }).first()).toBeVisible();
  });

  it('preselects defaults and what there is no other choice for; sold-out dishes stay quiet', async () => {
    await openCombo();
    await radio('Diavola').click();
    await button('Next').click();
    await expect.element(radio('Salad')).toBeChecked();
    await button('Next').click();
    await expect.element(radio('Cola Sold out')).toBeDisabled();
    await expect.element(radio('Water')).toBeChecked();
  });

  it('asks the choices of a chosen dish within the step, and leads to what is missing', async () => {
    await openCombo();
    await radio('Margherita').click();
    await button('Next').click();
    await expect.element(dialog().getByText('Please choose one to go on.')).toBeVisible();
    await expect.element(radio('Small')).toHaveFocus();
    await radio('Large').click();
    // A dearer size is charged on top of the fixed price.
    await expect.element(dialog().getByText('$32.00', { exact: true }).first()).toBeVisible();
    await button('Next').click();
    await expect.element(title('A side')).toBeVisible();
  });

  it('names a component that nothing was chosen of', async () => {
    await openCombo();
    await button('Next').click();
    await expect.element(dialog().getByText('Your pizza: choose 1.')).toBeVisible();
    await expect.element(title('Your pizza')).toBeVisible();
  });

  it(
    'sums up in words what was chosen, and what it saves against single prices',
    { tags: ['slow'] },
    async () => {
      await openCombo();
      await putTogether();
      // 24 + 8 + 4 one by one, 28 + 2 together.
      await expect.element(dialog().getByText('Bought one by one $36.00')).toBeVisible();
      await expect.element(dialog().getByText('You save $6.00')).toBeVisible();
      await expect.element(dialog().getByText('Diavola')).toBeVisible();
      await button('Change A side').click();
      await expect.element(title('A side')).toBeVisible();
    },
  );

  it('sends its children with their components', async () => {
    const { server } = await openCombo();
    await putTogether();
    await button('Add · $30.00').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(server.changes()[0]?.body).toMatchObject({
      combo_product_id: 3,
      quantity: 1,
      children: [
        { combo_component_id: 12, restaurant_product_id: 4, product_id: 101, quantity: 1 },
        { combo_component_id: 13, restaurant_product_id: 6, quantity: 1 },
        { combo_component_id: 11, restaurant_product_id: 2, quantity: 1 },
      ],
    });
  });

  it(
    'takes several dishes of a component that asks for more than one',
    { tags: ['slow'] },
    async () => {
      const [first, ...others] = dinner.components;
      if (!first) throw new Error('The sample combo has lost its components.');
      const two = { ...dinner, components: [{ ...first, min: 2, max: 2 }, ...others] };
      const { server } = await openCombo(offersMenu([], two));
      await button('More: Diavola').click();
      await button('More: Diavola').click();
      await expect.element(button('More: Margherita')).toHaveAttribute('aria-disabled', 'true');
      await button('Next').click();
      await button('Next').click();
      await button('Next').click();
      await button('Look it over').click();
      await button('Add · $32.00').click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(server.changes()[0]?.body).toMatchObject({
        children: expect.arrayContaining([
          expect.objectContaining({ restaurant_product_id: 2, quantity: 2 }),
        ]),
      });
    },
  );

  it('is in the address, and closes with Escape', async () => {
    const { place } = await openCombo();
    await expect.poll(place).toBe('/menu?combo=3');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(place).toBe('/menu');
  });

  it('R34 cannot be ordered once a required component has nothing left', async () => {
    const drinks = { id: 13, name: 'To drink', min: 1, max: 1, choices: [] };
    const dry = {
      ...dinner,
      components: dinner.components.map((one) => (one.id === 13 ? drinks : one)),
    };
    await openCombo(offersMenu([], dry));
    await expect.element(button('Sold out')).toHaveAttribute('aria-disabled', 'true');
  });
});
