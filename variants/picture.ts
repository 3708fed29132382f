/** A picture as variants draw it; sizes and formats are the primitive's business. */
export type Picture = {
  src: string;
  /** Empty where it decorates, or where its words stand beside it. */
  alt: string;
  /** 'contain' is a cut-out on a clear background, of which nothing may be cropped. */
  fit?: 'cover' | 'contain';
  /** What stays in sight where it is cropped: shares of its width from the left and its height. */
  focus?: { x: number; y: number };
};
