/** Sentences of the gallery: they come with it. */
export const gallery = {
  /** Name of a picture that has no words of its own. */
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  enlarge: (picture: string) => `${picture}: see it large`,
  place: (place: number, count: number) => `${place} / ${count}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  strip: 'Pictures',
};
