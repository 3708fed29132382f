/** A picture as variants draw it; sizes and formats are the primitive's business. */
export type Picture = {
  src: string;
  alt: string;
  /** 'contain' is a cut-out on a clear ground, of which nothing may be cropped. */
  fit?: 'cover' | 'contain';
  /** Candidate widths, as for an `<img srcset>`, where the picture has several. */
  srcSet?: string;
};

/** The shop's own renders (schemas/samples/sample-picture.ts) are cut out; all else is a photograph. */
const cutOut = /\/dish-[^/]*$/;

/** A picture by its address, drawn as what it shows: a photograph or a cut-out. */
export function pictureOf(src: string, alt: string): Picture {
  return { src, alt, fit: cutOut.test(src) ? 'contain' : 'cover' };
}
