/** What the server writes above the worker's script (server/web-app/serve-worker.ts). */
declare const servedSite: { tenantId: number; build: string; languages: readonly string[] };

export const site = { ...servedSite };

/** A host may be given to another tenant: what was kept of the first is none of the second's. */
const named = (what: string) => `servery-${site.tenantId}-${what}`;

export const cacheNames = {
  pages: named('pages'),
  menus: named('menus'),
  assets: named('assets'),
  pictures: named('pictures'),
} as const;

/** Drops what older workers kept by other names, and other tenants' things. */
export async function dropForeignCaches(): Promise<void> {
  const own = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !own.has(name)).map((name) => caches.delete(name)));
}
