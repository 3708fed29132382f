/** Values of the largest site many times over, and how deep they stand in one another at most. */
const mostValues = 40_000;
const deepest = 40;
/** What the server keeps of a site (server/publishing/check-changes.ts). */
const mostBytes = 512 * 1024;

/**
 * Why a file holds more than any site does, in words; null where it does not. Looked at level by
 * level before anything walks into it: what is nested without end would end the editor.
 */
export function tooMuchIn(value: unknown): string | null {
  let level = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'This file is nested more deeply than any site is.';
    count += level.length;
    if (count > mostValues) return 'This file holds far more than any site does.';
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return null;
}

/** Why a site could not be saved as it would be; null where it can. */
export function tooLargeToKeep(config: unknown): string | null {
  const { size } = new Blob([JSON.stringify(config)]);
  if (size <= mostBytes) return null;
  const megabytes = (size / 1024 / 1024).toFixed(1);
  return `With this the site would be ${megabytes} MB, and it can be 0.5 MB at most. Nothing was taken from the file.`;
}
