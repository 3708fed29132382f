import type { NoAnswerCode } from '#schemas/api/failures.ts';
import { env } from '../env.ts';
import { readCookie } from '../stores/cookies.ts';
import { ApiFailure } from './client.ts';

type Sent = {
  method: string;
  /** Below the API's base, with its query. */
  path: string;
  /** A form says its type itself. */
  file: Blob | FormData;
  /** Said of the file where it does not say it itself. */
  type?: string;
  /** @param share sent, 0 to 1 */
  onProgress?: ((share: number) => void) | undefined;
};

/**
 * Sends a file as staff may, and gives the reply's data. By XMLHttpRequest: fetch reports nothing of
 * how much has been sent.
 * @throws ApiFailure
 */
export function sendFile<T>({ method, path, file, type, onProgress }: Sent): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${env.apiUrl}${path}`);
    request.setRequestHeader('Accept', 'application/json');
    if (file instanceof Blob) {
      request.setRequestHeader('Content-Type', type ?? (file.type || 'application/octet-stream'));
    }
    const xsrf = readCookie('XSRF-TOKEN');
    if (xsrf) request.setRequestHeader('X-XSRF-TOKEN', xsrf);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    const fail = (code: NoAnswerCode, message: string) =>
      reject(new ApiFailure(request.status, { code, message }, parse(request.responseText)));
    request.addEventListener('error', () => fail('network', 'Network Error'));
    request.addEventListener('load', () => {
      if (request.status < 200 || request.status > 299) {
        return fail('request_failed', `Request failed with status code ${request.status}`);
      }
      resolve(parse(request.responseText)?.data);
    });
    request.send(file);
  });
}

/** The one place where a reply gets its type: the server answers by the same contract. */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
