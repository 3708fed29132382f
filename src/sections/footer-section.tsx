import { sectionPart } from '#variants/sections/registry.ts';
import type { Place } from '#variants/sections/hours/props.ts';
import { useNewsletterSignUp } from '../api/newsletter.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useInstall } from '../features/offline/use-install.ts';
import { usePlaces } from '../features/restaurants/use-places.ts';
import { usePageLinks } from '../page/use-page-links.ts';
import { useLanguageLinks } from '../page/use-language-links.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';

const noPlaces: readonly Place[] = [];

/** Foot of every page, with the restaurants' addresses. */
export function FooterSection() {
  const variant = useConfig((state) => state.config.footer.variant);
  return variant === 'with-hours' ? <FooterWithPlaces /> : <Footer places={noPlaces} />;
}

/** Apart from the others, which need not follow the clock. */
function FooterWithPlaces() {
  return <Footer places={usePlaces()} />;
}

const isLegal = (url: string) =>
  [paths.privacy, paths.terms, paths.refundPolicy].some((path) => path === url);

function Footer({ places }: { places: readonly Place[] }) {
  const stored = useConfig((state) => state.config.footer);
  const { menu, deals } = useOrderPaths();
  // At a table the owner's links to the menu stay at the table, as those of the header do.
  const atTable = new Map<string, string>([
    [paths.menu, menu],
    [paths.deals, deals],
  ]);
  const own = stored.links.map((link) => ({ ...link, url: atTable.get(link.url) ?? link.url }));
  const named = new Set(own.map(({ url }) => url));
  const further = usePageLinks('footer').filter(({ href }) => !named.has(href));
  const ends = own.findIndex(({ url }) => isLegal(url));
  const place = ends < 0 ? own.length : ends;
  const links = own.toSpliced(
    place,
    0,
    ...further.map(({ label, href }) => ({ label, url: href })),
  );
  const config = { ...stored, links };
  const general = useConfig((state) => state.config.general);
  const business = useConfig(businessName);
  const { boot } = useStores();
  const { restaurants } = useRestaurants();
  const newsletter = useNewsletterSignUp();
  const languages = useLanguageLinks();
  const install = useInstall();
  const { Component } = sectionPart('footer', config.variant);
  return (
    <Component
      id="footer"
      config={config}
      general={{ ...general, businessShortName: business }}
      restaurants={restaurants.map(({ restaurant, address }) => ({
        id: restaurant.id,
        name: restaurant.name,
        address: [address.street_name, address.city].filter(Boolean).join(', '),
        phone: address.phone,
      }))}
      places={places}
      newsletter={newsletter}
      languages={languages}
      year={boot.year}
      install={install}
    />
  );
}
