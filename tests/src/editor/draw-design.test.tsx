import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawDesign } from '#src/editor-host/draw-design.tsx';
import { CartHost } from '#src/features/cart/cart-host.tsx';
import { cartStandIn, lineOf } from '../cart/cart-stand-in.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { menuOf } from '../sample-menu.ts';
import { bootWith } from '../site-boot.ts';

describe('a part of the page, drawn from another document', () => {
  it('has the cart in its header as the page has it', async () => {
    const menu = menuOf([]);
    const { web_config: config } = bootWith({ menu }).settings;
    const server = cartStandIn([lineOf({ id: 7, name: 'Margherita', unit: 18.5, quantity: 2 })]);
    // The page that it is drawn on has the cart itself.
    const { stores } = drawInStorefront(
      <>
        <CartHost />
        {drawDesign(config, 'header')}
      </>,
      { menu, fetch: server.fetch },
    );
    const { account } = stores;
    account.getState().getGuestUser();
    account.getState().setGuestToken('token');
    const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
    await expect.element(cart).toHaveTextContent('2');
  });
});
