/** Id that Chakra gives the region of the toasts, made of their placement. */
export const toastRegionId = 'toast-group:top';
