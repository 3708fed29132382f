import type { Handlers, Call } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { listImportMappings } from '../db/queries/menu-import-mappings.ts';
import { ApiError } from '../errors/api-error.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { importUploaded, previewMenu, type MenuImport } from '../import/import-uploaded-menu.ts';
import { ImportError } from '../import/menu/import-error.ts';
import type { MenuReader } from '../import/menu-reader.ts';
import type { SentMenu } from '../import/read-sent-menu.ts';
import { starterMenuOf, starterSource } from '../import/starters/starter-menus.ts';

type OfFile = 'readMenuFile' | 'previewMenuFile' | 'importMenuFile';
type Written = Exclude<OfFile, 'readMenuFile'>;
type OfStarter = 'previewStarterMenu' | 'importStarterMenu';

/** Problems that a reply names. */
const mostProblems = 100;

/** Menus from a file or to begin with: first what they would change, then the change. */
export const staffMenuImportRoutes = (
  deps: Deps,
  menuReader: MenuReader,
): Handlers<OfFile | OfStarter> => {
  const { db, clock, menus } = deps;
  const checkRestaurant = (call: Call<OfFile | OfStarter>) =>
    requireOwnRestaurant(
      db,
      { tenantId: call.tenant.id, staff: requireStaff(call) },
      call.params.restaurantId,
    );

  /** A file as it was sent, with what is known of how it is read. */
  const sent = async (call: Call<OfFile>): Promise<SentMenu> => {
    await checkRestaurant(call);
    const { tenant, query, file, body } = call;
    const remembered = await listImportMappings(db, tenant.id);
    const { encoding, mapping, place, mended } = body;
    const { currency } = tenant;
    const how = { encoding, mapping, place, mended, remembered };
    return { name: query.name, bytes: file, currency, ...how };
  };

  const ofFile = async (call: Call<Written>): Promise<MenuImport> => {
    const file = await sent(call);
    const read = await orRefusal(() => menuReader.read(file));
    return {
      ...read,
      tenant: call.tenant,
      restaurantId: call.params.restaurantId,
      now: clock(),
      replacesStarter: call.query.replaces_starter === 'true',
      adds: call.query.adds === 'true',
      by: requireStaff(call),
    };
  };
  const ofStarter = async (call: Call<OfStarter>): Promise<MenuImport> => {
    await checkRestaurant(call);
    const { tenant, params, body } = call;
    const menu = starterMenuOf(body.kitchen, tenant.currency);
    const uploaded = {
      source: starterSource,
      file: body.kitchen,
      menu,
      notes: [],
      findings: [],
      unused: [],
    };
    const restaurantId = params.restaurantId;
    return {
      tenant,
      restaurantId,
      now: clock(),
      uploaded,
      mapping: null,
      replacesStarter: false,
      adds: false,
      by: requireStaff(call),
    };
  };
  const write = async (wanted: MenuImport, fingerprint: string, confirmsRemoval: boolean) => {
    const data = await importUploaded(db, wanted, { fingerprint, confirmsRemoval });
    menus.forget(wanted.tenant.id, wanted.restaurantId);
    return data;
  };

  return {
    readMenuFile: async (call) => {
      const file = await sent(call);
      return { data: await orRefusal(() => menuReader.show(file)) };
    },

    previewMenuFile: async (call) => ({ data: await previewMenu(db, await ofFile(call)) }),

    importMenuFile: async (call) => {
      const { fingerprint, confirms_removal } = call.query;
      const data = await write(await ofFile(call), fingerprint, confirms_removal === 'true');
      if (!data.is_written) call.leaveUnlogged();
      return { data };
    },

    previewStarterMenu: async (call) => ({ data: await previewMenu(db, await ofStarter(call)) }),

    importStarterMenu: async (call) => {
      const { fingerprint, confirms_removal } = call.body;
      const data = await write(await ofStarter(call), fingerprint, confirms_removal);
      if (!data.is_written) call.leaveUnlogged();
      return { data };
    },
  };
};

/** What of a file was not understood, as a refusal that names each place. */
async function orRefusal<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new ApiError(422, 'not_a_menu', error.sentence, {
      problems: error.problems.slice(0, mostProblems).map(({ place, message }) => ({
        path: place,
        code: 'not_a_menu',
        message,
      })),
    });
  }
}
