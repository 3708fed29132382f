import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useConfig, useStores } from '../stores/stores.tsx';
import { applyHead, headOf } from './head.ts';
import { routeOf } from './routes.tsx';

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
  useEffect(() => {
    const head = headOf({
      route: routeOf(pathname),
      pathname,
      settings: { web_config: { seo, general, hero, colors }, tenant },
      canonicalOrigin: boot.canonicalOrigin,
      isPreview: boot.preview !== undefined,
      messages: { ...messages, ...enTitles },
    });
    applyHead(head, document);
  }, [boot, messages, pathname, tenant, seo, general, hero, colors]);
}
