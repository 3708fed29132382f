/** A demo picture; its file lies in server/seed/pictures/, in the folder of its tenant. */
export type SamplePicture = { name: string; format?: 'webp' | 'png' };

/** Part of every name: raised when a picture changes, because pictures are cached for a year. */
const pictureVersion = 2;

/** File name of a picture. */
export const pictureFile = ({ name, format = 'webp' }: SamplePicture): string =>
  `${name}.v${pictureVersion}.${format}`;

/** Where the storefront finds it. */
export const pictureUrl = (tenantId: number, picture: SamplePicture): string =>
  `/media/${tenantId}/${pictureFile(picture)}`;
