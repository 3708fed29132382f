import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { firstLook } from '#schemas/rules/pictures/first-look.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { uploadPicture, type StoredPicture } from '#ui/api/pictures.ts';
import { useRefreshPictures } from '#desk/api/staff-pictures.ts';
import { useWatchedCall } from '#desk/api/staff-session.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

/** Refused for what the file is: sent again, it would be so again. */
const finalStatus: ReadonlySet<number> = new Set([400, 413, 415, 422]);

/**
 * Sends pictures, one or many.
 * @param onStored told of each as it is stored, while what shows them is there
 */
export function useUploads(
  onStored?: (picture: StoredPicture) => void,
): { uploads: readonly Upload[] } & Pick<UploadQueue, 'add' | 'retry' | 'clear'> {
  const words = useDeskMessages().deskPictures.uploads;
  const refresh = useRefreshPictures();
  const watch = useWatchedCall();
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, onProgress) => watch(uploadPicture(file, onProgress)),
      check: firstLook,
      failureOf: (error) => {
        const isReply = error instanceof ApiFailure && error.status > 0;
        return isReply
          ? { sentence: error.message, isFinal: finalStatus.has(error.status) }
          : { sentence: words.network, isFinal: false };
      },
      onStored: refresh,
    }),
  );
  useEffect(() => {
    if (onStored) return queue.followStored(onStored);
    return undefined;
  }, [queue, onStored]);
  const { uploads } = useStore(queue.store);
  const { add, retry, clear } = queue;
  return { uploads, add, retry, clear };
}
