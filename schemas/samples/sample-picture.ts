/** What the picture of a dish shows: the dish, and up to two things in front of it. */
export type DishRenders = readonly [string, ...string[]];

/** A demo picture; its file lies in server/seed/pictures/, in the folder of its tenant. */
export type SamplePicture = { name: string; format?: 'webp' | 'png' };

/** Part of every name: raised when a picture changes, because pictures are cached for a year. */
const pictureVersion = 1;

/** The picture of a dish; equal dishes share one. */
export const dishSample = (renders: DishRenders): SamplePicture => ({
  name: ['dish', ...renders].join('-'),
});

/** File name of a picture. */
export function pictureFile({ name, format = 'webp' }: SamplePicture): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${kebab}.v${pictureVersion}.${format}`;
}

/** Where the storefront finds it. */
export const pictureUrl = (tenantId: number, picture: SamplePicture): string =>
  `/media/${tenantId}/${pictureFile(picture)}`;
