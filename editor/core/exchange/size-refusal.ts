/** Far above the values and the depth of the largest site. */
const maxValues = 40_000;
const maxDepth = 40;
/** What the server accepts of a site (server/publishing/check-changes.ts). */
const maxBytes = 512 * 1024;

/**
 * Why a file is larger than any site; null where it is not. Checks level by level, before anything
 * recursive: endless nesting would overflow the stack.
 */
export function sizeRefusal(value: unknown): string | null {
  let level = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return 'This file is nested more deeply than any site is.';
    count += level.length;
    if (count > maxValues) return 'This file holds far more than any site does.';
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return null;
}

/** Why a document is too large to be stored; null where it is not. */
export function storedSizeRefusal(config: unknown): string | null {
  const { size } = new Blob([JSON.stringify(config)]);
  if (size <= maxBytes) return null;
  const megabytes = (size / 1024 / 1024).toFixed(1);
  return `With this the site would be ${megabytes} MB, and it can be 0.5 MB at most. Nothing was taken from the file.`;
}
