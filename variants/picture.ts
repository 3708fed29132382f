/** A picture as variants draw it; sizes and formats are the primitive's business. */
export type Picture = {
  src: string;
  /** Empty where it decorates, or where its words stand beside it. */
  alt: string;
  /** 'contain' shows all of it, for a logo or a single picture; 'cover' fills the frame. */
  fit?: 'cover' | 'contain';
  /** What stays in sight where it is cropped: shares of its width from the left and its height. */
  focus?: { x: number; y: number };
};
