import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useConfig, useStores } from '../stores/stores.tsx';
import { applyHead, headOf } from './head.ts';
import { routeOf } from './routes.tsx';

/** What is edited is shown in the head once it has been left alone for so long, in ms. */
const settled = 200;

/** Keeps title, description and icons with the screen and the configuration. */
export function useHead(): void {
  const { boot } = useStores();
  const { messages } = useStorefront();
  const { pathname } = useLocation();
  // Part by part: a letter typed elsewhere is nothing to the head.
  const seo = useConfig((state) => state.config.seo);
  const general = useConfig((state) => state.config.general);
  const hero = useConfig((state) => state.config.hero);
  const colors = useConfig((state) => state.config.colors);
  const tenant = useConfig((state) => state.tenant);
  const shown = useRef({ boot, messages, pathname, tenant });
  useEffect(() => {
    const { current } = shown;
    const isSamePage =
      current.boot === boot &&
      current.messages === messages &&
      current.pathname === pathname &&
      current.tenant === tenant;
    shown.current = { boot, messages, pathname, tenant };
    const head = headOf({
      route: routeOf(pathname),
      pathname,
      settings: { web_config: { seo, general, hero, colors }, tenant },
      canonicalOrigin: boot.canonicalOrigin,
      isPreview: boot.preview !== undefined,
      messages: { ...messages, ...enTitles },
    });
    if (!isSamePage) return applyHead(head, document);
    // A colour being dragged makes another icon with each frame, which the whole browser draws.
    const timer = setTimeout(() => applyHead(head, document), settled);
    return () => clearTimeout(timer);
  }, [boot, messages, pathname, tenant, seo, general, hero, colors]);
}
