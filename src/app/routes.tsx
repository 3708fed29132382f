import { matchPath } from 'react-router-dom';
import type { Messages } from '#schemas/messages/en.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { paths } from '../paths.ts';
import type { LegalPage } from '../screens/legal.tsx';
import type { SoonScreen } from '../screens/soon.tsx';

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
  ...more,
});

const soon = (path: string, name: SoonScreen, more: Partial<ScreenRoute> = {}) =>
  screen(
    path,
    lazyPart('src/screens/soon.tsx', async () =>
      (await import('../screens/soon.tsx')).soonScreen(name),
    ),
    ({ shell }) => shell.soon[name],
    more,
  );

const legal = (path: string, name: LegalPage) =>
  screen(
    path,
    lazyPart('src/screens/legal.tsx', async () =>
      (await import('../screens/legal.tsx')).legalScreen(name),
    ),
    ({ shell }) => shell.legalTitles[name],
    { isPublic: true },
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
  soon(paths.instoreMenu, 'instoreMenu', open),
  soon(paths.dineInMenu, 'dineInMenu', open),
  soon(paths.dineInCheckout, 'dineInCheckout'),
  soon(paths.dineInPayment, 'dineInPayment'),
  soon(paths.dineInConfirmation(':orderId'), 'dineInConfirmation'),
  soon(paths.dineInDeals, 'dineInDeals', open),
  soon(paths.contact, 'contact', open),
  screen(
    paths.deals,
    lazyPart(
      'src/screens/deals.tsx',
      async () => (await import('../screens/deals.tsx')).DealsScreen,
    ),
    ({ offers }) => offers.title,
    { ...open, ...ordering, needsMenu: true },
  ),
  screen(
    paths.login,
    lazyPart(
      'src/screens/login.tsx',
      async () => (await import('../screens/login.tsx')).LoginScreen,
    ),
    ({ shell }) => shell.titles.login,
  ),
  screen(
    paths.signup,
    lazyPart(
      'src/screens/signup.tsx',
      async () => (await import('../screens/signup.tsx')).SignUpScreen,
    ),
    ({ shell }) => shell.titles.signup,
  ),
  screen(
    paths.forgotPassword,
    lazyPart(
      'src/screens/forgot-password.tsx',
      async () => (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen,
    ),
    ({ shell }) => shell.titles.forgotPassword,
  ),
  screen(
    paths.otpVerification,
    lazyPart(
      'src/screens/otp-verification.tsx',
      async () => (await import('../screens/otp-verification.tsx')).OtpVerificationScreen,
    ),
    ({ shell }) => shell.titles.otpVerification,
  ),
  screen(
    paths.profile,
    lazyPart(
      'src/screens/profile.tsx',
      async () => (await import('../screens/profile.tsx')).ProfileScreen,
    ),
    ({ shell }) => shell.titles.profile,
  ),
  screen(
    paths.checkout,
    lazyPart(
      'src/screens/checkout.tsx',
      async () => (await import('../screens/checkout.tsx')).CheckoutScreen,
    ),
    ({ shell }) => shell.titles.checkout,
    ordering,
  ),
  screen(
    paths.checkoutPayment,
    lazyPart(
      'src/screens/checkout-payment.tsx',
      async () => (await import('../screens/checkout-payment.tsx')).CheckoutPaymentScreen,
    ),
    ({ shell }) => shell.titles.checkoutPayment,
    ordering,
  ),
  screen(
    paths.checkoutSuccess,
    lazyPart(
      'src/screens/checkout-success.tsx',
      async () => (await import('../screens/checkout-success.tsx')).CheckoutSuccessScreen,
    ),
    ({ shell }) => shell.titles.checkoutSuccess,
  ),
  screen(
    paths.orderConfirmation(':orderId'),
    lazyPart(
      'src/screens/order-confirmation.tsx',
      async () => (await import('../screens/order-confirmation.tsx')).OrderConfirmationScreen,
    ),
    ({ shell }) => shell.titles.orderConfirmation,
  ),
  legal(paths.terms, 'terms'),
  legal(paths.privacy, 'privacy'),
  legal(paths.refundPolicy, 'refundPolicy'),
  screen(
    paths.orderHistory,
    lazyPart(
      'src/screens/order-history.tsx',
      async () => (await import('../screens/order-history.tsx')).OrderHistoryScreen,
    ),
    ({ shell }) => shell.titles.orderHistory,
  ),
  screen(
    paths.favorites,
    lazyPart(
      'src/screens/favorites.tsx',
      async () => (await import('../screens/favorites.tsx')).FavoritesScreen,
    ),
    ({ shell }) => shell.titles.favorites,
    { ...ordering, needsMenu: true },
  ),
  screen(
    paths.giftCards,
    lazyPart(
      'src/screens/gift-cards.tsx',
      async () => (await import('../screens/gift-cards.tsx')).GiftCardsScreen,
    ),
    ({ shell }) => shell.soon.giftCards,
  ),
  soon(paths.loyaltyPoints, 'loyaltyPoints'),
  soon(paths.reservations, 'reservations'),
  soon(paths.tableReservation, 'tableReservation', open),
  soon(paths.tableReservationConfirm, 'tableReservationConfirm'),
  soon(paths.tableReservationSuccess, 'tableReservationSuccess'),
  screen(
    paths.error,
    lazyPart(
      'src/screens/error.tsx',
      async () => (await import('../screens/error.tsx')).ErrorScreen,
    ),
    ({ shell }) => shell.serverDown.title,
  ),
  screen(
    paths.giftCard(':code'),
    lazyPart(
      'src/screens/gift-card.tsx',
      async () => (await import('../screens/gift-card.tsx')).GiftCardScreen,
    ),
    ({ shell }) => shell.soon.giftCards,
  ),
  screen(
    paths.newsletterConfirm,
    lazyPart(
      'src/screens/newsletter-confirm.tsx',
      async () => (await import('../screens/newsletter-confirm.tsx')).NewsletterConfirmScreen,
    ),
    ({ shell }) => shell.titles.newsletter,
  ),
  screen(
    paths.newsletterUnsubscribe,
    lazyPart(
      'src/screens/newsletter-unsubscribe.tsx',
      async () =>
        (await import('../screens/newsletter-unsubscribe.tsx')).NewsletterUnsubscribeScreen,
    ),
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
      lazyPart('src/app/desk.tsx', async () => (await import('./desk.tsx')).DeskWithEditor),
      ({ shell }) => shell.titles.desk,
      { isForStaff: true },
    ),
  ),
];

/** The screen of every address that is none of the above. */
export const notFound: ScreenRoute = screen(
  '*',
  lazyPart(
    'src/screens/not-found.tsx',
    async () => (await import('../screens/not-found.tsx')).NotFoundScreen,
  ),
  ({ shell }) => shell.notFound.title,
  open,
);

/** The screen of a path, or `notFound`. */
export function routeOf(pathname: string): ScreenRoute {
  return routes.find(({ path }) => matchPath(path, pathname)) ?? notFound;
}
