import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#schemas/api/contract.ts';
import { routes } from '#schemas/api/routes.ts';
import type { Kitchen, MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { useStores } from '#src/stores/stores.tsx';
import { useApi } from './client.ts';
import { menuKey } from './menu.ts';
import { sendFile } from './send-file.ts';

/** Where a menu comes from: a file, as it was when it was chosen, or a kind of kitchen. */
export type MenuSource =
  | { kind: 'file'; name: string; file: Blob; replacesStarter: boolean }
  | { kind: 'starter'; kitchen: Kitchen };

/** What was seen, and whether it is meant that so much goes. */
export type SeenPreview = { fingerprint: string; confirmsRemoval: boolean };

export type ImportedMenu = ReplyOf<'importMenuFile'>['data'];

/** The calls by which a menu comes into a restaurant: what it would change, and the change. */
export function useMenuImportCalls(restaurantId: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return {
    /** @throws ApiFailure */
    async preview(source: MenuSource, onProgress?: (share: number) => void): Promise<MenuPreview> {
      if (source.kind === 'starter') {
        const body = { kitchen: source.kitchen };
        return (await api.call('previewStarterMenu', { params, body })).data;
      }
      const { method, path } = routes.previewMenuFile;
      return sendFile<MenuPreview>({
        method,
        path: pathOf(path, restaurantId, queryOf(source)),
        file: source.file,
        type: asItIs,
        onProgress,
      });
    },
    /** @throws ApiFailure */
    async write(
      source: MenuSource,
      { fingerprint, confirmsRemoval }: SeenPreview,
      onProgress?: (share: number) => void,
    ): Promise<ImportedMenu> {
      const imported =
        source.kind === 'starter'
          ? (
              await api.call('importStarterMenu', {
                params,
                body: { kitchen: source.kitchen, fingerprint, confirms_removal: confirmsRemoval },
              })
            ).data
          : await sendFile<ImportedMenu>({
              method: routes.importMenuFile.method,
              path: pathOf(routes.importMenuFile.path, restaurantId, {
                ...queryOf(source),
                fingerprint,
                ...(confirmsRemoval && { confirms_removal: 'true' }),
              }),
              file: source.file,
              type: asItIs,
              onProgress,
            });
      await client.invalidateQueries({ queryKey: menuKey(tenantId, restaurantId) });
      return imported;
    },
  };
}

/** What it is, the server finds out by its content. */
const asItIs = 'application/octet-stream';

const queryOf = ({ name, replacesStarter }: Extract<MenuSource, { kind: 'file' }>) => ({
  name,
  ...(replacesStarter && { replaces_starter: 'true' }),
});

const pathOf = (path: string, restaurantId: number, query: Record<string, string>): string =>
  `${path.replace('{restaurantId}', String(restaurantId))}?${new URLSearchParams(query)}`;
