import { ApiError } from '../../errors/api-error.ts';

/** An upload that is refused, with a sentence for the owner. */
export const notAPicture = (sentence: string): ApiError =>
  new ApiError(415, 'not_a_picture', sentence);

export const unknownFile = (): ApiError =>
  notAPicture(
    'This file is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF picture.',
  );

export const brokenPicture = (): ApiError =>
  notAPicture('This picture is incomplete or damaged. Save it again and choose the new file.');

export const tooManyBytes = (mostBytes: number): ApiError =>
  new ApiError(
    413,
    'body_too_large',
    `This file is larger than ${Math.floor(mostBytes / 1024 / 1024)} MB. Save the picture smaller and choose it again.`,
  );

export const tooManyPixels = (sentence: string): ApiError =>
  new ApiError(422, 'picture_too_large', sentence);

export const storageFull = (): ApiError =>
  new ApiError(
    507,
    'storage_full',
    'This picture could not be stored: the disk for pictures is full. Ask whoever runs this site to make space, then choose the picture again.',
  );

export const tooManyAtOnce = (): ApiError =>
  new ApiError(
    503,
    'pictures_busy',
    'Many pictures are being stored at this moment. Try again in a few seconds.',
  );

/** The bucket's service is away, too slow or too busy. */
export const storageUnavailable = (): ApiError =>
  new ApiError(
    503,
    'picture_storage_unavailable',
    'The storage for pictures does not answer at this moment, and nothing was changed. Try again in a few minutes.',
    { retry_after: 5 },
  );

/** It answers, and does not let us: trying again is of no use before somebody has mended it. */
export const storageRefuses = (): ApiError =>
  new ApiError(
    503,
    'picture_storage_refused',
    'The storage for pictures refuses this site, and nothing was changed. Ask whoever runs this site to look at its bucket and keys, then try again.',
  );
