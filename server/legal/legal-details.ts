import type { UnansweredOutcome } from '#schemas/api/orders.ts';

/** The least and the most of a number that restaurants have differently. */
export type Extent = { least: number; most: number };

/** What the default legal texts say of a business, as it is set now; a feature that is off is null. */
export type LegalDetails = {
  /** What customers call it. */
  business: string;
  /** As registered. */
  legalName: string;
  /** '': it has none. */
  companyNumber: string;
  /** With its name before it, such as 'ABN 53 004 085 616'; '': it has none. */
  taxNumber: string;
  /** Of its restaurants, with their names. */
  addresses: readonly string[];
  /** Each restaurant has one, which its orders' pages show. */
  hasPhones: boolean;
  email: string;
  phone: string;
  locale: string;
  currency: string;
  /** Whether tax is in the prices, is added to them, or is not charged at all. */
  tax: 'included' | 'added' | 'none';
  orderTypes: { pickup: boolean; delivery: boolean; dine_in: boolean };
  /** Who accepts orders: people at every restaurant, none, or at some. */
  acceptance: 'byHand' | 'byItself' | 'perRestaurant';
  /** Where people accept: minutes until an order counts as unanswered, and what becomes of it. */
  unanswered: { minutes: Extent; outcome: UnansweredOutcome } | null;
  /** Minutes. */
  hold: Extent;
  /** Minutes before the promised time. */
  cancelUntil: Extent;
  takesCash: boolean;
  /** `sandbox` is the demo's: nothing is charged. */
  card: 'stripe' | 'sandbox' | null;
  /** Parts per million of the items. */
  serviceFee: Extent | null;
  takesTips: boolean;
  /** Cash orders that may be left uncollected. */
  noShowLimit: number | null;
  /** `months` null: they never expire. */
  giftCards: { months: number | null } | null;
  points: {
    /** Points for each so much, in minor units. */
    earned: number;
    unit: number;
    /** Minor units. */
    value: number;
    months: number | null;
  } | null;
  /** Minutes before it begins. */
  reservations: { changeUntil: Extent } | null;
  offersNewsletter: boolean;
  /** Names of what customers may sign in by. */
  providers: readonly string[];
  /** Who completes addresses; null: the own list of suburbs. */
  addressService: string | null;
  /** Service that finds where addresses lie; null: the own list of suburbs. */
  mapService: string | null;
  sendsTexts: boolean;
  /** Keys or webhooks give other systems orders. */
  hasOtherSystems: boolean;
};
