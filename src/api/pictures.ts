import type { ReplyOf } from '#schemas/api/contract.ts';
import { routes } from '#schemas/api/routes.ts';
import { sendFile } from './send-file.ts';

type Stored = ReplyOf<'uploadPicture'>['data'];

/**
 * Stores a picture for the site, as staff may.
 * @param onProgress share sent, 0 to 1
 * @throws ApiFailure
 */
export const uploadPicture = (file: Blob, onProgress?: (share: number) => void): Promise<Stored> =>
  sendFile<Stored>({ ...routes.uploadPicture, file, onProgress });
