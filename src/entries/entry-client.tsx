import './zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { bootElementId, type PageBoot } from '#schemas/page.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import '#variants/base.css';
import { App } from '../app/app.tsx';
import { replayEarlyPress } from '../page/hydration/early-press.ts';
import { partsOf } from '../app/page-parts.ts';
import { routeOf, setMissingPath } from '../app/routes.tsx';
import { createRuntime, type Runtime } from '../app/runtime.ts';
import { isDeviceFrame } from '../page/is-device-frame.ts';
import { whenIdle } from '../page/live-config/when-idle.ts';
import { hydrateAll } from '../page/hydration/hydrate-when-near.ts';
import { allowReload, reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import { hasDraft } from '#ui/stores/config-storage.ts';
import { basename } from '#ui/paths.ts';
import { browserStorage } from '#ui/stores/safe-storage.ts';

/** The boot that the server wrote into the page; null where the page is a plain file. */
function readBoot(): PageBoot | null {
  const text = document.getElementById(bootElementId)?.textContent;
  if (!text) return null;
  const boot: PageBoot = JSON.parse(text);
  return boot;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const live = readBoot();
  const boot =
    live ??
    (await import('../app/default-boot.ts')).defaultBoot(window.location.origin, new Date());
  if (boot.isMissing) setMissingPath(window.location.pathname);
  const isFramed = isDeviceFrame();
  const runtime = createRuntime({
    boot,
    storage: browserStorage(),
    isBootLive: live !== null,
    isFramed,
  });
  const { stores } = runtime;
  const app = (
    <BrowserRouter basename={basename}>
      <App runtime={runtime} />
    </BrowserRouter>
  );
  const config = stores.config.getState;
  const partsFor = (resting?: readonly string[]) =>
    partsOf(routeOf(window.location.pathname), config().config, resting);
  if (isFramed) {
    void replayEarlyPress(null);
    const { drawFramed } = await import('../app/draw-framed.ts');
    return drawFramed({
      root,
      app,
      stores,
      partsFor: (shown) => Object.values(partsOf(routeOf(window.location.pathname), shown)).flat(),
    });
  }
  allowReload(runtime);
  if (hasDraft(config())) {
    // What waits to come to life cannot be put in another order: a draft's page is drawn anew.
    await config().applyStoredDraft();
    await Promise.allSettled(
      Object.values(partsFor())
        .flat()
        .map((part) => part.preload()),
    );
    root.replaceChildren();
    createRoot(root).render(app);
    void replayEarlyPress(null);
  } else if (root.firstElementChild) {
    try {
      await Promise.all(partsFor(boot.resting).eager.map((part) => part.preload()));
    } catch (failure) {
      // What the server drew stays, and its links lead on.
      await reloadForNewBuild(failure);
      throw failure;
    }
    hydrateRoot(root, app);
    void replayEarlyPress(document.getElementById('main'));
  } else {
    // The frame at once and whole; the screen shows its spinner, and its error screen by itself.
    const { part: screen } = routeOf(window.location.pathname);
    const { eager, banner } = partsFor();
    const frame = [...eager.filter((part) => part !== screen), ...banner];
    await Promise.allSettled(frame.map((part) => part.preload()));
    createRoot(root).render(app);
    void replayEarlyPress(null);
  }
  const { followPage } = await import('./follow-page.ts');
  const theme = followPage({
    ...runtime,
    partsWithout: (resting) => Object.values(partsFor(resting)).flat(),
    hydrateAll,
  });
  // A preview stays as it is.
  if (!boot.preview) whenIdle(() => followLive(runtime, theme));
}

/** Once its code is there: without a network it is asked for again when that is back. */
function followLive(runtime: Runtime, theme: PagePart): void {
  import('../page/live-config/follow-publishes.ts').then(
    ({ followPublishes }) =>
      followPublishes({
        ...runtime,
        partsFor: (pathname, config) => [
          ...Object.values(partsOf(routeOf(pathname), config)).flat(),
          theme,
        ],
        hydrateAll,
      }),
    () => window.addEventListener('online', () => followLive(runtime, theme), { once: true }),
  );
}

void start();
