import { matchPath } from 'react-router-dom';
import type { TitleMessages } from '#schemas/messages/en-titles.ts';
import { lazyPart, type LazyPart, type PagePart } from '#variants/lazy-part.tsx';
import { paths, routedPath } from '#ui/paths.ts';
import type { LegalPageName } from '#schemas/rules/legal/legal-texts.ts';
import type { furtherScreens } from './further-screens.ts';

type NoProps = Record<never, never>;

export type ScreenRoute = {
  path: string;
  part: LazyPart<NoProps>;
  /** null: the page carries the site's own title. */
  title: keyof TitleMessages['titles'] | null;
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
  /** It is that legal page. */
  legalPage: LegalPageName | null;
  /** For a restaurant's own people: without the site's header, footer, cart and editor. */
  isForStaff: boolean;
  /** Loaded by `furtherScreensPart`. */
  isFurther: boolean;
  /** What it is drawn by besides its screen and its sections. */
  extraPart: PagePart | null;
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
  legalPage: null,
  isForStaff: false,
  isFurther: false,
  extraPart: null,
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

const legal = (path: string, name: LegalPageName) =>
  screen(
    path,
    lazyPart('src/screens/legal.tsx', async () => (await loadFurther()).loadLegal(name)),
    name,
    { isPublic: true, isFurther: true, legalPage: name },
  );

const open = { isPublic: true };
const ordering = { needsRestaurant: true };

/** The dialog of the dish that a page is of, which the server draws with it. */
const dishPagePart: PagePart = {
  id: 'src/screens/dish-page.ts',
  preload: async () => (await loadFurther()).loadDishPage(),
};

const menuPart = lazyPart(
  'src/screens/menu.tsx',
  async () => (await import('../screens/menu.tsx')).MenuScreen,
);
const menuScreen = (path: string, extraPart: PagePart | null = null) =>
  screen(path, menuPart, 'menu', { ...open, ...ordering, sections: 'menu', extraPart });

/** Every screen of specification §2, those that mails lead to and staff's, each a chunk of its own. */
export const routes: readonly ScreenRoute[] = [
  screen(
    paths.home,
    lazyPart('src/screens/home.tsx', async () => (await import('../screens/home.tsx')).HomeScreen),
    null,
    { ...open, ...ordering, sections: 'home' },
  ),
  menuScreen(paths.menu),
  menuScreen(paths.dish(':dish'), dishPagePart),
  menuScreen(paths.menuCategory(':category')),
  further(paths.instoreMenu, 'instore-menu', 'instoreMenu', {
    ...open,
    needsMenu: true,
  }),
  further(paths.dineInMenu, 'dine-in-menu', 'dineInMenu', {
    ...open,
    sections: 'menu',
  }),
  further(paths.dineInCheckout, 'checkout', 'dineInCheckout'),
  further(paths.dineInPayment, 'checkout-payment', 'dineInPayment'),
  further(paths.dineInConfirmation(':orderId'), 'order-confirmation', 'dineInConfirmation'),
  further(paths.dineInDeals, 'dine-in-deals', 'dineInDeals', {
    ...open,
    needsMenu: true,
  }),
  further(paths.contact, 'contact', 'contact', open),
  further(paths.deals, 'deals', 'deals', {
    ...open,
    ...ordering,
    needsMenu: true,
  }),
  further(paths.login, 'login', 'login'),
  further(paths.signup, 'signup', 'signup'),
  further(paths.forgotPassword, 'forgot-password', 'forgotPassword'),
  further(paths.otpVerification, 'otp-verification', 'otpVerification'),
  further(paths.profile, 'profile', 'profile'),
  further(paths.checkout, 'checkout', 'checkout', ordering),
  further(paths.checkoutPayment, 'checkout-payment', 'checkoutPayment', ordering),
  further(paths.checkoutSuccess, 'checkout-success', 'checkoutSuccess'),
  further(paths.orderConfirmation(':orderId'), 'order-confirmation', 'orderConfirmation'),
  legal(paths.terms, 'terms'),
  legal(paths.privacy, 'privacy'),
  legal(paths.refundPolicy, 'refundPolicy'),
  further(paths.orderHistory, 'order-history', 'orderHistory'),
  further(paths.favorites, 'favorites', 'favorites', {
    ...ordering,
    needsMenu: true,
  }),
  further(paths.giftCards, 'gift-cards', 'giftCards'),
  further(paths.loyaltyPoints, 'loyalty-points', 'loyaltyPoints'),
  further(paths.reservations, 'reservations', 'reservations'),
  further(paths.tableReservation, 'table-reservation', 'tableReservation', open),
  further(paths.tableReservationConfirm, 'table-reservation-confirm', 'tableReservationConfirm'),
  further(paths.tableReservationSuccess, 'table-reservation-success', 'tableReservationSuccess'),
  further(paths.error, 'error', 'error'),
  further(paths.dineInTab, 'dine-in-tab', 'dineInTab'),
  further(paths.giftCard(':code'), 'gift-card', 'giftCards'),
  further(paths.newsletterConfirm, 'newsletter-confirm', 'newsletter'),
  further(paths.newsletterUnsubscribe, 'newsletter-unsubscribe', 'newsletter'),
  ...[
    paths.desk,
    paths.deskPage(':page'),
    paths.deskPage(':page', ':part'),
    paths.deskPage(':page', ':part', ':entry'),
  ].map((path) =>
    screen(
      path,
      lazyPart('src/app/desk.tsx', async () => (await loadFurther()).loadDesk()),
      'desk',
      { isForStaff: true, isFurther: true },
    ),
  ),
];

/** The screen of every address that is none of the above. */
export const notFound: ScreenRoute = further('*', 'not-found', 'notFound', open);

/** Where the server found nothing, though a screen has the pattern of it; in a browser alone. */
let missingPath: string | undefined;
export const setMissingPath = (pathname: string): void => void (missingPath = routedPath(pathname));

/** The screen of a path, with the language in front or without, or `notFound`. */
export function routeOf(pathname: string): ScreenRoute {
  const routed = routedPath(pathname);
  const route = routed !== missingPath && routes.find(({ path }) => matchPath(path, routed));
  return route || notFound;
}
