/**
 * A name for the file by who it is of and today's day here: `harbour-pizza-site-2026-11-21.json`.
 */
export function fileName(tenantName: string, now: number): string {
  const name = tenantName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const date = new Date(now);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${name || 'site'}-site-${day}.json`;
}
