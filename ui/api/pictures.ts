import type { ReplyOf } from '#schemas/api/contract.ts';
import { pageRoutes } from '#schemas/api/page-routes.ts';
import { sendFile } from './send-file.ts';

export type StoredPicture = ReplyOf<'uploadPicture'>['data'];

/** Characters of a file's name that the library has. */
const longestName = 200;

/**
 * Stores a picture for the site, as staff may; a file brings its name along.
 * @param onProgress share sent, 0 to 1
 * @throws ApiFailure
 */
export function uploadPicture(
  file: Blob,
  onProgress?: (share: number) => void,
): Promise<StoredPicture> {
  const { method, path } = pageRoutes.uploadPicture;
  const name = file instanceof File ? plain(file.name) : '';
  const query = name === '' ? '' : `?${new URLSearchParams({ name })}`;
  return sendFile<StoredPicture>({ method, path: `${path}${query}`, file, onProgress });
}

/** Without what no name should have, and with its end, which says most. */
const plain = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(-longestName);
