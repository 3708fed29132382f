import type { OrderAction, ReserveAction, Restaurant } from 'schema-dts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { PageBoot } from '#schemas/page.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { paths } from '#ui/paths.ts';
import { exceptionData, weekData } from './opening-hours-data.ts';
import { pageUrl } from './page-url.ts';

/** What Google's documentation of order actions names them by. */
const deliveryMethods = {
  pickup: { '@id': 'http://purl.org/goodrelations/v1#DeliveryModePickUp' },
  delivery: { '@id': 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet' },
} as const;

const platforms = [
  'https://schema.org/DesktopWebPlatform',
  'https://schema.org/MobileWebPlatform',
] as const;

/** A restaurant as its home page shows it, and what can be done there (rule R97). */
export function restaurantData(one: RestaurantWithImages, boot: PageBoot): Restaurant {
  const { settings, canonicalOrigin: origin } = boot;
  const { web_config: config, tenant } = settings;
  const { restaurant, address, location, hours } = one;
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path);
  const business = businessName({ config, tenant });
  const { general } = config;
  const [picture] = one.attachment_paths;
  const image = picture?.upload_path ?? config.seo.ogImage;
  const isOnly = boot.restaurants.length === 1;
  const description = config.seo.description || general.tagline;
  const country = new Intl.Locale(tenant.locale).region;
  const week = weekData(hours);
  const exceptions = exceptionData(hours);
  const actions = [...orderActions(one, boot), ...reserveActions(one, boot)];
  return {
    '@type': 'Restaurant',
    '@id': `${origin}/#restaurant-${restaurant.id}`,
    name: restaurant.name,
    ...(restaurant.name !== business && !isOnly && { alternateName: business }),
    ...(description && { description }),
    url: pageUrl(paths.home, boot),
    ...(image && { image: absolute(image) }),
    ...(general.logo && { logo: absolute(general.logo) }),
    ...(address.phone && { telephone: address.phone }),
    ...(general.contactEmail && { email: general.contactEmail }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street_name,
      addressLocality: address.city,
      ...(address.postcode && { postalCode: address.postcode }),
      ...(country && { addressCountry: country }),
    },
    ...(location && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: location.latitude,
        longitude: location.longitude,
      },
    }),
    ...(week.length > 0 && { openingHoursSpecification: week }),
    ...(exceptions.length > 0 && { specialOpeningHoursSpecification: exceptions }),
    currenciesAccepted: tenant.currency,
    hasMenu: pageUrl(paths.menu, boot),
    acceptsReservations: restaurant.takes_reservations
      ? pageUrl(paths.tableReservation, boot)
      : false,
    ...(general.socialLinks.length > 0 && { sameAs: general.socialLinks.map(({ url }) => url) }),
    ...(actions.length > 0 && { potentialAction: actions }),
  };
}

function orderActions(
  { restaurant, order_taking }: RestaurantWithImages,
  boot: PageBoot,
): OrderAction[] {
  const { settings, drawnRestaurantId } = boot;
  const isOff = restaurant.id === drawnRestaurantId && !settings.is_online_order_enabled;
  const methods = isOff
    ? []
    : order_taking.flatMap(({ order_type }) =>
        order_type === 'dine_in' ? [] : [deliveryMethods[order_type]],
      );
  if (methods.length === 0) return [];
  return [
    {
      '@type': 'OrderAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: pageUrl(paths.menu, boot),
        actionPlatform: platforms,
      },
      deliveryMethod: methods,
    },
  ];
}

function reserveActions({ restaurant }: RestaurantWithImages, boot: PageBoot): ReserveAction[] {
  if (!restaurant.takes_reservations) return [];
  return [
    {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: pageUrl(paths.tableReservation, boot),
        actionPlatform: platforms,
      },
      result: { '@type': 'FoodEstablishmentReservation' },
    },
  ];
}
