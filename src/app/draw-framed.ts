import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FrameLink } from '#editor/on-page/frames/frame-link.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { updateShownSections } from '../page/shown-when/update-shown-sections.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import { followOtherTabs } from '#ui/stores/follow-other-tabs.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { watchTheme } from '../page/theme/watch-theme.ts';

/** All of it was drawn here, and nothing of it by the server. */
const nothingSleeps = () => Promise.resolve();

type Framed = {
  root: Element;
  app: ReactNode;
  stores: Stores;
  /** What the present screen is drawn by with a configuration. */
  partsFor(config: SiteConfig): readonly PagePart[];
};

/**
 * Draws the site in a frame of the editor, which gives it the document and then every change of it.
 * Nothing of that is kept in the browser: the page around it does so.
 */
export async function drawFramed({ root, app, stores, partsFor }: Framed): Promise<void> {
  const { config: store, present } = stores;
  const loaded = new Set<PagePart>();
  let wanted: SiteConfig | null = null;

  const missingFor = (config: SiteConfig) => partsFor(config).filter((part) => !loaded.has(part));
  const load = async (parts: readonly PagePart[]) => {
    await Promise.allSettled(parts.map((part) => part.preload()));
    for (const part of parts) loaded.add(part);
  };
  /** In the same breath, so that a text that is written in the frame keeps its caret. */
  const show = (config: SiteConfig) => {
    wanted = config;
    const missing = missingFor(config);
    const draw = () => wanted === config && store.getState().show(config);
    if (missing.length === 0) draw();
    else void load(missing).then(draw);
  };

  const { frameElement } = window;
  frameElement?.dispatchEvent(new CustomEvent<FrameLink>('frame-link', { detail: { show } }));
  await load(missingFor(wanted ?? store.getState().config));
  if (wanted) store.getState().show(wanted);
  watchTheme(stores, document.documentElement.style);
  present.setState({ isEdited: true });
  root.replaceChildren();
  flushSync(() => createRoot(root).render(app));
  followOtherTabs(stores, nothingSleeps);
  // As a customer sees it on such a device, at this moment.
  const partsWithout = () => partsFor(store.getState().config);
  updateShownSections({ stores, partsWithout, hydrateAll: nothingSleeps });
  frameElement?.dispatchEvent(new Event('frame-drawn'));
}
