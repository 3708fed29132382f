import { ApiError } from '../errors/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { findLocks } from '../db/queries/site-locks.ts';
import { listOpenSchedules } from '../db/queries/site-schedules.ts';
import { findVersion, storeFirstVersion, listVersions } from '../db/queries/site-versions.ts';
import type { Deps } from '../dependencies/deps.ts';
import { callOff } from '../publishing/call-off.ts';
import { changeDraft, discardDraft, type Write } from '../publishing/change-draft.ts';
import { completeSite } from '../publishing/complete-site.ts';
import { namedRevision } from '../publishing/named-revision.ts';
import { readDraft, showDraft } from '../publishing/present-draft.ts';
import { publishDraft } from '../publishing/publish-draft.ts';
import { requireOwner, scopeOf } from '../publishing/scope.ts';
import { setLocks } from '../publishing/set-locks.ts';
import { showSchedule, showVersion } from '../publishing/show-published.ts';
import { requireStaff } from '../identity/require-staff.ts';

type Names =
  | 'getConfigDraft'
  | 'changeConfigDraft'
  | 'discardConfigDraft'
  | 'publishConfig'
  | 'listConfigVersions'
  | 'getConfigVersion'
  | 'listConfigSchedules'
  | 'cancelConfigSchedule'
  | 'getConfigLocks'
  | 'setConfigLocks';

const versionsAtOnce = 50;

/** Drafts of a configuration, and how they become what everybody sees. */
export const staffConfigRoutes = ({ db, clock, settings }: Deps): Handlers<Names> => {
  const writeOf = async (
    call: Call<'changeConfigDraft' | 'discardConfigDraft' | 'publishConfig'>,
  ): Promise<Write> => ({
    ...(await scopeOf(db, call)),
    revision: namedRevision(call.headers),
    now: clock(),
  });

  return {
    getConfigDraft: async (call) => {
      const { scope } = await scopeOf(db, call);
      const draft = await readDraft(db, scope);
      call.setRevision(draft.revision);
      return { data: showDraft(draft) };
    },

    changeConfigDraft: async (call) => {
      const write = await writeOf(call);
      const { transaction_id: transactionId, changes } = call.body;
      const { revision, updatedAt } = await db.transaction((tx) =>
        changeDraft(tx, write, { transactionId, changes }),
      );
      call.setRevision(revision);
      return { data: { revision, updated_at: updatedAt.toISOString() } };
    },

    discardConfigDraft: async (call) => {
      const write = await writeOf(call);
      const draft = await db.transaction((tx) => discardDraft(tx, write));
      call.setRevision(draft.revision);
      return { data: showDraft(draft) };
    },

    publishConfig: async (call) => {
      const write = await writeOf(call);
      requireOwner(write.staff);
      const done = await db.transaction((tx) => publishDraft(tx, write, call.body));
      // Whoever looks next sees it, and the event may come a little late.
      settings.forget(call.tenant.id);
      call.setRevision(done.draft.revision);
      return {
        data: {
          version: done.version,
          schedule: done.schedule && showSchedule(done.schedule),
          draft: showDraft(done.draft),
        },
      };
    },

    listConfigVersions: async (call) => {
      const { scope } = await scopeOf(db, call);
      await storeFirstVersion(db, scope.tenantId);
      const { before } = call.query;
      const versions = await listVersions(db, scope.tenantId, {
        restaurantId: scope.restaurantId,
        most: versionsAtOnce,
        ...(before !== undefined && { before }),
      });
      return { data: versions.map(showVersion) };
    },

    getConfigVersion: async (call) => {
      const { scope } = await scopeOf(db, call);
      await storeFirstVersion(db, scope.tenantId);
      const { version: number } = call.params;
      const version = await findVersion(db, scope.tenantId, {
        restaurantId: scope.restaurantId,
        version: number,
      });
      if (!version) throw new ApiError(404, 'version_not_found', 'There is no such version.');
      const { document } = version;
      return {
        data: {
          ...showVersion(version),
          document: scope.restaurantId === null ? completeSite(document) : document,
        },
      };
    },

    listConfigSchedules: async (call) => {
      const { scope } = await scopeOf(db, call);
      const schedules = await listOpenSchedules(db, scope.tenantId, scope.restaurantId);
      return { data: schedules.map(showSchedule) };
    },

    cancelConfigSchedule: async (call) => {
      const staff = requireStaff(call);
      requireOwner(staff);
      const { scheduleId } = call.params;
      const tenantId = call.tenant.id;
      await db.transaction((tx) => callOff(tx, { tenantId, scheduleId, staff, now: clock() }));
      return { data: {} };
    },

    getConfigLocks: async (call) => {
      const locks = await findLocks(db, call.tenant.id);
      call.setRevision(locks.revision);
      return { data: locks };
    },

    setConfigLocks: async (call) => {
      requireOwner(requireStaff(call));
      const revision = namedRevision(call.headers);
      const { keys } = call.body;
      const locks = await db.transaction((tx) => setLocks(tx, call.tenant.id, { revision, keys }));
      call.setRevision(locks.revision);
      return { data: locks };
    },
  };
};
