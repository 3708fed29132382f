/**
 * Where pictures of a tenant are kept. The local folder is the default; a bucket can take its
 * place behind the same four words. Names are versioned and never written twice with other
 * bytes, because browsers keep them for a year.
 */
export type ImageStore = {
  put: (tenantId: number, name: string, bytes: Uint8Array) => Promise<void>;
  /** Names of all pictures of a tenant. */
  list: (tenantId: number) => Promise<readonly string[]>;
};

/** `dish-pizza.v1.webp`: small letters, digits, dots and dashes, never a path. */
const namePattern = /^[a-z0-9]+(?:[.-][a-z0-9]+)*\.(?:webp|png|jpg|avif)$/;

/** @throws RangeError for a name that could leave its folder or that no browser would show. */
export function checkImageName(name: string): void {
  if (!namePattern.test(name)) throw new RangeError(`${JSON.stringify(name)} names no picture`);
}
