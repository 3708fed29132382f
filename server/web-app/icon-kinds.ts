/**
 * The icons that are made, by name: for launchers, for launchers that cut a shape out of them
 * (maskable, https://www.w3.org/TR/appmanifest/#icon-masks), and for the home screen of an iPhone,
 * which knows no transparency. `share` is how much of the side a picture takes.
 */
export const iconKinds = {
  'any-192': { side: 192, purpose: 'any', share: 1, isOpaque: false },
  'any-512': { side: 512, purpose: 'any', share: 1, isOpaque: false },
  // A square of this share lies within the circle that is never cut off.
  'maskable-192': { side: 192, purpose: 'maskable', share: 0.56, isOpaque: true },
  'maskable-512': { side: 512, purpose: 'maskable', share: 0.56, isOpaque: true },
  'apple-180': { side: 180, purpose: null, share: 0.8, isOpaque: true },
} as const;

export type IconName = keyof typeof iconKinds;
export type IconKind = (typeof iconKinds)[IconName];

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconKinds, name);

/** Address of an icon; `version` lets browsers keep it. */
export const iconPath = (name: IconName, version: string): string =>
  `/app-icons/${name}.png?v=${version}`;
