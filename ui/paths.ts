import { language } from '#schemas/messages/en/language.ts';

/** What stands before each path in the browser's address, by the language of this build. */
export const basename = language === 'en' ? '' : `/${language}`;

/** A path of the browser's address as the routes below spell it; of another language it stays. */
export function routedPath(pathname: string): string {
  if (basename === '') return pathname;
  if (pathname === basename) return paths.home;
  return pathname.startsWith(`${basename}/`) ? pathname.slice(basename.length) : pathname;
}

/**
 * Every route of the storefront (specification §2, and those that mails lead to); no other place
 * writes one down.
 */
export const paths = {
  home: '/',
  menu: '/menu',
  /** The menu with a dish open over it, by its slug (schemas/rules/menu/menu-slug.ts). */
  dish: (slug: string) => `/menu/${segment(slug)}`,
  /** The menu at a category, by its slug. */
  menuCategory: (slug: string) => `/menu/category/${segment(slug)}`,
  instoreMenu: '/instore-menu',
  dineInMenu: '/dine-in-menu',
  dineInCheckout: '/dine-in-menu/checkout',
  dineInPayment: '/dine-in-menu/checkout/payment',
  dineInConfirmation: (orderId: string) => `/dine-in/order/confirmation/${segment(orderId)}`,
  dineInDeals: '/dine-in-menu/deals',
  dineInTab: '/dine-in-menu/tab',
  contact: '/contact',
  deals: '/deals',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  otpVerification: '/otp-verification',
  profile: '/profile',
  checkout: '/checkout',
  checkoutPayment: '/checkout/payment',
  checkoutSuccess: '/checkout/success',
  orderConfirmation: (orderId: string) => `/order-confirmation/${segment(orderId)}`,
  terms: '/terms',
  privacy: '/privacy',
  refundPolicy: '/refund-policy',
  orderHistory: '/order-history',
  favorites: '/favorites',
  giftCards: '/gift-cards',
  /** The balance of a card: where its mail leads. */
  giftCard: (code: string) => `/gift-cards/${segment(code)}`,
  loyaltyPoints: '/loyalty-points',
  reservations: '/reservations',
  tableReservation: '/table-reservation',
  tableReservationConfirm: '/table-reservation/confirm',
  tableReservationSuccess: '/table-reservation/success',
  error: '/error',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  desk: '/desk',
  /** Of the desk's own pages (desk/frame/desk-pages.ts), and of a part of one. */
  deskPage: (...page: string[]) => `/desk/${page.map(segment).join('/')}`,
  /** Of its menu, of a list of it or of one entry (desk/menu/menu-pages.ts). */
  deskMenu: (...part: string[]) => ['/desk/menu', ...part.map(segment)].join('/'),
  /** Of its settings (desk/frame/settings-pages.ts). */
  deskSettings: (page: string) => `/desk/settings/${segment(page)}`,
} as const;

const legalPaths = { terms: paths.terms, privacy: paths.privacy, refundPolicy: paths.refundPolicy };

/** Where a legal page is, by its name in the configuration. */
export const pathOfLegalPage = (page: keyof typeof legalPaths): string => legalPaths[page];

/** Where the steps of an order are. */
type OrderPaths = Record<'menu' | 'deals' | 'checkout' | 'payment', string> & {
  confirmation(orderId: string): string;
};

const takenAway: OrderPaths = {
  menu: paths.menu,
  deals: paths.deals,
  checkout: paths.checkout,
  payment: paths.checkoutPayment,
  confirmation: paths.orderConfirmation,
};

const atTable: OrderPaths = {
  menu: paths.dineInMenu,
  deals: paths.dineInDeals,
  checkout: paths.dineInCheckout,
  payment: paths.dineInPayment,
  confirmation: paths.dineInConfirmation,
};

/** Whether a page is one of those that order to a table (specification §2). */
export const isDineInPath = (pathname: string): boolean => pathname.startsWith('/dine-in');

/** Whether somebody pays or is about to: such a page has a quiet header and footer. */
export const isCheckoutPath = (pathname: string): boolean =>
  /^(?:\/dine-in-menu)?\/checkout(?:\/payment)?$/.test(pathname);

/** The screen of a path: the menu has one for itself, its dishes and its categories. */
export const screenPathOf = (pathname: string): string =>
  pathname.startsWith(`${paths.menu}/`) ? paths.menu : pathname;

/** Whether the line that says how orders are taken stands below the header. */
export const hasOrderStatus = (pathname: string): boolean =>
  pathname === paths.home || screenPathOf(pathname) === paths.menu;

/** The same steps of an order on the pages for a table and on the others. */
export const orderPathsOf = (pathname: string) => (isDineInPath(pathname) ? atTable : takenAway);

/** A value as one segment of a path; a pattern's `:name` stays as it is. */
function segment(value: string): string {
  return value.startsWith(':') ? value : encodeURIComponent(value);
}
