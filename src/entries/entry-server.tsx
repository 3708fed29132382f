import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { en } from '#schemas/messages/en.ts';
import { language } from '#schemas/messages/en/language.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { legalVersionQuery } from '#schemas/legal-version-query.ts';
import { restaurantQuery } from '#schemas/instore-menu-query.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import type {
  MenuSubject,
  PageRequirements,
  RenderedPage,
  StorefrontEntry,
} from '#schemas/page.ts';
import { menuSlug } from '#schemas/rules/menu/menu-slug.ts';
import { fontCss, preloadFonts } from '#variants/fonts/font-css.ts';
import { themeCss } from '#variants/theme.ts';
import { App } from '../app/app.tsx';
import { darkBarMarkup } from '../page/theme/dark-bar.ts';
import { earlyPressScript } from '../page/hydration/early-press-script.ts';
import { configMark, firstPaintScript, markedStyle } from '../page/theme/first-paint.ts';
import { alternateLinks } from '../app/alternate-links.ts';
import { headMarkup, headOf } from '../app/head.ts';
import { noScriptMarkup } from '../app/no-script.ts';
import { pageSubject } from '../app/page-subject.ts';
import { partsOf } from '../app/page-parts.ts';
import { notFound, routeOf, type ScreenRoute } from '../app/routes.tsx';
import { createRuntime } from '../app/runtime.ts';
import { categoryPlaceScript } from '../page/category-place-script.ts';
import { deferPicturesScript } from '../page/defer-pictures-script.ts';
import { basename, paths } from '#ui/paths.ts';
import { pageGraph } from '../structured-data/page-graph.ts';
import { categoryInPath, dishInPath } from '../page/dish-in-path.ts';
import { takesCards } from '../page/takes-cards.ts';

/** What the server must gather before it draws a path. */
export function describePage(path: string): PageRequirements {
  const route = routeOf(path);
  const { isPublic, sections, needsMenu, isForStaff, needsRestaurant } = route;
  const subject = subjectOf(path);
  const isNowhere = route === notFound || (isPublic && route.path.includes(':') && !subject);
  return {
    // What else has an id in its address is of one customer, and those are not redirected.
    path: isNowhere ? null : isPublic && !subject ? route.path : path,
    isPublic,
    subject,
    opensDishes: route.path === paths.menu,
    showsMenu: sections !== null || needsMenu,
    legalPage: route.legalPage,
    isForStaff,
    // The code of a table chooses the restaurant by itself.
    isForOrdering: needsRestaurant || route.path.startsWith(paths.dineInMenu) || route === notFound,
    takesCards: takesCards(route.path),
    queryKeys: queryKeysOf(route),
  };
}

/** Query keys that change what a screen draws. */
function queryKeysOf({ path, legalPage }: ScreenRoute): string[] {
  if (legalPage !== null) return [legalVersionQuery];
  return path === paths.instoreMenu ? [restaurantQuery] : [];
}

function subjectOf(path: string): MenuSubject | null {
  const dish = dishInPath(path);
  if (dish !== null) return { kind: 'dish', id: dish };
  const category = categoryInPath(path);
  return category === null ? null : { kind: 'category', id: category };
}

/** The path of the page of a dish or a category, by its name. */
export const subjectPath: StorefrontEntry['subjectPath'] = ({ kind, id }, name) =>
  (kind === 'dish' ? paths.dish : paths.menuCategory)(menuSlug(name, id));

export { listedPaths, privatePaths } from '../app/listed-paths.ts';
export { sharePicture } from '../app/share-picture.ts';

/** React leaves this where something below a Suspense threw, and draws it in the browser. */
const leftOut = '<!--$!-->';

/** React puts the preloads of pictures before the first element; they belong into the head. */
const earlyLinks = /^(?:<link [^>]*>)+/;
const leftOutSentence = 'a part of the page could not be drawn on the server';

/** Draws a page of the storefront: new stores and a new cache for every request. */
export const renderPage: StorefrontEntry['renderPage'] = async ({ url, boot }) => {
  const { pathname } = new URL(url, boot.canonicalOrigin);
  const route = routeOf(pathname);
  const { web_config, tenant, config_version } = boot.settings;
  const { eager, banner, deferred } = partsOf(route, web_config, boot.resting);
  const parts = [...eager, ...banner, ...deferred];
  const page: Omit<RenderedPage, 'body' | 'failure'> = {
    status: route === notFound ? 404 : 200,
    head:
      darkBarMarkup(web_config) +
      headMarkup(
        headOf({
          route,
          pathname,
          settings: boot.settings,
          canonicalOrigin: boot.canonicalOrigin,
          subject: pageSubject(pathname, boot.menu),
          sharePicture: boot.sharePicture,
          isPreview: boot.preview !== undefined,
          messages: { ...en, ...enTitles },
        }),
      ) +
      (route.isPublic && route !== notFound && !boot.preview ? alternateLinks(boot, pathname) : ''),
    noScript: noScriptMarkup(boot, route.isForStaff),
    inlineStyle: markedStyle(
      fontCss(web_config.theme.fonts) + themeCss(web_config),
      // No kept theme belongs to a draft.
      boot.preview ? 'preview' : configMark(tenant.id, config_version),
    ),
    inlineScript: earlyPressScript + firstPaintScript + deferPicturesScript + categoryPlaceScript,
    structuredData: route.isPublic ? pageGraph(pathname, boot) : null,
    fonts: [...preloadFonts(web_config.theme.fonts)],
    parts: [...new Set(eager.map(({ id }) => id))],
  };
  // Screens of one customer alone are drawn in the browser.
  if (!route.isPublic) return { ...page, body: '', failure: null };
  const runtime = createRuntime({ boot, storage: null, isBootLive: true });
  try {
    await Promise.all(parts.map((part) => part.preload()));
    const markup = renderToString(
      <StaticRouter basename={basename} location={languagePath(language, url)}>
        <App runtime={runtime} />
      </StaticRouter>,
    );
    const [early = ''] = earlyLinks.exec(markup) ?? [];
    const body = markup.slice(early.length);
    const head = page.head + early;
    return {
      ...page,
      head,
      body,
      failure: body.includes(leftOut) ? new Error(leftOutSentence) : null,
    };
  } catch (failure) {
    // What cannot be drawn here is still served: the browser draws it, or shows its error screen.
    return { ...page, body: '', failure };
  } finally {
    // Its timers would keep the request's data for five minutes.
    runtime.queryClient.clear();
  }
};
