import type { ToastQueue } from './toast-queue.ts';

/**
 * Stops the time of the toasts while one of them is touched, hovered or focused.
 * @returns ends it
 */
export function pauseWhileUsed(
  region: HTMLElement,
  queue: Pick<ToastQueue, 'pause' | 'resume'>,
): () => void {
  const control = new AbortController();
  const { signal } = control;
  for (const begin of ['pointerenter', 'focusin']) {
    region.addEventListener(begin, queue.pause, { signal });
  }
  for (const end of ['pointerleave', 'focusout']) {
    region.addEventListener(end, queue.resume, { signal });
  }
  return () => control.abort();
}
