import { useEffect, useState } from 'react';
import { useReadable, usePorts } from '../../core/state/editor-context.tsx';
import type { SharedRoute } from './shared-route.ts';

/** Name of the screen that a frame shows; keeps the frame on the same route as the one beside it. */
export function useSharedPath(page: Document | null, route: SharedRoute): string {
  const { screens } = useReadable(usePorts().siteData);
  const [path, setPath] = useState('');
  useEffect(() => {
    return page ? route.join(page, setPath) : undefined;
  }, [page, route]);
  return screens.find((screen) => screen.path === path)?.name ?? path;
}
