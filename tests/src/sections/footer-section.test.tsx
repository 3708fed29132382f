import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FooterSection } from '#src/sections/footer-section.tsx';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { StandInServer } from '../checkout/stand-in-server.ts';
import { menuOf } from '../sample-menu.ts';

const draw = (address: string) =>
  drawInStorefront(<FooterSection />, {
    menu: menuOf([]),
    fetch: new StandInServer().fetch,
    address,
  });
const link = (name: string) =>
  page.getByRole('contentinfo').or(page.getByRole('navigation')).getByRole('link', { name });

describe('the footer’s links to the menu', () => {
  test.each(['/dine-in-menu', '/dine-in-menu/checkout', '/dine-in/order/confirmation/1'])(
    'stay at the table on %s',
    async (address) => {
      draw(address);
      await expect.element(link('Menu').first()).toHaveAttribute('href', '/dine-in-menu');
    },
  );

  test.each(['/', '/menu', '/contact'])('lead to the menu on %s', async (address) => {
    draw(address);
    await expect.element(link('Menu').first()).toHaveAttribute('href', '/menu');
  });
});
