import type { LegalPageView } from './api/legal-pages.ts';
import type { Menu } from './api/menu.ts';
import type { RestaurantWithImages } from './api/restaurants.ts';
import type { AppSettings } from './api/settings.ts';
import type { LegalPageName } from './rules/legal/legal-texts.ts';
import type { PictureMetadata } from './rules/picture-sources.ts';

/**
 * What the server puts into a page so that the storefront draws it without a call; written as
 * JSON into the document and read back before hydration.
 */
export type PageBoot = {
  settings: AppSettings;
  restaurants: RestaurantWithImages[];
  /** The list could not be read: the dialog says so instead of 'No restaurants available'. */
  restaurantsFailed: boolean;
  /** The restaurant the customer chose, by the mirrored cookie; null before a choice. */
  selectedRestaurantId: number | null;
  /** The restaurant the page is drawn for: the chosen one, else the first active one. */
  drawnRestaurantId: number | null;
  /** Menu of the drawn restaurant, or of the one that a link names, on the screens that show it. */
  menu: Menu | null;
  /** What a legal page says; left out of every other page, and where it could not be read. */
  legal?: LegalPageView;
  language: string;
  bannerDismissed: boolean;
  /** The tenant's stored primary origin, for canonical links and Open Graph. */
  canonicalOrigin: string;
  /** Year of the footer's {year}, from the server's clock so that both sides draw the same. */
  year: number;
  /** Sizes and placeholders of the home page's own pictures, by their addresses. */
  pictures: Record<string, PictureMetadata>;
  /** What the addresses of stored pictures begin with; left out: they come from the site itself. */
  picturesUrl?: string;
  /**
   * The page shows a draft by its link until then, of one restaurant or (null) of the site; left
   * out where it shows what is published.
   */
  preview?: { restaurantId: number | null; expiresAt: string };
  /**
   * Ids of the sections of the home page whose times do not hold when it is drawn; left out: none.
   */
  resting?: string[];
  /** The product that the page is of, which is open over the menu; left out: none. */
  productId?: number;
  /** Address of the picture that the server draws for the page's shared link; left out: none. */
  sharePicture?: string;
  /** There is nothing at the page's address, whatever its pattern; left out: there is. */
  isMissing?: true;
  /** The server's clock when the page was drawn: what is served now is judged by it at first. */
  drawnAt: string;
};

export type RenderedPage = {
  status: 200 | 404;
  /** Markup of the root element; empty where the browser draws. */
  body: string;
  /** Markup beside it, for browsers that run no scripts. */
  noScript: string;
  /** Why all of it or a part could not be drawn and is left to the browser; for the log. */
  failure: unknown;
  /** Title, description, Open Graph and icons, as markup for the head. */
  head: string;
  /** What search engines read of the page as JSON (schema.org); null: nothing. */
  structuredData: unknown;
  /** Text of the head's style element: the theme's variables. The server hashes it for the CSP. */
  inlineStyle: string;
  /** Text of the script that runs before first paint; the same for every page. */
  inlineScript: string;
  /** Addresses of the fonts above the fold, to be fetched before the style sheet asks for them. */
  fonts: string[];
  /** Manifest keys of the lazy parts that are needed before it hydrates, for their preloads. */
  parts: string[];
};

/**
 * Plain cookies that mirror what the server needs to draw the right page (requirements, Screens).
 */
export const pageCookies = {
  /** Id of the chosen restaurant; Max-Age is its expiry. */
  restaurant: 'restaurant',
  /** Text of the offer banner that was dismissed, hashed: a new offer shows again. */
  dismissedBanner: 'banner',
  language: 'language',
} as const;

/** Query key of a preview's link, and name of the cookie that keeps it for the visit. */
export const previewQuery = 'preview';
/** In place of a link's token it leads back to what is published. */
export const previewEnd = 'end';

/** Query key of a dish that is open over a page: the id of the restaurant product. */
export const itemQuery = 'item';

/** Id of the element that carries the boot as JSON. */
export const bootElementId = 'boot';

/** What of a menu a page is of: a product of the tenant, or a category of one of its menus. */
export type MenuSubject = { kind: 'dish' | 'category'; id: number };

/** What the server must know of an address before it gathers a boot. */
export type PageRequirements = {
  /**
   * The address as the route table spells it, so that `/MENU/` is no second page beside `/menu`;
   * null where there is no such screen.
   */
  path: string | null;
  /**
   * The same for everyone, so it is drawn on the server and may be cached whole. Other screens
   * (checkout, accounts, orders) come as an empty root with the boot and are drawn in the browser.
   */
  isPublic: boolean;
  /** The page is of a part of the menu, where there is one of that id. */
  subject: MenuSubject | null;
  /** It is the menu that the pages of dishes open over. */
  opensDishes: boolean;
  showsMenu: boolean;
  /** The legal page that it is; null: none. */
  legalPage: LegalPageName | null;
  /** For a restaurant's own people; they read it also while the operator holds their tenant. */
  isForStaff: boolean;
  /** Customers order here, or look for where to: of no use where no restaurant is open yet. */
  isForOrdering: boolean;
  /** A card is written here, so a payment gateway's own element may be let in. */
  takesCards: boolean;
  /** Query keys that change what is drawn; all others are dropped before drawing. */
  queryKeys: readonly string[];
};

/** A face of the site's fonts (variants/fonts). */
export type ShareFace = { family: string; weight: number };

/** What the picture that stands for a page where its link is shared is drawn from. */
export type SharePicture = {
  /** What the page is of: a product's id, or null for the whole site. */
  productId: number | null;
  business: string;
  /** Address of the logo; empty: the name is set in type. */
  logo: string;
  title: string;
  text: string;
  /** As the page shows it: 'from $12.50'; null: none. */
  price: string | null;
  /** Address of a photograph; null: type alone. */
  picture: string | null;
  display: ShareFace & { isUppercase: boolean };
  body: ShareFace;
  colors: { primary: string; onPrimary: string; background: string; text: string; tint: string };
};

/** What decides which pages a site has. */
export type ListedSite = {
  restaurants: readonly RestaurantWithImages[];
  menus: readonly Menu[];
};

/** The storefront's server entry, which the server loads from its build (or through Vite). */
export type StorefrontEntry = {
  describePage(path: string): PageRequirements;
  /** The path of the page of a part of a menu, by its name. */
  subjectPath(subject: MenuSubject, name: string): string;
  /** What the picture of a page's shared link shows; null: one that its owner has chosen, or none. */
  sharePicture(page: { pathname: string; boot: PageBoot }): SharePicture | null;
  /** Paths of all pages that search engines may list. */
  listedPaths(site: ListedSite): string[];
  /** Paths, and beginnings of paths, of screens that are of one customer or of staff. */
  privatePaths(): string[];
  renderPage(request: { url: string; boot: PageBoot }): Promise<RenderedPage>;
};
