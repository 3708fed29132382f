import { serveToasts, type Toast } from '#ui/toasts/toasts.ts';

/** Toasts as they come, in place of the toaster, which stands outside the desk. */
export function showToasts() {
  const toasts: Toast[] = [];
  const stop = serveToasts((next) => void toasts.push(next));
  return {
    stop,
    titles: () => toasts.map(({ title }) => title),
    /** Presses the button of the last one. */
    act: () => toasts.at(-1)?.action?.onClick(),
  };
}
