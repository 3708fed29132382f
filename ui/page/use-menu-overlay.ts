import { useEffect, useState } from 'react';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { toast } from '../toasts/toasts.ts';
import { useLazyPart } from './hydration/use-lazy-part.ts';

type Overlay<T> = {
  /** What the address names, and what closes it; null: nothing. */
  address: { value: string | null; close(): void };
  /** The page may have been drawn with it, so that its chunk is there. */
  isDrawn?: boolean;
  part: Pick<LazyPart<never>, 'preload'>;
  /** Looks up what the address names; undefined while the menu is not there, null where it is gone. */
  find(value: string): T | null | undefined;
  /** What is said where it is gone. */
  gone: string;
};

/**
 * Something of the menu that the address names, such as `?item=12`: what to draw in its dialog once
 * its chunk is there, until its closing has been seen; null where there is nothing to draw.
 */
export function useMenuOverlay<T>({ address, isDrawn = false, part, find, gone }: Overlay<T>) {
  const { value: wanted, close } = address;
  // What was open stays drawn while its dialog leaves.
  const [shown, setShown] = useState(wanted);
  if (wanted !== null && wanted !== shown) setShown(wanted);

  const target = shown === null ? null : find(shown);
  const isGone = wanted !== null && target === null;
  useEffect(() => {
    if (!isGone) return;
    toast.info({ title: gone });
    close();
  }, [isGone, gone, close]);

  const isThere = useLazyPart(part, wanted !== null, close) || isDrawn;
  if (target === null || target === undefined || !isThere) return null;
  const sheet = {
    isOpen: wanted === shown,
    onClose: close,
    onExited: () => setShown(null),
  };
  return { target, close, sheet };
}
