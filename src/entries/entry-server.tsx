import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { en } from '#schemas/messages/en.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { restaurantQuery } from '#schemas/instore-menu-query.ts';
import type { PageRequirements, RenderedPage, StorefrontEntry } from '#schemas/page.ts';
import { fontCss, preloadFonts } from '#variants/fonts/font-css.ts';
import { themeCss } from '#variants/theme.ts';
import { App } from '../app/app.tsx';
import { darkBarMarkup } from '../page/theme/dark-bar.ts';
import { earlyPressScript } from '../page/hydration/early-press-script.ts';
import { configMark, firstPaintScript, markedStyle } from '../page/theme/first-paint.ts';
import { headMarkup, headOf } from '../app/head.ts';
import { partsOf } from '../app/page-parts.ts';
import { notFound, routeOf } from '../app/routes.tsx';
import { createRuntime } from '../app/runtime.ts';
import { deferPicturesScript } from '../page/defer-pictures-script.ts';
import { paths } from '../paths.ts';
import { takesCards } from '../page/takes-cards.ts';

/** What the server must gather before it draws a path. */
export function describePage(path: string): PageRequirements {
  const route = routeOf(path);
  const { isPublic, sections, needsMenu, isForStaff, needsRestaurant } = route;
  return {
    // Only screens of one customer have an id in their address, and those are not redirected.
    path: route === notFound ? null : isPublic ? route.path : path,
    isPublic,
    showsMenu: sections !== null || needsMenu,
    isForStaff,
    // The code of a table chooses the restaurant by itself.
    isForOrdering: needsRestaurant || route.path.startsWith(paths.dineInMenu) || route === notFound,
    takesCards: takesCards(route.path),
    queryKeys: route.path === paths.instoreMenu ? [restaurantQuery] : [],
  };
}

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
          isPreview: boot.preview !== undefined,
          messages: { ...en, ...enTitles },
        }),
      ),
    inlineStyle: markedStyle(
      fontCss(web_config.theme.fonts) + themeCss(web_config),
      // No kept theme belongs to a draft.
      boot.preview ? 'preview' : configMark(tenant.id, config_version),
    ),
    inlineScript: earlyPressScript + firstPaintScript + deferPicturesScript,
    fonts: [...preloadFonts(web_config.theme.fonts)],
    parts: [...new Set(eager.map(({ id }) => id))],
  };
  // Screens of one customer alone are drawn in the browser.
  if (!route.isPublic) return { ...page, body: '', failure: null };
  const runtime = createRuntime({ boot, storage: null, isBootLive: true });
  try {
    await Promise.all(parts.map((part) => part.preload()));
    const markup = renderToString(
      <StaticRouter location={url}>
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
