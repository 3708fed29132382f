import { useEffect, useState } from 'react';
import { useReadable, usePorts } from '../../core/state/editor-context.tsx';
import type { SharedRoute } from './shared-route.ts';

/** Which page of the site a frame shows, as people call it; it goes where its neighbour goes. */
export function useSharedPath(page: Document | null, route: SharedRoute): string {
  const { screens } = useReadable(usePorts().facts);
  const [path, setPath] = useState('');
  useEffect(() => (page ? route.join(page, setPath) : undefined), [page, route]);
  return screens.find((screen) => screen.path === path)?.name ?? path;
}
