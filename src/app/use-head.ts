import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useKnownMenu } from '#ui/api/menu.ts';
import { useDrawnRestaurant } from '#ui/menu-model/use-drawn-restaurant.ts';
import { onUse } from '../page/signs-of-use.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';

/** What is edited is shown in the head once it has been left alone for so long, in ms. */
const settled = 200;

const loadUpdate = () => import('./update-head.ts');

/**
 * Keeps title, description and icons with the screen and the configuration. A page comes with its
 * head, so what writes one is loaded with the first sign that somebody uses it.
 */
export function useHead(): void {
  const { boot, config } = useStores();
  const { messages } = useStorefront();
  const { pathname, key } = useLocation();
  // Part by part: a letter typed elsewhere is nothing to the head.
  const seo = useConfig((state) => state.config.seo);
  const general = useConfig((state) => state.config.general);
  const hero = useConfig((state) => state.config.hero);
  const colors = useConfig((state) => state.config.colors);
  const tenant = useConfig((state) => state.tenant);
  const menu = useKnownMenu(useDrawnRestaurant()?.restaurant.id ?? null);
  const shown = useRef<{ pathname: string; menu: typeof menu } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const preload = () => {
      controller.abort();
      void loadUpdate().catch(() => undefined);
    };
    onUse(preload, controller.signal);
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, menu };
    // What the router has for the page that the server drew, until one navigates.
    const isOfServer = config.getState().config === boot.settings.web_config;
    const isAsServed = before === null && key === 'default' && isOfServer;
    if (isAsServed) return;
    const isSamePage = before?.pathname === pathname && before.menu === menu;
    const settings = { web_config: { seo, general, hero, colors }, tenant };
    let isOver = false;
    const update = async () => {
      const { updateHead } = await loadUpdate();
      if (!isOver) updateHead({ pathname, settings, boot, menu, messages });
    };
    // A script that is gone after a deploy leaves the title until the next screen loads the page.
    const tryNow = () => void update().catch(() => undefined);
    // A colour being dragged makes another icon with each frame, which the whole browser draws.
    const timer = isSamePage ? setTimeout(tryNow, settled) : undefined;
    if (!isSamePage) tryNow();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [boot, config, messages, pathname, key, tenant, menu, seo, general, hero, colors]);
}
