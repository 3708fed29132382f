import { isPictureName } from '#schemas/rules/picture-sources.ts';

/**
 * Where pictures of a tenant are kept, with what is made of them and noted about them: a folder, or
 * a bucket that many instances share. Names are versioned and never written twice with other bytes,
 * because browsers keep them for a year. Every call throws an ApiError 503 where a bucket does not
 * answer or refuses us.
 */
export type ImageStore = {
  /**
   * Once it returns, the picture is kept.
   * @throws ApiError 507 where there is no space left; then nothing of it is kept.
   */
  put: (tenantId: number, name: string, bytes: Uint8Array) => Promise<void>;
  /**
   * The same for what several instances make at once: the first one's bytes stay.
   * @returns what is kept by that name.
   */
  putOnce: (tenantId: number, name: string, bytes: Buffer) => Promise<Buffer>;
  /** null where there is none of that name. */
  get: (tenantId: number, name: string) => Promise<Buffer | null>;
  /** Bytes of what is kept by a name; null where there is none of that name. */
  sizeOf: (tenantId: number, name: string) => Promise<number | null>;
  /** Names of everything kept for a tenant. */
  list: (tenantId: number) => Promise<readonly string[]>;
  /** Everything kept for a tenant, for good; where there is nothing, nothing happens. */
  removeAll: (tenantId: number) => Promise<void>;
};

/** `dish-pizza.v1.webp`: small letters, digits, dots and dashes, never a path; or a note on one. */
const isName = (name: string) => isPictureName(name.replace(/\.json$/, ''));

/** Name of the note beside a picture: its size and placeholder. Never served. */
export const noteOf = (name: string): string => `${name}.json`;

/** Media type of what is kept by a name. */
export const typeOfImage = (name: string): string => {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return extension === 'json' ? 'application/json' : `image/${extension.replace('jpg', 'jpeg')}`;
};

/** @throws RangeError for a name that could leave its folder or that no browser would show. */
export function checkImageName(name: string): void {
  if (!isName(name)) throw new RangeError(`${JSON.stringify(name)} names no picture`);
}
