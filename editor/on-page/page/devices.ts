/** Devices that the site can be looked at on, in CSS pixels; a desk is as high as there is room. */
export const screens = {
  phone: { label: 'Phone', width: 375, height: 812 },
  tablet: { label: 'Tablet', width: 768, height: 1024 },
  desk: { label: 'Desk', width: 1280, height: null },
} as const satisfies Record<string, { label: string; width: number; height: number | null }>;
export type Screen = keyof typeof screens;

/** The page itself, or its route in windows of a device's width. */
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

/** From so wide a window on two frames stand side by side. */
export const widthForTwo = 1440;

/** From so wide a window on the panel stands beside the page (src/editor-host). */
const widthForPanel = 1024;

/** So much narrower or wider is the same to the eye: a phone of 390 pixels is one of 375. */
const alike = 64;

/**
 * Whether a device shows anything that the window itself does not: a phone's frame on a phone is
 * the page once more, only smaller.
 */
export function isOffered(device: Device, windowWidth: number): boolean {
  const shown: readonly Screen[] = devices[device].screens;
  if (shown.length > 1) return windowWidth >= widthForTwo;
  const isItself = ({ width }: { width: number }) => Math.abs(width - windowWidth) <= alike;
  return windowWidth >= widthForPanel || !shown.some((name) => isItself(screens[name]));
}
