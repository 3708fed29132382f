/** A picture as variants draw it; sizes and formats are the primitive's business. */
export type Picture = {
  src: string;
  alt: string;
  /** 'contain' is a cut-out on a clear ground, of which nothing may be cropped. */
  fit?: 'cover' | 'contain';
  /** Candidate widths, as for an `<img srcset>`, where the picture has several. */
  srcSet?: string;
};
