import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';

const previewBar = lazyPart<Record<never, never>>('src/app/preview-bar.tsx', () =>
  import('./preview-bar.tsx').then((module) => module.PreviewBar),
);

/** Stands in a page that shows a draft by its link; its bar is none of what other pages load. */
export function PreviewHost() {
  const isHydrated = useIsHydrated();
  const isThere = useLazyPart(previewBar, isHydrated);
  return isThere && <previewBar.Component />;
}
