import { ApiError } from '../errors/api-error.ts';

/** A proxy that packs replies may make the tag a weak one. */
const tag = /^(?:W\/)?"(\d{1,10})"$/;

/**
 * The revision that a write was made from; null where If-Match names none that there ever was.
 * @throws ApiError 428 without If-Match: a write that knows no state would undo another's.
 */
export function namedRevision(headers: { 'if-match'?: string | undefined }): number | null {
  const named = headers['if-match'];
  if (named === undefined) {
    const sentence = 'This page is out of date. Load it again and repeat what you did.';
    throw new ApiError(428, 'precondition_required', sentence);
  }
  const revision = tag.exec(named.trim())?.[1];
  return revision === undefined ? null : Number(revision);
}
