import { leadingRoles, type StaffRole } from '#schemas/api/staff-role.ts';
import type { DeskMessages } from '#schemas/messages/en-desk.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import { paths } from '#ui/paths.ts';

export type SettingsPage = {
  path: string;
  /** Where it stands among the settings. */
  group: keyof DeskMessages['deskNavigation']['groups'];
  label: (messages: DeskMessages) => string;
  /** What is set there, in a line. */
  hint: (messages: DeskMessages) => string;
  /** Who is offered it; the server decides by itself who may change what is on it. */
  roles: readonly StaffRole[];
  part: LazyPart<Record<never, never>>;
};

/** The groups, in the order of the navigation. */
export const settingsGroups = ['orders', 'restaurant', 'business', 'site'] as const;

/** The pages below /desk/settings, in the order of their group. */
export const settingsPages: readonly SettingsPage[] = [
  {
    path: paths.deskSettings('capabilities'),
    group: 'business',
    label: ({ deskCapabilities }) => deskCapabilities.title,
    hint: ({ deskCapabilities }) => deskCapabilities.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/capabilities/capabilities-page.tsx', () =>
      import('../settings/capabilities/capabilities-page.tsx').then((it) => it.CapabilitiesPage),
    ),
  },
  {
    path: paths.deskSettings('orders'),
    group: 'orders',
    label: ({ deskSettings }) => deskSettings.title,
    hint: ({ deskSettings }) => deskSettings.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/order-settings-page.tsx', () =>
      import('../settings/order-settings-page.tsx').then((it) => it.OrderSettingsPage),
    ),
  },
  {
    path: paths.deskSettings('delivery'),
    group: 'restaurant',
    label: ({ deskDelivery }) => deskDelivery.title,
    hint: ({ deskDelivery }) => deskDelivery.hint,
    roles: leadingRoles,
    part: lazyPart('desk/delivery/delivery-page.tsx', () =>
      import('../delivery/delivery-page.tsx').then((it) => it.DeliveryPage),
    ),
  },
  {
    path: paths.deskSettings('restaurants'),
    group: 'restaurant',
    label: ({ deskRestaurants }) => deskRestaurants.title,
    hint: ({ deskRestaurants }) => deskRestaurants.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/restaurants/restaurants-page.tsx', () =>
      import('../settings/restaurants/restaurants-page.tsx').then((it) => it.RestaurantsPage),
    ),
  },
  {
    path: paths.deskSettings('hours'),
    group: 'restaurant',
    label: ({ deskHours }) => deskHours.title,
    hint: ({ deskHours }) => deskHours.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/hours/hours-page.tsx', () =>
      import('../settings/hours/hours-page.tsx').then((it) => it.HoursPage),
    ),
  },
  {
    path: paths.deskSettings('times'),
    group: 'restaurant',
    label: ({ deskTimes }) => deskTimes.title,
    hint: ({ deskTimes }) => deskTimes.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/hours/times-page.tsx', () =>
      import('../settings/hours/times-page.tsx').then((it) => it.TimesPage),
    ),
  },
  {
    path: paths.deskSettings('reservations'),
    group: 'restaurant',
    label: ({ deskReservationSettings }) => deskReservationSettings.title,
    hint: ({ deskReservationSettings }) => deskReservationSettings.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/reservations/reservation-settings-page.tsx', () =>
      import('../settings/reservations/reservation-settings-page.tsx').then(
        (it) => it.ReservationSettingsPage,
      ),
    ),
  },
  {
    path: paths.deskSettings('fees'),
    group: 'restaurant',
    label: ({ deskFees }) => deskFees.title,
    hint: ({ deskFees }) => deskFees.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/taxes/fees-page.tsx', () =>
      import('../settings/taxes/fees-page.tsx').then((it) => it.FeesPage),
    ),
  },
  {
    path: paths.deskSettings('tables'),
    group: 'restaurant',
    label: ({ deskTables }) => deskTables.title,
    hint: ({ deskTables }) => deskTables.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/tables/tables-page.tsx', () =>
      import('../settings/tables/tables-page.tsx').then((it) => it.TablesPage),
    ),
  },
  {
    path: paths.deskSettings('table-cards'),
    group: 'restaurant',
    label: ({ deskTableCards }) => deskTableCards.title,
    hint: ({ deskTableCards }) => deskTableCards.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/table-cards/table-cards-page.tsx', () =>
      import('../settings/table-cards/table-cards-page.tsx').then((it) => it.TableCardsPage),
    ),
  },
  {
    path: paths.deskSettings('tabs'),
    group: 'restaurant',
    label: ({ deskTabSettings }) => deskTabSettings.title,
    hint: ({ deskTabSettings }) => deskTabSettings.hint,
    roles: leadingRoles,
    part: lazyPart('desk/settings/tabs/tab-settings-page.tsx', () =>
      import('../settings/tabs/tab-settings-page.tsx').then((it) => it.TabSettingsPage),
    ),
  },
  {
    path: paths.deskSettings('taxes'),
    group: 'business',
    label: ({ deskTaxes }) => deskTaxes.title,
    hint: ({ deskTaxes }) => deskTaxes.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/taxes/taxes-page.tsx', () =>
      import('../settings/taxes/taxes-page.tsx').then((it) => it.TaxesPage),
    ),
  },
  {
    path: paths.deskSettings('loyalty'),
    group: 'business',
    label: ({ deskLoyalty }) => deskLoyalty.title,
    hint: ({ deskLoyalty }) => deskLoyalty.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/loyalty/loyalty-page.tsx', () =>
      import('../settings/loyalty/loyalty-page.tsx').then((it) => it.LoyaltyPage),
    ),
  },
  {
    path: paths.deskSettings('gift-cards'),
    group: 'business',
    label: ({ deskGiftCards }) => deskGiftCards.setting.title,
    hint: ({ deskGiftCards }) => deskGiftCards.setting.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/gift-cards/gift-cards-page.tsx', () =>
      import('../settings/gift-cards/gift-cards-page.tsx').then((it) => it.GiftCardSettingsPage),
    ),
  },
  {
    path: paths.deskSettings('payments'),
    group: 'business',
    label: ({ deskPayments }) => deskPayments.title,
    hint: ({ deskPayments }) => deskPayments.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/payments/payments-page.tsx', () =>
      import('../settings/payments/payments-page.tsx').then((it) => it.PaymentsPage),
    ),
  },
  {
    path: paths.deskSettings('activity'),
    group: 'business',
    label: ({ deskActivity }) => deskActivity.title,
    hint: ({ deskActivity }) => deskActivity.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/activity/activity-page.tsx', () =>
      import('../settings/activity/activity-page.tsx').then((it) => it.ActivityPage),
    ),
  },
  {
    path: paths.deskSettings('mail-texts'),
    group: 'business',
    label: ({ deskMailTexts }) => deskMailTexts.title,
    hint: ({ deskMailTexts }) => deskMailTexts.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/mail-texts/mail-texts-page.tsx', () =>
      import('../settings/mail-texts/mail-texts-page.tsx').then((it) => it.MailTextsPage),
    ),
  },
  {
    path: paths.deskSettings('mails'),
    group: 'business',
    label: ({ deskMails }) => deskMails.title,
    hint: ({ deskMails }) => deskMails.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/mails/mails-page.tsx', () =>
      import('../settings/mails/mails-page.tsx').then((it) => it.MailsPage),
    ),
  },
  {
    path: paths.deskSettings('other-systems'),
    group: 'business',
    label: ({ deskSystems }) => deskSystems.title,
    hint: ({ deskSystems }) => deskSystems.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/systems/systems-page.tsx', () =>
      import('../settings/systems/systems-page.tsx').then((it) => it.SystemsPage),
    ),
  },
  {
    path: paths.deskSettings('sign-in'),
    group: 'business',
    label: ({ deskSignIn }) => deskSignIn.title,
    hint: ({ deskSignIn }) => deskSignIn.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/sign-in/sign-in-page.tsx', () =>
      import('../settings/sign-in/sign-in-page.tsx').then((it) => it.SignInPage),
    ),
  },
  {
    path: paths.deskSettings('domains'),
    group: 'site',
    label: ({ deskDomains }) => deskDomains.title,
    hint: ({ deskDomains }) => deskDomains.hint,
    roles: ['owner'],
    part: lazyPart('desk/settings/domains/domains-page.tsx', () =>
      import('../settings/domains/domains-page.tsx').then((it) => it.DomainsPage),
    ),
  },
];
