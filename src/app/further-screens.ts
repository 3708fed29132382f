import type { LegalPageName } from '#schemas/rules/legal/legal-texts.ts';

/**
 * Loads each screen but home and menu, by the name of its file in src/screens. They stand apart from
 * the routes, for each names all files that its screen needs: a first load is spared them.
 */
export const furtherScreens = {
  contact: async () => (await import('../screens/contact.tsx')).ContactScreen,
  deals: async () => (await import('../screens/deals.tsx')).DealsScreen,
  'dine-in-menu': async () => (await import('../screens/dine-in-menu.tsx')).DineInMenuScreen,
  'dine-in-deals': async () => (await import('../screens/dine-in-deals.tsx')).DineInDealsScreen,
  'dine-in-tab': async () => (await import('../screens/dine-in-tab.tsx')).DineInTabScreen,
  'instore-menu': async () => (await import('../screens/instore-menu.tsx')).InstoreMenuScreen,
  login: async () => (await import('../screens/login.tsx')).LoginScreen,
  signup: async () => (await import('../screens/signup.tsx')).SignUpScreen,
  'forgot-password': async () =>
    (await import('../screens/forgot-password.tsx')).ForgotPasswordScreen,
  'otp-verification': async () =>
    (await import('../screens/otp-verification.tsx')).OtpVerificationScreen,
  profile: async () => (await import('../screens/profile.tsx')).ProfileScreen,
  checkout: async () => (await import('../screens/checkout.tsx')).CheckoutScreen,
  'checkout-payment': async () =>
    (await import('../screens/checkout-payment.tsx')).CheckoutPaymentScreen,
  'checkout-success': async () =>
    (await import('../screens/checkout-success.tsx')).CheckoutSuccessScreen,
  'order-confirmation': async () =>
    (await import('../screens/order-confirmation.tsx')).OrderConfirmationScreen,
  'order-history': async () => (await import('../screens/order-history.tsx')).OrderHistoryScreen,
  favorites: async () => (await import('../screens/favorites.tsx')).FavoritesScreen,
  'gift-cards': async () => (await import('../screens/gift-cards.tsx')).GiftCardsScreen,
  'loyalty-points': async () => (await import('../screens/loyalty-points.tsx')).LoyaltyPointsScreen,
  reservations: async () => (await import('../screens/reservations.tsx')).ReservationsScreen,
  'table-reservation': async () =>
    (await import('../screens/table-reservation.tsx')).TableReservationScreen,
  'table-reservation-confirm': async () =>
    (await import('../screens/table-reservation-confirm.tsx')).TableReservationConfirmScreen,
  'table-reservation-success': async () =>
    (await import('../screens/table-reservation-success.tsx')).TableReservationSuccessScreen,
  error: async () => (await import('../screens/error.tsx')).ErrorScreen,
  'gift-card': async () => (await import('../screens/gift-card.tsx')).GiftCardScreen,
  'newsletter-confirm': async () =>
    (await import('../screens/newsletter-confirm.tsx')).NewsletterConfirmScreen,
  'newsletter-unsubscribe': async () =>
    (await import('../screens/newsletter-unsubscribe.tsx')).NewsletterUnsubscribeScreen,
  'not-found': async () => (await import('../screens/not-found.tsx')).NotFoundScreen,
};

/** Loads a page of what the restaurant has published about its terms. */
export const loadLegal = async (page: LegalPageName) =>
  (await import('../screens/legal.tsx')).legalScreen(page);

/** Loads the desk, which begins above the screens: its set-up has a part of the editor. */
export const loadDesk = async () => (await import('./desk.tsx')).DeskWithEditor;

/** Loads what a page that is of a dish is drawn by besides the menu. */
export const loadDishPage = async () => (await import('../screens/dish-page.ts')).preloadDishPage();
