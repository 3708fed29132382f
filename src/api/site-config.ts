import type { CallOf } from '#schemas/api/contract.ts';
import type { Api } from '#ui/api/client.ts';

/** Whose configuration: the tenant's site (null), or what one restaurant has otherwise. */
type Place = number | null;

const scopeOf = (place: Place) => ({
  query: place === null ? {} : { restaurant_id: String(place) },
});

/** The state that a write was made from; from any other it is refused (412). */
const madeFrom = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });

/** What staff do with the configuration: draft, versions, schedules, previews, locks. */
export const siteConfigCalls = (api: Api) => ({
  draft: (place: Place) => api.call('getConfigDraft', scopeOf(place)),
  change: (place: Place, revision: number, body: CallOf<'changeConfigDraft'>['body']) =>
    api.call('changeConfigDraft', { ...scopeOf(place), ...madeFrom(revision), body }),
  discard: (place: Place, revision: number) =>
    api.call('discardConfigDraft', { ...scopeOf(place), ...madeFrom(revision) }),
  publish: (place: Place, revision: number, body: CallOf<'publishConfig'>['body']) =>
    api.call('publishConfig', { ...scopeOf(place), ...madeFrom(revision), body }),
  versions: (place: Place, before?: number) => {
    const { query } = scopeOf(place);
    const page = before === undefined ? {} : { before: String(before) };
    return api.call('listConfigVersions', { query: { ...query, ...page } });
  },
  version: (place: Place, version: number) =>
    api.call('getConfigVersion', { params: { version: String(version) }, ...scopeOf(place) }),
  schedules: (place: Place) => api.call('listConfigSchedules', scopeOf(place)),
  cancelSchedule: (scheduleId: string) =>
    api.call('cancelConfigSchedule', { params: { scheduleId } }),
  preview: (place: Place, hours: number) =>
    api.call('createConfigPreview', { ...scopeOf(place), body: { hours } }),
  /** Says that this window edits, and asks who else does. */
  editing: (place: Place, windowId: string, group: string | null) => {
    const { query } = scopeOf(place);
    const sign = { window_id: windowId, ...(group !== null && { group }) };
    return api.call('reportPresence', { query: { ...query, ...sign } });
  },
  locks: () => api.call('getConfigLocks', {}),
  setLocks: (revision: number, keys: readonly string[]) =>
    api.call('setConfigLocks', { ...madeFrom(revision), body: { keys: [...keys] } }),
});

export type SiteConfigCalls = ReturnType<typeof siteConfigCalls>;
