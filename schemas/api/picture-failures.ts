/** Codes of failing calls about pictures and where they are kept; failures.ts has all of them. */
export const pictureFailures = {
  not_a_picture: { status: [415], when: 'The file is no picture that can be read.' },
  picture_too_large: { status: [422], when: 'The picture has more pixels than can be stored.' },
  pictures_busy: { status: [503], when: 'Too many pictures are stored at this moment.' },
  picture_storage_unavailable: {
    status: [503],
    when: 'The bucket that pictures are kept in does not answer.',
  },
  picture_storage_refused: {
    status: [503],
    when: 'The bucket that pictures are kept in refuses the server.',
  },
  storage_full: { status: [507], when: 'There is no space left where pictures are stored.' },
} as const;
