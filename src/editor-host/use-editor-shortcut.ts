import { useEffect, useRef } from 'react';
import { listenForKeys } from '#variants/listen-for-keys.ts';

/** Ctrl/⌘ . opens and closes the editor; null where it is not offered. */
export function useEditorShortcut(toggle: (() => void) | null): void {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    return listenForKeys(({ key, ctrlKey, metaKey }) => {
      if (key !== '.' || !(ctrlKey || metaKey) || !latest.current) return false;
      latest.current();
      return true;
    });
  }, []);
}
