import type { Menu } from './api/menu.ts';
import type { RestaurantWithImages } from './api/restaurants.ts';
import type { AppSettings } from './api/settings.ts';
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
  language: string;
  bannerDismissed: boolean;
  /** The tenant's stored primary origin, for canonical links and Open Graph. */
  canonicalOrigin: string;
  /** Year of the footer's {year}, from the server's clock so that both sides draw the same. */
  year: number;
  /** Sizes and placeholders of the home page's own pictures, by their addresses. */
  pictures: Record<string, PictureMetadata>;
  /**
   * The page shows a draft by its link until then, of one restaurant or (null) of the site; left
   * out where it shows what is published.
   */
  preview?: { restaurantId: number | null; expiresAt: string };
  /**
   * Ids of the sections of the home page whose times do not hold when it is drawn; left out: none.
   */
  resting?: string[];
  /** The server's clock when the page was drawn: what is served now is judged by it at first. */
  drawnAt: string;
};

export type RenderedPage = {
  status: 200 | 404;
  /** Markup of the root element; empty where the browser draws. */
  body: string;
  /** Why all of it or a part could not be drawn and is left to the browser; for the log. */
  failure: unknown;
  /** Title, description, Open Graph and icons, as markup for the head. */
  head: string;
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

/** Id of the element that carries the boot as JSON. */
export const bootElementId = 'boot';

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
  showsMenu: boolean;
  /** For a restaurant's own people; they read it also while the operator holds their tenant. */
  isForStaff: boolean;
  /** Customers order here, or look for where to: of no use where no restaurant is open yet. */
  isForOrdering: boolean;
  /** A card is written here, so a payment gateway's own element may be let in. */
  takesCards: boolean;
  /** Query keys that change what is drawn; all others are dropped before drawing. */
  queryKeys: readonly string[];
};

/** The storefront's server entry, which the server loads from its build (or through Vite). */
export type StorefrontEntry = {
  describePage(path: string): PageRequirements;
  renderPage(request: { url: string; boot: PageBoot }): Promise<RenderedPage>;
};
