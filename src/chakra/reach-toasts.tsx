import { toastRegionId } from './toast-region.ts';

/**
 * Put into a modal dialog, it lets the focus leave the dialog for the toasts over it: the trap of the
 * focus follows what an element inside the dialog controls. Nobody sees or reaches the element.
 */
export const ReachToasts = () => (
  <button
    type="button"
    hidden
    aria-labelledby={toastRegionId}
    aria-controls={toastRegionId}
    aria-expanded
  />
);
