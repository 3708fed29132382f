import { activeStatus } from '#schemas/rules/active-status.ts';
import { cardMonths } from '#schemas/rules/gift-cards/card-expiry.ts';
import { taxNumber } from '#schemas/messages/en/tax-number.ts';
import { taxNumberText } from '#schemas/tax-number-text.ts';
import type { SettingsCache } from '../caches/settings-cache.ts';
import type { Database } from '../db/client.ts';
import { listApiKeys } from '../db/queries/api-keys.ts';
import { findGiftCardSettings } from '../db/queries/gift-cards.ts';
import { listActiveOpenIdProviders } from '../db/queries/openid-providers.ts';
import { listReservationSettings } from '../db/queries/reservation-settings.ts';
import { listRestaurants, type RestaurantWithPictures } from '../db/queries/restaurants.ts';
import { listTaxClasses, type StoredTaxClass } from '../db/queries/tenant-settings.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { listWebhooks } from '../db/queries/webhook-endpoints.ts';
import type { AddressCompletion } from '../ports/maps/address-completion.ts';
import type { Maps } from '../ports/maps/maps.ts';
import type { Sms } from '../ports/sms/sms.ts';
import type { Extent, LegalDetails } from './legal-details.ts';

const serviceNames = { google: 'Google Maps', photon: 'Photon', nominatim: 'Nominatim' } as const;

/** What it is read from. */
export type LegalSources = {
  db: Database;
  settings: SettingsCache;
  completion: AddressCompletion;
  maps: Maps;
  sms?: Sms | null;
};

/** Reads what the default legal texts of a tenant say: of its active restaurants, else of all. */
export async function readLegalDetails(needs: LegalSources, tenant: Tenant): Promise<LegalDetails> {
  const { db, settings, completion, maps, sms } = needs;
  const [published, all, giftCards, reservationRows, providers, keys, webhooks, taxClasses] =
    await Promise.all([
      settings.get(tenant.id),
      listRestaurants(db, tenant.id),
      findGiftCardSettings(db, tenant.id),
      listReservationSettings(db, tenant.id),
      listActiveOpenIdProviders(db, tenant.id),
      listApiKeys(db, tenant.id),
      listWebhooks(db, tenant.id),
      listTaxClasses(db, tenant.id),
    ]);
  const active = all.filter(({ status }) => status === activeStatus);
  const restaurants = active.length > 0 ? active : all;
  const { general, footer } = published.config;
  const { gateways } = published.payment;
  const booked = reservationRows.filter(({ isOn }) => isOn);
  const { loyalty } = tenant;
  const source = completion.source;
  return {
    business: general.businessShortName || general.businessFullName || tenant.name,
    legalName: general.businessFullName || general.businessShortName || tenant.name,
    companyNumber: general.businessAcn.trim(),
    taxNumber: taxNumbers(restaurants, tenant.locale),
    addresses: restaurants.map(addressLine),
    hasPhones: restaurants.every(({ phone }) => phone !== ''),
    email: general.contactEmail || firstOf(restaurants, ({ email }) => email),
    phone: general.contactPhone || firstOf(restaurants, ({ phone }) => phone),
    locale: tenant.locale,
    currency: tenant.currency,
    tax: taxOf(tenant, taxClasses),
    ...orderingOf(restaurants),
    takesCash: gateways.includes('cash'),
    card: gateways.includes('stripe') ? 'stripe' : gateways.includes('sandbox') ? 'sandbox' : null,
    giftCards: giftCards?.isSold
      ? { months: cardMonths(giftCards.expiryMonths, tenant.locale) }
      : null,
    points: loyalty?.isOn
      ? {
          earned: loyalty.pointsPerUnit,
          unit: loyalty.unit,
          value: loyalty.pointValue,
          months: loyalty.expiryMonths,
        }
      : null,
    reservations:
      booked.length > 0
        ? { changeUntil: extentOf(booked.map(({ changeMinutes }) => changeMinutes)) }
        : null,
    offersNewsletter: footer.showNewsletter,
    providers: providers.map(({ name }) => name),
    addressService: source === 'suburbs' || source === 'barred' ? null : serviceNames[source],
    mapService: maps.source === 'suburbs' ? null : serviceNames[maps.source],
    sendsTexts: sms !== null && sms !== undefined,
    hasOtherSystems: keys.length > 0 || webhooks.length > 0,
  };
}

/** What its restaurants say about taking orders. */
function orderingOf(restaurants: readonly RestaurantWithPictures[]) {
  const offers = (type: RestaurantWithPictures['orderTypes'][number]) =>
    restaurants.some(({ orderTypes }) => orderTypes.includes(type));
  const byHand = restaurants.filter(({ acceptsByHand }) => acceptsByHand);
  const outcomes = new Set(byHand.map(({ ifUnanswered }) => ifUnanswered));
  const [outcome] = outcomes;
  const fees = restaurants.map(({ serviceFeePpm }) => serviceFeePpm).filter((ppm) => ppm > 0);
  const limits = restaurants.flatMap(({ noShowLimit }) => noShowLimit ?? []);
  return {
    orderTypes: {
      pickup: offers('pickup'),
      delivery: offers('delivery'),
      dine_in: offers('dine_in'),
    },
    acceptance: acceptanceOf(byHand.length, restaurants.length),
    unanswered:
      outcome !== undefined && outcomes.size === 1
        ? { minutes: extentOf(byHand.map(({ acceptMinutes }) => acceptMinutes)), outcome }
        : null,
    hold: extentOf(restaurants.map(({ holdMinutes }) => holdMinutes)),
    cancelUntil: extentOf(restaurants.map(({ cancelMinutes }) => cancelMinutes)),
    // What only some restaurants do is said by none: each says it itself before one orders.
    serviceFee: fees.length > 0 && fees.length === restaurants.length ? extentOf(fees) : null,
    takesTips: restaurants.some(({ tipPercents }) => tipPercents.length > 0),
    noShowLimit:
      limits.length === restaurants.length ? (limits.toSorted((a, b) => a - b)[0] ?? null) : null,
  };
}

/** A business that charges no tax says nothing of one: that prices include it would be untrue. */
function taxOf(
  { taxPpm, taxInclusive }: Tenant,
  classes: readonly StoredTaxClass[],
): LegalDetails['tax'] {
  const isTaxed = taxPpm > 0 || classes.some(({ rates }) => rates.some(({ ppm }) => ppm > 0));
  if (!isTaxed) return 'none';
  return taxInclusive ? 'included' : 'added';
}

function acceptanceOf(byHand: number, all: number): LegalDetails['acceptance'] {
  if (byHand === 0) return 'byItself';
  return byHand === all ? 'byHand' : 'perRestaurant';
}

const extentOf = (numbers: readonly number[]): Extent => ({
  least: numbers.length > 0 ? Math.min(...numbers) : 0,
  most: numbers.length > 0 ? Math.max(...numbers) : 0,
});

/** Several businesses of one site may each have a number. */
function taxNumbers(restaurants: readonly RestaurantWithPictures[], locale: string): string {
  const texts = restaurants.flatMap(
    (restaurant) => taxNumberText(restaurant.taxNumber, { locale, names: taxNumber }) ?? [],
  );
  return [...new Set(texts)].join(', ');
}

const addressLine = ({ name, streetName, postcode, city }: RestaurantWithPictures): string =>
  [name, streetName, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const firstOf = (
  restaurants: readonly RestaurantWithPictures[],
  read: (restaurant: RestaurantWithPictures) => string,
): string => restaurants.map(read).find((text) => text !== '') ?? '';
