import { matchPath } from 'react-router-dom';
import type { Messages } from '#schemas/messages/en.ts';
import { lazyPart, type LazyPart, type PagePart } from '#variants/lazy-part.tsx';
import { paths } from '../paths.ts';
import type { LegalPage } from '../screens/legal.tsx';
import type { furtherScreens } from './further-screens.ts';

type NoProps = Record<never, never>;

export type ScreenRoute = {
  path: string;
  part: LazyPart<NoProps>;
  /** null: the page carries the site's own title. */
  title: (messages: Messages) => string | null;
  /** Drawn on the server, the same for everyone, and open to search engines. */
  isPublic: boolean;
  /**
   * The screen orders, so a restaurant has to be chosen (specification §2, Restaurant selection
   * dialog).
   */
  needsRestaurant: boolean;
  sections: 'home' | 'menu' | null;
  /** Draws from the menu without its section, so the menu comes with the page. */
  needsMenu: boolean;
  /** For a restaurant's own people: without the site's header, footer, cart and editor. */
  isForStaff: boolean;
  /** Loaded by `furtherScreensPart`. */
  isFurther: boolean;
};

const screen = (
  path: string,
  part: LazyPart<NoProps>,
  title: ScreenRoute['title'],
  more: Partial<ScreenRoute> = {},
): ScreenRoute => ({
  path,
  part,
  title,
  isPublic: false,
  needsRestaurant: false,
  sections: null,
  needsMenu: false,
  isForStaff: false,
  isFurther: false,
  ...more,
});

/** Of the screens but home and menu, what loads each: most first loads need none of it. */
const loadFurther = () => import('./further-screens.ts');

/** Comes with the page where its screen is one of them, and elsewhere before a link is followed. */
export const furtherScreensPart: PagePart = {
  id: 'src/app/further-screens.ts',
  preload: async () => void (await loadFurther()),
};

const further = (
  path: string,
  name: keyof typeof furtherScreens,
  title: ScreenRoute['title'],
  more: Partial<ScreenRoute> = {},
) =>
  screen(
    path,
    lazyPart(`src/screens/${name}.tsx`, async () => (await loadFurther()).furtherScreens[name]()),
    title,
    { isFurther: true, ...more },
  );

const legal = (path: string, name: LegalPage) =>
  screen(
    path,
    lazyPart('src/screens/legal.tsx', async () => (await loadFurther()).loadLegal(name)),
    ({ shell }) => shell.legalTitles[name],
    { isPublic: true, isFurther: true },
  );

const open = { isPublic: true };
const ordering = { needsRestaurant: true };

/** Every screen of specification §2, those that mails lead to and staff's, each a chunk of its own. */
export const routes: readonly ScreenRoute[] = [
  screen(
    paths.home,
    lazyPart('src/screens/home.tsx', async () => (await import('../screens/home.tsx')).HomeScreen),
    () => null,
    { ...open, ...ordering, sections: 'home' },
  ),
  screen(
    paths.menu,
    lazyPart('src/screens/menu.tsx', async () => (await import('../screens/menu.tsx')).MenuScreen),
    ({ shell }) => shell.titles.menu,
    { ...open, ...ordering, sections: 'menu' },
  ),
  further(paths.instoreMenu, 'instore-menu', ({ shell }) => shell.soon.instoreMenu, {
    ...open,
    needsMenu: true,
  }),
  further(paths.dineInMenu, 'dine-in-menu', ({ shell }) => shell.soon.dineInMenu, {
    ...open,
    sections: 'menu',
  }),
  further(paths.dineInCheckout, 'checkout', ({ shell }) => shell.soon.dineInCheckout),
  further(paths.dineInPayment, 'checkout-payment', ({ shell }) => shell.soon.dineInPayment),
  further(
    paths.dineInConfirmation(':orderId'),
    'order-confirmation',
    ({ shell }) => shell.soon.dineInConfirmation,
  ),
  further(paths.dineInDeals, 'dine-in-deals', ({ shell }) => shell.soon.dineInDeals, {
    ...open,
    needsMenu: true,
  }),
  further(paths.contact, 'contact', ({ shell }) => shell.soon.contact, open),
  further(paths.deals, 'deals', ({ offers }) => offers.title, {
    ...open,
    ...ordering,
    needsMenu: true,
  }),
  further(paths.login, 'login', ({ shell }) => shell.titles.login),
  further(paths.signup, 'signup', ({ shell }) => shell.titles.signup),
  further(paths.forgotPassword, 'forgot-password', ({ shell }) => shell.titles.forgotPassword),
  further(paths.otpVerification, 'otp-verification', ({ shell }) => shell.titles.otpVerification),
  further(paths.profile, 'profile', ({ shell }) => shell.titles.profile),
  further(paths.checkout, 'checkout', ({ shell }) => shell.titles.checkout, ordering),
  further(
    paths.checkoutPayment,
    'checkout-payment',
    ({ shell }) => shell.titles.checkoutPayment,
    ordering,
  ),
  further(paths.checkoutSuccess, 'checkout-success', ({ shell }) => shell.titles.checkoutSuccess),
  further(
    paths.orderConfirmation(':orderId'),
    'order-confirmation',
    ({ shell }) => shell.titles.orderConfirmation,
  ),
  legal(paths.terms, 'terms'),
  legal(paths.privacy, 'privacy'),
  legal(paths.refundPolicy, 'refundPolicy'),
  further(paths.orderHistory, 'order-history', ({ shell }) => shell.titles.orderHistory),
  further(paths.favorites, 'favorites', ({ shell }) => shell.titles.favorites, {
    ...ordering,
    needsMenu: true,
  }),
  further(paths.giftCards, 'gift-cards', ({ shell }) => shell.soon.giftCards),
  further(paths.loyaltyPoints, 'loyalty-points', ({ shell }) => shell.soon.loyaltyPoints),
  further(paths.reservations, 'reservations', ({ shell }) => shell.soon.reservations),
  further(
    paths.tableReservation,
    'table-reservation',
    ({ shell }) => shell.soon.tableReservation,
    open,
  ),
  further(
    paths.tableReservationConfirm,
    'table-reservation-confirm',
    ({ shell }) => shell.soon.tableReservationConfirm,
  ),
  further(
    paths.tableReservationSuccess,
    'table-reservation-success',
    ({ shell }) => shell.soon.tableReservationSuccess,
  ),
  further(paths.error, 'error', ({ shell }) => shell.serverDown.title),
  further(paths.dineInTab, 'dine-in-tab', ({ shell }) => shell.soon.tableReservationSuccess),
  further(paths.giftCard(':code'), 'gift-card', ({ shell }) => shell.soon.giftCards),
  further(paths.newsletterConfirm, 'newsletter-confirm', ({ shell }) => shell.titles.newsletter),
  further(
    paths.newsletterUnsubscribe,
    'newsletter-unsubscribe',
    ({ shell }) => shell.titles.newsletter,
  ),
  ...[
    paths.desk,
    paths.deskPage(':page'),
    paths.deskPage(':page', ':part'),
    paths.deskPage(':page', ':part', ':entry'),
  ].map((path) =>
    screen(
      path,
      lazyPart('src/app/desk.tsx', async () => (await loadFurther()).loadDesk()),
      ({ shell }) => shell.titles.desk,
      { isForStaff: true, isFurther: true },
    ),
  ),
];

/** The screen of every address that is none of the above. */
export const notFound: ScreenRoute = further(
  '*',
  'not-found',
  ({ shell }) => shell.notFound.title,
  open,
);

/** The screen of a path, or `notFound`. */
export function routeOf(pathname: string): ScreenRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
