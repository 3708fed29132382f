import type { SiteConfig } from '#schemas/config/site.ts';
import type { WebAppMessages } from '#schemas/messages/en-web-app.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { iconKinds, iconPath, isIconName } from './icon-kinds.ts';
import { siteName } from './site-icon.ts';

export type ManifestNeeds = {
  tenant: Pick<Tenant, 'id' | 'name'>;
  config: SiteConfig;
  /** The address of a page in the language of those that link it, such as '/es/menu'. */
  pathTo(path: string): string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  messages: WebAppMessages;
  iconVersion: string;
};

/**
 * What a browser installs the site by (https://www.w3.org/TR/appmanifest/). Its id is the same in
 * every language: the host's site is one app.
 */
export function manifestOf({ pathTo, messages, iconVersion, ...site }: ManifestNeeds) {
  const { general, seo, hero, colors } = site.config;
  const shortName = siteName(site);
  const icons = Object.keys(iconKinds).filter(isIconName);
  const shortcutIcon = {
    src: iconPath('any-192', iconVersion),
    sizes: '192x192',
    type: 'image/png',
  };
  const shortcut = (name: string, url: string) => ({
    name,
    url: pathTo(url),
    icons: [shortcutIcon],
  });
  return {
    id: '/',
    name: general.businessFullName || shortName,
    short_name: shortName,
    description: seo.description || general.tagline || hero.subtitle,
    lang: site.language,
    dir: site.direction,
    start_url: pathTo('/'),
    scope: '/',
    display: 'standalone',
    theme_color: seo.themeColor,
    background_color: colors.background,
    icons: icons.flatMap((name) => {
      const { side, purpose } = iconKinds[name];
      if (purpose === null) return [];
      const src = iconPath(name, iconVersion);
      return { src, sizes: `${side}x${side}`, type: 'image/png', purpose };
    }),
    shortcuts: [
      shortcut(messages.webApp.orderAgain, '/order-history'),
      shortcut(messages.webApp.myOrder, '/order-history?order=latest'),
    ],
  };
}
