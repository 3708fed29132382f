import { expect, waitFor } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { App } from '#src/app/app.tsx';
import { partsOf } from '#src/app/page-parts.ts';
import { routeOf } from '#src/app/routes.tsx';
import { createRuntime, type Runtime } from '#src/app/runtime.ts';
import type { CheckoutDraft } from '#ui/stores/checkout-store.ts';
import { orderId, serverWith } from '#tests/src/checkout/order/order-at.ts';
import { StandInServer } from '#tests/src/checkout/stand-in-server.ts';
import {
  ReservationsStandIn,
  sampleReservation,
} from '#tests/src/reservations/reservations-stand-in.ts';
import { sampleCart, sampleItem } from '#tests/src/sample-cart.ts';
import { bootWith, memoryStorage } from '#tests/src/site-boot.ts';
import { contractMenu } from '../samples/contract-menu.ts';
import { contractRestaurants } from '../samples/contract-restaurants.ts';
import { sampleSite, type SampleSite } from '../samples/sample-site.ts';
import { siteNamed } from '../samples/sites.ts';
import { Stage, type Surroundings } from '../stage.tsx';

export type ScreenArgs = {
  /** Selector of something by which one knows that the screen is there. */
  shows: string;
  /** Address of the screen; `{order}` is the order that the stand-in has. */
  at: string;
  cart: 'some' | 'empty';
  draft?: Partial<CheckoutDraft>;
};

type Opened = { site: SampleSite; runtime: Runtime; at: string };
type Context = { args: ScreenArgs; globals: Surroundings };

/** Stories of whole screens: the real app on the sample data, with a server that is none. */
export const screenStories = {
  loaders: [async ({ args, globals }: Context) => ({ opened: await open(args, globals.site) })],
  render: (_args: ScreenArgs, context: { globals: Surroundings; loaded: { opened?: Opened } }) => {
    const { opened } = context.loaded;
    if (!opened) return <p>The screen was not opened.</p>;
    return (
      <Stage site={opened.site} surroundings={context.globals}>
        <MemoryRouter initialEntries={[opened.at]}>
          <App runtime={opened.runtime} />
        </MemoryRouter>
      </Stage>
    );
  },
  play: async ({ args }: Context) => {
    await waitFor(() => expect(document.querySelector(args.shows)).not.toBeNull(), {
      timeout: patience,
    });
    // What still moves is no state that one looks at, or that axe could judge.
    await waitFor(
      () => expect(document.getAnimations().filter(isPassing).map(nameOf)).toEqual([]),
      { timeout: patience },
    );
  },
};

/** A bound for what hangs, in ms. */
const patience = 15_000;

const isPassing = (animation: Animation) =>
  animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity;
const nameOf = ({ effect }: Animation) =>
  effect instanceof KeyframeEffect ? effect.target?.className : '';

async function open({ at, cart, draft }: ScreenArgs, name: string): Promise<Opened> {
  const site = sampleSite(name);
  const { tenant } = site;
  const { config } = siteNamed(name);
  const server = at.includes('{order}') ? await serverWith({}) : new StandInServer();
  server.cart = cart === 'empty' ? sampleCart([]) : cartOf(site);
  const restaurants = asOriginals(contractRestaurants(tenant, Date.now()));
  const [first] = restaurants;
  if (first) server.restaurant = first;
  server.menu = asOriginals(contractMenu(tenant));
  const { id, currency, locale } = tenant;
  const boot = bootWith({
    settings: {
      web_config: asOriginals(config),
      payment_gateway_config: {
        gateways: ['cash', 'sandbox'],
        publishable_key: null,
        environment: 'test',
        wallets: false,
      },
      is_online_order_enabled: 1,
      config_version: 1,
      pages: [],
      tenant: { id, name: tenant.name, currency, locale },
    },
    restaurants,
    selectedRestaurantId: first?.restaurant.id ?? null,
    drawnRestaurantId: first?.restaurant.id ?? null,
    menu: server.menu,
  });
  const runtime = createRuntime({
    boot,
    storage: memoryStorage(),
    isBootLive: true,
    fetch: withReservations(server.fetch, first?.restaurant.id ?? 1),
  });
  const { account, checkout } = runtime.stores;
  account.getState().getGuestUser();
  account.getState().setGuestToken('guest-token');
  if (draft) checkout.getState().update(draft);
  const address = at.replace('{order}', orderId);
  const { pathname } = new URL(address, 'https://screen.example');
  const parts = partsOf(routeOf(pathname), config);
  await Promise.all([...parts.eager, ...parts.deferred].map((part) => part.preload()));
  return { site, runtime, at: address };
}

/** The same server, where two tables are booked besides: one is to come, one was. */
function withReservations(fetch: typeof globalThis.fetch, restaurantId: number) {
  const server = new ReservationsStandIn();
  const past = { id: '2', number: 'B4XP', state: 'finished', party: 5 } as const;
  for (const change of [{ wishes: 'A birthday', high_chairs: 1 }, past]) {
    const one = sampleReservation({ ...change, restaurant_id: restaurantId });
    server.stored.set(one.id, one);
  }
  return (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).includes('/v2/reservation') ? server.fetch(input, init) : fetch(input, init);
}

/** With pictures at an address where no widths are made of them: Storybook has the originals alone. */
function asOriginals<T>(data: T): T {
  const moved: T = JSON.parse(JSON.stringify(data).replaceAll('"/media/', '"/originals/'));
  return moved;
}

/** Three dishes of the tenant's menu that need no choice, the second one twice. */
function cartOf({ tenant }: SampleSite) {
  const plain = tenant.categories
    .flatMap(({ products }) => products)
    .filter(({ groups, configurations, soldOut }) => !groups && !configurations && !soldOut);
  return sampleCart(
    plain.slice(0, 3).map(({ name, price }, index) => {
      const quantity = index === 1 ? 2 : 1;
      return sampleItem(index + 1, name, (price * quantity) / 100, quantity);
    }),
  );
}
