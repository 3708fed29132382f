import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';

/** 'long' has the longest texts a field takes, 'empty' none at all. */
export type SampleName = 'default' | 'other' | 'long' | 'empty';

/** A sample tenant with the configuration that a story shows it in. */
export type SampleSite = { tenant: SampleTenant; config: SiteConfig; isEmpty: boolean };

export function sampleSite(name: SampleName): SampleSite {
  const tenant = name === 'other' ? tenant53 : tenant139;
  return { tenant, config: configFor(name, tenant), isEmpty: name === 'empty' };
}

const longName = 'Wholemeal sourdough from the Macclesfield Valley with everything on top, twice';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';
export const longLine = `${longName} ${longWord}`.slice(0, 120);
export const longText = `${longName}. `.repeat(7).trim();

function configFor(name: SampleName, tenant: SampleTenant) {
  if (name === 'default' || name === 'other') return tenant.config;
  const isLong = name === 'long';
  const line = isLong ? longLine : '';
  const text = isLong ? longText : '';
  const { config } = tenant;
  return siteConfigSchema.parse({
    ...config,
    hero: { ...config.hero, backgroundImage: '', title: line, subtitle: text, ctaText: line },
    features: {
      ...config.features,
      title: line,
      subtitle: text,
      items: config.features.items.map((item) => ({ ...item, title: line, description: text })),
    },
    categories: { ...config.categories, title: line, subtitle: text },
    menu: { ...config.menu, title: line, subtitle: text },
    footer: { copyrightText: line, links: isLong ? config.footer.links : [] },
    topOfferBanner: { ...config.topOfferBanner, topOfferBannerText: line },
    general: {
      tagline: line,
      businessFullName: line,
      businessShortName: line,
      businessAcn: isLong ? '000 000 139' : '',
      mobileApp: {
        appName: line,
        description: text,
        appStoreUrl: isLong ? 'https://a.example' : '',
      },
    },
  });
}
