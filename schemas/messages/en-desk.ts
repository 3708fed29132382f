import type { Catalogue } from './catalogue.ts';
import { deskAccounts } from './en/desk-accounts.ts';
import { deskCapabilities } from './en/desk-capabilities.ts';
import { deskActivity } from './en/desk-activity.ts';
import { deskConfirmation } from './en/desk-confirmation.ts';
import { deskPeople } from './en/desk-people.ts';
import { desk } from './en/desk.ts';
import { deskCustomers } from './en/desk-customers.ts';
import { deskDelivery } from './en/desk-delivery.ts';
import { deskSystems } from './en/desk-systems.ts';
import { deskDomains } from './en/desk-domains.ts';
import { deskForms } from './en/desk-forms.ts';
import { deskHours, deskTimes } from './en/desk-hours.ts';
import { deskMailTexts } from './en/desk-mail-texts.ts';
import { deskMenuBulk } from './en/desk-menu-bulk.ts';
import { deskMenuImport } from './en/desk-menu-import.ts';
import { deskMenuHistory } from './en/desk-menu-history.ts';
import { deskCombos, deskDishHours, deskHalves } from './en/desk-menu-combos.ts';
import { deskMenuEntries } from './en/desk-menu-entries.ts';
import { deskCategories } from './en/desk-menu-categories.ts';
import { deskGroups } from './en/desk-menu-groups.ts';
import { deskMenu } from './en/desk-menu.ts';
import { deskTranslations } from './en/desk-menu-translations.ts';
import { deskMails } from './en/desk-mails.ts';
import { deskMessages } from './en/desk-messages.ts';
import { deskNavigation } from './en/desk-navigation.ts';
import { deskVisits } from './en/desk-visits.ts';
import { deskDish } from './en/desk-dish.ts';
import { deskOffers } from './en/desk-offers.ts';
import { offerSentences } from './en/offer-sentences.ts';
import { deskDisputes } from './en/desk-disputes.ts';
import { deskPast } from './en/desk-past.ts';
import { deskPause } from './en/desk-pause.ts';
import { deskSetup } from './en/desk-setup.ts';
import { deskSuspension } from './en/desk-suspension.ts';
import { deskStock } from './en/desk-stock.ts';
import { deskQueue } from './en/desk-queue.ts';
import { deskSetupLook } from './en/desk-setup-look.ts';
import { deskSetupMenu } from './en/desk-setup-menu.ts';
import { deskSignIn } from './en/desk-sign-in.ts';
import { deskSettings } from './en/desk-settings.ts';
import { deskChanges } from './en/desk-changes.ts';
import { deskReservations } from './en/desk-reservations.ts';
import { deskReservationSettings } from './en/desk-reservation-settings.ts';
import { deskRestaurants } from './en/desk-restaurants.ts';
import { deskRefunds } from './en/desk-refunds.ts';
import { deskOnPage } from './en/desk-on-page.ts';
import { deskPictures } from './en/desk-pictures.ts';
import { deskPhoneOrder } from './en/desk-phone-order.ts';
import { deskPrinting } from './en/desk-printing.ts';
import { deskPayments } from './en/desk-payments.ts';
import { deskLoyalty } from './en/desk-loyalty.ts';
import { deskGiftCards } from './en/desk-gift-cards.ts';
import { deskFees, deskTaxes } from './en/desk-taxes.ts';
import { deskTableCards, deskTables } from './en/desk-tables.ts';
import { deskTabSettings } from './en/desk-tab-settings.ts';
import { deskTabs } from './en/desk-tabs.ts';
import { deskToday } from './en/desk-today.ts';
import { deskTips } from './en/desk-tips.ts';
import { ticket } from './en/ticket.ts';

/** Sentences for a restaurant's own people: no customer's page loads them. */
export const enDesk = {
  desk,
  deskAccounts,
  deskActivity,
  deskCapabilities,
  deskConfirmation,
  deskDelivery,
  deskDish,
  deskVisits,
  deskDomains,
  deskSignIn,
  deskSystems,
  deskForms,
  deskGiftCards,
  deskHours,
  deskTimes,
  deskMails,
  deskMailTexts,
  deskCombos,
  deskDishHours,
  deskHalves,
  deskCategories,
  deskGroups,
  deskMenu,
  deskTranslations,
  deskMenuBulk,
  deskMenuImport,
  deskMenuHistory,
  deskMenuEntries,
  deskMessages,
  deskNavigation,
  deskOffers,
  offerSentences,
  deskDisputes,
  deskPast,
  deskPause,
  deskPeople,
  deskPhoneOrder,
  deskOnPage,
  deskPictures,
  deskQueue,
  deskChanges,
  deskCustomers,
  deskRefunds,
  deskReservationSettings,
  deskReservations,
  deskRestaurants,
  deskSettings,
  deskSetup,
  deskSetupLook,
  deskSetupMenu,
  deskStock,
  deskSuspension,
  deskFees,
  deskTableCards,
  deskTables,
  deskTabSettings,
  deskTabs,
  deskTaxes,
  deskLoyalty,
  deskPayments,
  deskToday,
  deskPrinting,
  deskTips,
  ticket,
};

/** A complete catalogue of them. */
export type DeskMessages = Catalogue<typeof enDesk>;
