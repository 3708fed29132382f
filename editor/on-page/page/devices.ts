/** Devices that the site can be previewed on, in CSS pixels; a null height fills the window. */
export const screens = {
  phone: { label: 'Phone', width: 375, height: 812 },
  tablet: { label: 'Tablet', width: 768, height: 1024 },
  desk: { label: 'Desk', width: 1280, height: null },
} as const satisfies Record<string, { label: string; width: number; height: number | null }>;
export type Screen = keyof typeof screens;

/** What can be chosen: the page itself, or one or two frames with it. */
export const devices = {
  page: { label: 'Page', width: null, screens: [] },
  phone: { ...screens.phone, screens: ['phone'] },
  tablet: { ...screens.tablet, screens: ['tablet'] },
  desk: { ...screens.desk, screens: ['desk'] },
  both: { label: 'Phone and desk', width: null, screens: ['phone', 'desk'] },
} as const satisfies Record<
  string,
  { label: string; width: number | null; screens: readonly Screen[] }
>;
export type Device = keyof typeof devices;

/** Minimal window width for two frames side by side. */
export const widthForTwo = 1440;

/** Minimal window width for the panel beside the page (src/editor-host). */
const widthForPanel = 1024;

/** Widths that differ by less look the same: a phone of 390 pixels and one of 375. */
const similarWidth = 64;

/**
 * Whether a device shows anything that the window itself does not: a phone's frame on a phone is
 * the page once more, only smaller.
 */
export function isOffered(device: Device, windowWidth: number): boolean {
  const shown: readonly Screen[] = devices[device].screens;
  if (shown.length > 1) return windowWidth >= widthForTwo;
  const isItself = ({ width }: { width: number }) => Math.abs(width - windowWidth) <= similarWidth;
  return windowWidth >= widthForPanel || !shown.some((name) => isItself(screens[name]));
}
