import { startTransition, useEffect, useState } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useEditor } from '../../core/state/editor-context.tsx';

/** After so long without a change, pictures in small follow (ms). */
const calm = 500;

/**
 * The document for pictures of it: follows when typing has paused, never with each key, and
 * knows nothing of what is tried.
 */
export function useSettledConfig(): SiteConfig {
  const { document, committed } = useEditor();
  const [config, setConfig] = useState(committed);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = document.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setConfig(committed())), calm);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [document, committed]);
  return config;
}
