import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#schemas/api/contract.ts';
import type { MenuFileOptions } from '#schemas/api/menu-file-options.ts';
import { pageRoutes } from '#schemas/api/page-routes.ts';
import type { Kitchen, MenuPreview } from '#schemas/api/staff-menu-import.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { menuKey } from '#ui/api/menu.ts';
import { sendFile } from '#ui/api/send-file.ts';
import { editedMenuKey } from './staff-menu.ts';
import { historyKey } from './staff-menu-history.ts';
import { useWatchedCall } from './staff-session.ts';

/** A file, as it was when it was chosen, how its table is read, and what of it was mended. */
export type MenuFileSource = {
  kind: 'file';
  name: string;
  file: Blob;
  replacesStarter: boolean;
  /** Keeps what earlier files have brought on the menu. */
  adds: boolean;
  options: MenuFileOptions;
};

/** Where a menu comes from: a file, or a kind of kitchen. */
export type MenuSource = MenuFileSource | { kind: 'starter'; kitchen: Kitchen };

/** What was seen, and whether it is meant that so much goes. */
export type SeenPreview = { fingerprint: string; confirmsRemoval: boolean };

export type ImportedMenu = ReplyOf<'importMenuFile'>['data'];
export type MenuFileReading = ReplyOf<'readMenuFile'>['data'];

/** The calls by which a menu comes into a restaurant: what it would change, and the change. */
export function useMenuImportCalls(restaurantId: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const watch = useWatchedCall();
  const params = { restaurantId: String(restaurantId) };
  return {
    /**
     * What a file is, and how its table is read.
     * @throws ApiFailure
     */
    async read(
      source: MenuFileSource,
      onProgress?: (share: number) => void,
    ): Promise<MenuFileReading> {
      const { method, path } = pageRoutes.readMenuFile;
      return watch(
        sendFile<MenuFileReading>({
          method,
          path: pathOf(path, restaurantId, { name: source.name }),
          ...contentOf(source),
          onProgress,
        }),
      );
    },
    /** @throws ApiFailure */
    async preview(source: MenuSource, onProgress?: (share: number) => void): Promise<MenuPreview> {
      if (source.kind === 'starter') {
        const body = { kitchen: source.kitchen };
        return (await watch(api.call('previewStarterMenu', { params, body }))).data;
      }
      const { method, path } = pageRoutes.previewMenuFile;
      return watch(
        sendFile<MenuPreview>({
          method,
          path: pathOf(path, restaurantId, queryOf(source)),
          ...contentOf(source),
          onProgress,
        }),
      );
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
              await watch(
                api.call('importStarterMenu', {
                  params,
                  body: { kitchen: source.kitchen, fingerprint, confirms_removal: confirmsRemoval },
                }),
              )
            ).data
          : await watch(
              sendFile<ImportedMenu>({
                method: pageRoutes.importMenuFile.method,
                path: pathOf(pageRoutes.importMenuFile.path, restaurantId, {
                  ...queryOf(source),
                  fingerprint,
                  ...(confirmsRemoval && { confirms_removal: 'true' }),
                }),
                ...contentOf(source),
                onProgress,
              }),
            );
      const keyed = [menuKey, editedMenuKey, historyKey];
      // It is imported, whether or not the menu is read anew at once.
      void Promise.all(
        keyed.map((key) => client.invalidateQueries({ queryKey: key(tenantId, restaurantId) })),
      );
      return imported;
    },
  };
}

/** What it is, the server finds out by its content. */
const asItIs = 'application/octet-stream';

/** The file alone where nothing is said of it, else a form. */
function contentOf({ name, file, options }: MenuFileSource) {
  const { encoding, mapping, place, mended } = options;
  const isBare = !encoding && !mapping && !place && mended.length === 0;
  if (isBare) return { file, type: asItIs };
  const form = new FormData();
  form.append('file', file, name);
  form.append('options', JSON.stringify(options));
  return { file: form };
}

const queryOf = ({ name, replacesStarter, adds }: MenuFileSource) => ({
  name,
  ...(adds && { adds: 'true' }),
  ...(replacesStarter && { replaces_starter: 'true' }),
});

const pathOf = (path: string, restaurantId: number, query: Record<string, string>): string =>
  `${path.replace('{restaurantId}', String(restaurantId))}?${new URLSearchParams(query)}`;
