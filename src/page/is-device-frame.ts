/**
 * Whether this page is the one that the editor shows in a device's width (editor/frames): it has no
 * editor of its own.
 */
export const isDeviceFrame = (): boolean =>
  window.frameElement?.hasAttribute('data-device-frame') === true;
