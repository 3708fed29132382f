import { everyRole, leadingRoles, type StaffRole } from '#schemas/api/staff-role.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { paths } from '#ui/paths.ts';
import { Board } from '../board/board.tsx';

export type DeskPage = {
  path: string;
  label: (messages: DeskMessages) => string;
  /** Who is offered it; the server decides by itself who may do what is on it. */
  roles: readonly StaffRole[];
  /** `never`: it is of whoever is signed in by password. */
  atDevice?: 'never';
  part: LazyPart<Record<never, never>>;
};

/** The pages of the desk, in the order of its navigation. */
export const deskPages: readonly DeskPage[] = [
  {
    path: paths.desk,
    label: ({ desk }) => desk.title,
    roles: everyRole,
    // Nobody comes to the desk without it: no chunk of its own.
    part: lazyPart('desk/board/board.tsx', async () => Board),
  },
  {
    path: paths.deskPage('setup'),
    label: ({ deskSetup }) => deskSetup.title,
    roles: ['owner'],
    atDevice: 'never',
    part: lazyPart('desk/setup/setup-page.tsx', () =>
      import('../setup/setup-page.tsx').then((it) => it.SetupPage),
    ),
  },
  {
    path: paths.deskPage('reservations'),
    label: ({ deskReservations }) => deskReservations.title,
    roles: everyRole,
    part: lazyPart('desk/reservations/reservations-page.tsx', () =>
      import('../reservations/reservations-page.tsx').then((it) => it.ReservationsPage),
    ),
  },
  {
    path: paths.deskPage('tables'),
    label: ({ deskTabs }) => deskTabs.title,
    roles: everyRole,
    part: lazyPart('desk/tables/tables-page.tsx', () =>
      import('../tables/tables-page.tsx').then((it) => it.DeskTablesPage),
    ),
  },
  {
    path: paths.deskPage('past'),
    label: ({ deskPast }) => deskPast.title,
    roles: everyRole,
    part: lazyPart('desk/past/past-orders-page.tsx', () =>
      import('../past/past-orders-page.tsx').then((it) => it.PastOrdersPage),
    ),
  },
  {
    path: paths.deskPage('customers'),
    label: ({ deskCustomers }) => deskCustomers.title,
    roles: leadingRoles,
    part: lazyPart('desk/customers/customers-page.tsx', () =>
      import('../customers/customers-page.tsx').then((it) => it.CustomersPage),
    ),
  },
  {
    path: paths.deskPage('messages'),
    label: ({ deskMessages }) => deskMessages.title,
    roles: leadingRoles,
    part: lazyPart('desk/messages/messages-page.tsx', () =>
      import('../messages/messages-page.tsx').then((it) => it.MessagesPage),
    ),
  },
  {
    path: paths.deskPage('gift-cards'),
    label: ({ deskGiftCards }) => deskGiftCards.title,
    roles: everyRole,
    part: lazyPart('desk/gift-cards/gift-cards-page.tsx', () =>
      import('../gift-cards/gift-cards-page.tsx').then((it) => it.GiftCardsPage),
    ),
  },
  {
    path: paths.deskPage('sold-out'),
    label: ({ deskStock }) => deskStock.title,
    roles: everyRole,
    part: lazyPart('desk/stock/stock-page.tsx', () =>
      import('../stock/stock-page.tsx').then((it) => it.StockPage),
    ),
  },
  {
    path: paths.deskPage('menu'),
    label: ({ deskMenu }) => deskMenu.title,
    roles: leadingRoles,
    part: lazyPart('desk/menu/menu-frame.tsx', () =>
      import('../menu/menu-frame.tsx').then((it) => it.MenuFrame),
    ),
  },
  {
    path: paths.deskPage('offers'),
    label: ({ deskOffers }) => deskOffers.title,
    roles: leadingRoles,
    part: lazyPart('desk/offers/offers-page.tsx', () =>
      import('../offers/offers-page.tsx').then((it) => it.OffersPage),
    ),
  },
  {
    path: paths.deskPage('pause'),
    label: ({ deskPause }) => deskPause.title,
    roles: everyRole,
    part: lazyPart('desk/pause/pause-page.tsx', () =>
      import('../pause/pause-page.tsx').then((it) => it.PausePage),
    ),
  },
  {
    path: paths.deskPage('today'),
    label: ({ deskToday }) => deskToday.title,
    roles: leadingRoles,
    part: lazyPart('desk/today/today-page.tsx', () =>
      import('../today/today-page.tsx').then((it) => it.TodayPage),
    ),
  },
  {
    path: paths.deskPage('settings'),
    label: ({ deskNavigation }) => deskNavigation.settings,
    roles: leadingRoles,
    part: lazyPart('desk/frame/settings-frame.tsx', () =>
      import('./settings-frame.tsx').then((it) => it.SettingsFrame),
    ),
  },
  {
    path: paths.deskPage('printers'),
    label: ({ deskPrinting }) => deskPrinting.page,
    roles: leadingRoles,
    part: lazyPart('desk/printing/printers-page.tsx', () =>
      import('../printing/printers-page.tsx').then((it) => it.PrintersPage),
    ),
  },
  {
    path: paths.deskPage('people'),
    label: ({ deskPeople }) => deskPeople.title,
    roles: leadingRoles,
    part: lazyPart('desk/people/people-page.tsx', () =>
      import('../people/people-page.tsx').then((it) => it.PeoplePage),
    ),
  },
  {
    path: paths.deskPage('account'),
    label: ({ deskAccounts }) => deskAccounts.account,
    roles: everyRole,
    atDevice: 'never',
    part: lazyPart('desk/accounts/own-account-page.tsx', () =>
      import('../accounts/own-account-page.tsx').then((it) => it.OwnAccountPage),
    ),
  },
];

/** The page of an address: its own, or that of the settings for all that is below them. */
export const deskPageAt = (pages: readonly DeskPage[], pathname: string): DeskPage | undefined =>
  pages.find(({ path }) => path === pathname) ??
  pages.find(({ path }) => path !== paths.desk && pathname.startsWith(`${path}/`)) ??
  pages[0];
