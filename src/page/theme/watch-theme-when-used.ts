import type { PagePart } from '#variants/lazy-part.tsx';
import { hasDraft } from '#ui/stores/config-storage.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { onUse } from '../signs-of-use.ts';

/**
 * Watches the theme (watch-theme.ts) from the first sign that somebody uses the page, or from the
 * first change of its configuration: a page comes with its theme, so what computes one is for
 * changes alone. At once where a draft was applied, where the kept theme was painted over the
 * page's, or where no server gave it any.
 * @returns what a change of the configuration can wait for, so that its colours come with it
 */
export function watchThemeWhenUsed(stores: Stores, style: CSSStyleDeclaration): PagePart {
  const { config } = stores;
  const waiting = new AbortController();
  let loading: Promise<void> | undefined;
  const begin = async () => {
    const { watchTheme } = await import('./watch-theme.ts');
    waiting.abort();
    watchTheme(stores, style);
  };
  const preload = () => {
    loading ??= begin().catch((failure: unknown) => {
      // Without a network it is asked for again at the next sign or change.
      loading = undefined;
      throw failure;
    });
    return loading;
  };
  const tryNow = () => void preload().catch(() => undefined);
  const stop = config.subscribe((state, before) => {
    if (state.config !== before.config || hasDraft(state) !== hasDraft(before)) tryNow();
  });
  waiting.signal.addEventListener('abort', stop);
  onUse(tryNow, waiting.signal);
  const isAsServed = document.getElementById('theme') !== null && style.length === 0;
  if (hasDraft(config.getState()) || !isAsServed) tryNow();
  return { id: 'src/page/theme/watch-theme.ts', preload };
}
