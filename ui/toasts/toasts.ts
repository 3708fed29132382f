export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export type ToastContent = {
  title: string;
  description?: string;
  action?: { label: string; onClick: () => void };
};

export type Toast = ToastContent & { kind: ToastKind };

/** Toasts that came before the toaster had loaded. */
const waiting: Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
let wake: (() => void) | null = null;

function raise(kind: ToastKind, content: ToastContent): void {
  const next = { ...content, kind };
  if (show) {
    show(next);
    return;
  }
  waiting.push(next);
  wake?.();
}

/** Shows a toast from anywhere in the browser (specification §2, Toasts). */
export const toast = {
  success: (content: ToastContent) => raise('success', content),
  error: (content: ToastContent) => raise('error', content),
  warning: (content: ToastContent) => raise('warning', content),
  info: (content: ToastContent) => raise('info', content),
};

/** Notifies when the first toast waits, so that the toaster's chunk is loaded only then. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = null;
  };
}

/** Hands every toast, the waiting ones first, to the toaster. */
export function serveToasts(present: (toast: Toast) => void): () => void {
  show = present;
  for (const next of waiting.splice(0)) present(next);
  return () => {
    if (show === present) show = null;
  };
}

/**
 * How long a toast stays, in ms: warnings, errors and anything to act on twice as long
 * (requirements, Screens).
 */
export function toastDuration(content: Pick<Toast, 'kind' | 'action'>): number {
  const isBrief = (content.kind === 'success' || content.kind === 'info') && !content.action;
  return isBrief ? 2000 : 4000;
}
