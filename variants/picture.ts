/** A picture as variants draw it; sizes and formats are the primitive's business. */
export type Picture = { src: string; alt: string };
