import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MenuScreen } from '#src/screens/menu.tsx';
import { cartStandIn } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf, product } from '../sample-menu.ts';

const menu = menuOf([
  product({ id: 5, product_id: 101, name: 'Margherita' }),
  product({ id: 6, product_id: 102, name: 'Crème brûlée', is_available: false }),
]);

const open = (address: string) =>
  drawInStorefront(<MenuScreen />, { menu, fetch: cartStandIn().fetch, address });
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('the page of a dish', () => {
  it('has it open over the menu, and closing leads to the menu in the same step', async () => {
    const { place } = open('/menu/margherita-101');
    await expect.element(dialog('Margherita')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog('Margherita')).not.toBeInTheDocument();
    await expect.poll(place).toBe('/menu');
  });

  it('keeps what the menu is filtered by', async () => {
    const { place } = open('/menu/margherita-101?q=pizza');
    await expect.element(dialog('Margherita')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(place).toBe('/menu?q=pizza');
  });

  it('shows what is sold out, and says so', async () => {
    open('/menu/creme-brulee-102');
    await expect.element(dialog('Crème brûlée')).toHaveTextContent('Sold out');
  });

  it('leads to the menu where the dish is gone, and says so', async () => {
    const { place, toasts } = open('/menu/gone-999');
    await expect.poll(place).toBe('/menu');
    expect(toasts).toMatchObject([{ kind: 'info' }]);
  });

  it('is where the link of its card leads, whose press opens it in place', async () => {
    const { place } = open('/menu');
    const link = page.getByRole('link', { name: 'Crème brûlée', exact: true });
    await expect.element(link).toHaveAttribute('href', '/menu/creme-brulee-102');
    await link.click();
    await expect.element(dialog('Crème brûlée')).toBeVisible();
    await expect.poll(place).toBe('/menu/creme-brulee-102');
    await userEvent.keyboard('{Escape}');
    await expect.poll(place).toBe('/menu');
    await expect.element(link).toHaveFocus();
  });
});
