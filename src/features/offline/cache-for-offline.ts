import { language } from '#schemas/messages/en/language.ts';
import { languagePath } from '#schemas/languages/language-path.ts';
import { paths } from '#ui/paths.ts';

/** So long the page rests before what it has loaded is kept; ms. */
const settled = 2000;

const cacheable = /^\/(?:assets|media)\//;

/**
 * Files of editor and desk by the names of what they begin with; they always come from the server.
 * `desk-rules` are rules that customers load too.
 */
const ofStaff =
  /^\/assets\/(?:desk(?!-rules)|editor|further-editor|look-panel|own-changes|phone-order|preview-bar)\b/;

/** The visitor asks for as little as possible: what came is kept, and nothing else is fetched. */
function savesData(): boolean {
  return 'connection' in navigator && hasSaveData(navigator.connection);
}

const hasSaveData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'saveData' in value && value.saveData === true;

const pagesToCache = (): string[] =>
  savesData()
    ? [window.location.pathname]
    : [paths.menu, paths.home].map((path) => languagePath(language, path));

/**
 * Has the worker fetch home and menu again: as a new build draws them once its worker has taken over,
 * or for another restaurant once that was chosen.
 */
export const cachePagesAgain = (): void =>
  navigator.serviceWorker.controller?.postMessage(
    { kind: 'cache', pages: pagesToCache(), files: [] },
    [],
  );

/**
 * Tells the worker what this page is made of, whenever it has loaded something: the browser has it
 * already, so keeping it costs no second load.
 * @param isForStaff from then on nothing more of this page is kept: it may be the editor's
 */
export async function cacheForOffline(isForStaff: () => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  if (!active) return;
  const loaded = new Set<string>();
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    if (isForStaff()) {
      observer.disconnect();
      return;
    }
    const files = [...loaded];
    loaded.clear();
    const pages = isFirst ? pagesToCache() : [];
    isFirst = false;
    const worker = navigator.serviceWorker.controller ?? active;
    worker.postMessage({ kind: 'cache', pages, files }, []);
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const url = new URL(name);
      const isCached = cacheable.test(url.pathname) && !ofStaff.test(url.pathname);
      if (url.origin === window.location.origin && isCached) loaded.add(url.pathname);
    }
    clearTimeout(timer);
    timer = setTimeout(send, settled);
  });
  observer.observe({ type: 'resource', buffered: true });
  send();
}
