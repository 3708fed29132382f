import { onTestFinished } from 'vitest';
import { serveToasts, type Toast } from '#ui/toasts/toasts.ts';

/** The toasts of a test as they come: the toaster stands outside the desk. */
export function watchToasts(): readonly Toast[] {
  const toasts: Toast[] = [];
  onTestFinished(serveToasts((next) => void toasts.push(next)));
  return toasts;
}
