import { paths } from '#ui/paths.ts';
import { openApp } from '../checkout/open-app.tsx';
import { sampleRestaurant, StandInServer } from '../checkout/stand-in-server.ts';
import { menuOf, product } from '../sample-menu.ts';

export const code = 'k3v9';
export const scanned = `${paths.dineInMenu}?table=${code}`;
export const guestDetails = {
  name: 'Mia Wong',
  email: 'mia@example.com',
  phone_no: '0412 345 678',
};

/** A restaurant with a table 12 on its terrace, and dishes that cost less there. */
export function serverWithTable(): StandInServer {
  const server = new StandInServer();
  const { restaurant } = sampleRestaurant;
  server.restaurant = {
    ...sampleRestaurant,
    restaurant: { ...restaurant, order_types: ['pickup', 'delivery', 'dine_in'] },
  };
  server.tables.set(code, { restaurant_id: 7, name: '12', area: 'Terrace', refusal: null });
  server.menu = menuOf([
    product({ id: 1, name: 'Margherita', price: 18, online_price: 21.5 }),
    product({ id: 2, name: 'Garlic bread', price: 8, online_price: 9 }),
  ]);
  // Nobody has opened a tab there, or asked for anything.
  server.further = ({ name }) => {
    if (name === 'listTableCalls') return { status: 200, body: { data: [] } };
    if (name !== 'findTableTab') return null;
    return { status: 200, body: { data: { state: 'none', tab_id: null } } };
  };
  return server;
}

type Options = Omit<NonNullable<Parameters<typeof openApp>[0]>, 'server'> & {
  server?: StandInServer;
};

/** Opens a page of a guest who sits at table 12 and has said who they are. */
export function openSeated({ server = serverWithTable(), ...options }: Options = {}) {
  const app = openApp({ at: paths.dineInCheckout, ...options, server });
  app.stores.checkout
    .getState()
    .update({ guestDetails, tableId: code, tableSeenAt: app.stores.now() });
  return { ...app, server };
}
