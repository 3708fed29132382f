import type { Printer } from '#schemas/api/staff-printers.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { newtown } from '../../src/site-boot.ts';

export const noon = Date.parse('2026-11-21T01:00:00Z');
const ago = (seconds: number) => new Date(noon - seconds * 1000).toISOString();

export const kitchenPrinter: Printer = {
  id: '00000000-0000-4000-8000-000000000001',
  restaurant_id: newtown.restaurant.id,
  name: 'Kitchen',
  protocol: 'star',
  columns: 48,
  order_types: ['pickup', 'delivery'],
  copies: 1,
  created_at: ago(86_400),
  last_seen_at: ago(5),
  status: 'ready',
  waiting: 0,
  failed: 0,
};
export const seen = (seconds: number) => ({ last_seen_at: ago(seconds) });

/** Open around noon. */
export const openNewtown: RestaurantWithImages = {
  ...newtown,
  hours: { ...newtown.hours, openings: [{ opens: ago(3600), closes: ago(-3600) }] },
};

/** A server that knows printers; it notes what is asked of it. */
export function printersServer(printers: Printer[] = []) {
  const calls: { name: RouteName; url: string; body: unknown }[] = [];
  const state = { printers, isDown: false };
  const address = 'https://corner.test/api/v2/print/139.secret';
  const answer = (name: RouteName, body: unknown): unknown => {
    const settings: object = typeof body === 'object' && body !== null ? body : {};
    switch (name) {
      case 'listPrinters':
        return { data: state.printers };
      case 'addPrinter':
        state.printers = [...state.printers, { ...kitchenPrinter, ...settings }];
        return { data: { printer: state.printers.at(-1), url: address } };
      case 'changePrinter':
        state.printers = state.printers.map((printer) => ({ ...printer, ...settings }));
        return { data: state.printers[0] };
      case 'renewPrinterAddress':
        return { data: { printer: state.printers[0], url: address } };
      case 'removePrinter':
        state.printers = [];
        return { data: {} };
      case 'printOrder':
        return { data: { printers: 1 } };
      default:
        return { data: {} };
    }
  };
  const names = Object.keys(routes).filter((name): name is RouteName => name in routes);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), 'https://corner.test');
    const name = names.find((one) => {
      const { method, path } = routes[one];
      const pattern = new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return method === (init?.method ?? 'GET') && pattern.test(url.pathname);
    });
    if (!name) throw new TypeError(`nothing answers ${url.pathname}`);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ name, url: url.pathname, body });
    if (state.isDown) throw new TypeError('no network');
    return new Response(JSON.stringify(answer(name, body)), {
      headers: { 'content-type': 'application/json' },
    });
  };
  return { fetch, calls, state, address };
}
