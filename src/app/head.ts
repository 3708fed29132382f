import type { TenantDetails } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { regionalLanguage } from '#schemas/format-locale.ts';
import { language } from '#schemas/messages/en/language.ts';
import type { Messages } from '#schemas/messages/en.ts';
import type { TitleMessages } from '#schemas/messages/en-titles.ts';
import { businessName } from '#ui/stores/business-name.ts';
import type { PageSubject } from './page-subject.ts';
import { basename } from '#ui/paths.ts';
import { notFound, type ScreenRoute } from './routes.tsx';

/**
 * The head as data: the server writes it, the browser keeps it up to date (specification §3, seo).
 */
export type Head = { title: string; tags: HeadTag[] };
export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** What of a site's configuration its head says. */
type Said = Pick<SiteConfig, 'seo' | 'general' | 'hero' | 'colors'>;

export type HeadNeeds = {
  route: ScreenRoute;
  pathname: string;
  settings: { web_config: Said; tenant: TenantDetails };
  canonicalOrigin: string;
  /** What the server draws for the page's shared link. */
  sharePicture: string | undefined;
  /** The dish or the category that the page is of. */
  subject: PageSubject | null;
  /** It shows a draft by its link, which no search engine is meant to keep. */
  isPreview: boolean;
  messages: Messages & TitleMessages;
};

export function headOf(needs: HeadNeeds): Head {
  const { route, pathname, settings, canonicalOrigin, messages } = needs;
  const { web_config: config, tenant } = settings;
  const { seo, general, hero } = config;
  const ofSite = seo.description || general.tagline || hero.subtitle;
  const description = needs.subject?.description || ofSite;
  const business = businessName({ config, tenant });
  const screenTitle = needs.subject?.title ?? (route.title && messages.titles[route.title]);
  const ownTitle = screenTitle ? `${screenTitle} · ${business}` : seo.title || business;
  const title = needs.isPreview ? messages.preview.title(ownTitle) : ownTitle;
  const address = canonicalOrigin + basename + (basename && pathname === '/' ? '' : pathname);
  const absolute = (url: string) => (url.startsWith('/') ? canonicalOrigin + url : url);
  const image = absolute(needs.sharePicture ?? seo.ogImage);
  const isListed = route.isPublic && route !== notFound && !needs.isPreview;
  return {
    title,
    tags: [
      named('description', description),
      named('keywords', seo.keywords),
      isListed ? null : named('robots', 'noindex'),
      named('theme-color', seo.themeColor),
      property('og:title', title),
      property('og:description', description),
      property('og:type', seo.ogType),
      property('og:site_name', seo.ogSiteName || business),
      property('og:image', image),
      needs.sharePicture ? property('og:image:width', '1200') : null,
      needs.sharePicture ? property('og:image:height', '630') : null,
      isListed ? property('og:url', address) : null,
      property('og:locale', regionalLanguage(language, tenant.locale).replace('-', '_')),
      named('twitter:card', seo.twitterCard),
      named('twitter:site', seo.twitterHandle),
      named('twitter:title', title),
      named('twitter:description', description),
      named('twitter:image', image),
      link('icon', seo.favicon || general.favicon || letterIcon(business, config.colors.primary)),
      link('apple-touch-icon', seo.appleTouchIcon || '/app-icons/apple-180.png'),
      // A preview is nothing to be installed.
      needs.isPreview || route.isForStaff
        ? null
        : link('manifest', `${basename}/manifest.webmanifest`),
      isListed ? link('canonical', address) : null,
    ].filter((tag) => tag !== null),
  };
}

const named = (name: string, content: string) => meta('name', name, content);
const property = (name: string, content: string) => meta('property', name, content);

function meta(key: 'name' | 'property', name: string, content: string): HeadTag | null {
  return content ? { tag: 'meta', attributes: { [key]: name, content } } : null;
}

function link(rel: string, href: string): HeadTag | null {
  return href ? { tag: 'link', attributes: { rel, href } } : null;
}

/**
 * The first letter on the main colour, where no icon was uploaded; otherwise browsers ask for one.
 */
function letterIcon(business: string, colour: string): string {
  const letter = encodeURIComponent([...business][0]?.toUpperCase() ?? '');
  return (
    `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E` +
    `%3Crect width='32' height='32' rx='8' fill='${encodeURIComponent(colour)}'/%3E` +
    `%3Ctext x='16' y='23' font-family='Georgia,serif' font-size='20' text-anchor='middle' ` +
    `fill='%23fff'%3E${letter}%3C/text%3E%3C/svg%3E`
  );
}

/** The head as markup; `data-head` marks what the browser replaces when one navigates. */
export function headMarkup({ title, tags }: Head): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...tags.map(({ tag, attributes }) => {
      const pairs = Object.entries(attributes).map(
        ([name, value]) => `${name}="${escapeHtml(value)}"`,
      );
      return `<${tag} ${pairs.join(' ')} data-head>`;
    }),
  ].join('\n    ');
}

/** Brings a document's head up to date, touching only what differs. */
export function applyHead({ title, tags }: Head, document: Document): void {
  if (document.title !== title) document.title = title;
  const present = new Map(
    [...document.head.querySelectorAll('[data-head]')].map((element) => [
      signature(element),
      element,
    ]),
  );
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-head', '');
    const key = signature(element);
    if (!present.delete(key)) document.head.append(element);
  }
  for (const outdated of present.values()) outdated.remove();
}

const signature = (element: Element) =>
  [element.tagName, ...element.getAttributeNames().map((name) => element.getAttribute(name))].join(
    '|',
  );
