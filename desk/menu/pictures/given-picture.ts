import type { PictureMatch } from '#schemas/rules/menu-editing/match-pictures.ts';

/** A picture whose dish is looked for, by the name of its file. */
export type NamedPicture = { url: string; name: string };

/** The same with the dish that it is given to. */
export type GivenPicture = NamedPicture & {
  match: PictureMatch;
  /** Key of the dish; '': none. */
  dish: string;
};
