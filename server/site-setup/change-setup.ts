import type { MarkableSetupStep, Setup } from '#schemas/api/staff-setup.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import { lockSite } from '../db/queries/site-published.ts';
import { lockTenant, updateTenant } from '../db/queries/tenant-settings.ts';
import type { Database } from '../db/client.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { publishChanged, publishedOf } from '../publishing/publish-changes.ts';
import { showSetup, type SetupDeps } from './show-setup.ts';

type Mark = { step: MarkableSetupStep; mark: 'confirmed' | 'skipped' | null };

/** Marks a step, or takes its mark away; again it changes nothing. */
export const markSetupStep = (
  deps: SetupDeps,
  tenantId: number,
  { step, mark }: Mark,
): Promise<Setup> =>
  deps.db.transaction(async (tx) => {
    const { setupMarks } = await lockedTenant(tx, tenantId);
    const { [step]: _before, ...others } = setupMarks;
    const marks = mark === null ? others : { ...others, [step]: mark };
    return showSetup({ ...deps, db: tx }, await changed(tx, tenantId, { setupMarks: marks }));
  });

type Opening = { staff: StaffIdentity; keepsEditor: boolean };

/**
 * Opens a tenant's site to visitors: every instance and every open page follows. The editor's
 * button goes from what is published, as a version of its own, unless it is kept; what somebody is
 * editing stays a draft. Of two owners at once the second finds it open, and changes nothing.
 * @throws ApiError 409 `setup_incomplete` with the set-up, where a step is missing.
 */
export const openSite = (
  deps: SetupDeps,
  tenantId: number,
  { staff, keepsEditor }: Opening,
): Promise<Setup> =>
  deps.db.transaction(async (tx) => {
    const within = { ...deps, db: tx };
    const tenant = await lockedTenant(tx, tenantId);
    const setup = await showSetup(within, tenant);
    if (tenant.openedAt !== null) return setup;
    if (!setup.can_open) throw setupIncomplete('The site cannot open yet.', setup);
    const now = deps.clock();
    if (!keepsEditor && setup.shows_editor) await hideEditor(tx, tenantId, { staff, now });
    const opened = await changed(tx, tenantId, { openedAt: now });
    await notifyConfigChange(tx, tenantId);
    return showSetup(within, opened);
  });

/** @throws ApiError 409 for a site that a newer program saved. */
async function hideEditor(
  tx: Database,
  tenantId: number,
  { staff, now }: { staff: StaffIdentity; now: Date },
): Promise<void> {
  await lockSite(tx, tenantId);
  const scope = { tenantId, restaurantId: null };
  const before = await publishedOf(tx, scope);
  const changes = [{ path: ['general', 'showConfigEditor'], value: false }];
  const note = 'Opened to visitors';
  const input = { authorId: staff.id, author: staff.name, note, kind: 'published' as const };
  await publishChanged(tx, scope, { before, changes, input, now });
}

async function lockedTenant(tx: Database, tenantId: number): Promise<Tenant> {
  const tenant = await lockTenant(tx, tenantId);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  return tenant;
}

async function changed(
  tx: Database,
  tenantId: number,
  change: Parameters<typeof updateTenant>[2],
): Promise<Tenant> {
  const tenant = await updateTenant(tx, tenantId, change);
  if (!tenant) throw new Error(`tenant ${tenantId} is gone`);
  return tenant;
}

/** With the set-up as it is, so that the page can say what is missing. */
export const setupIncomplete = (sentence: string, setup: Setup) =>
  new ApiError(409, 'setup_incomplete', sentence, { data: setup });
