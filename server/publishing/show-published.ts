import type { ConfigSchedule, ConfigVersion } from '#schemas/api/site-config.ts';
import type { SiteSchedule } from '../db/queries/site-schedules.ts';
import type { SiteVersion } from '../db/queries/site-versions.ts';

/** A version on the wire, without its document. */
export const showVersion = (version: Omit<SiteVersion, 'document'>): ConfigVersion => ({
  version: version.version,
  restaurant_id: version.restaurantId,
  published_at: version.publishedAt.toISOString(),
  author: version.author,
  note: version.note,
  kind: version.kind,
});

/** What waits or runs, on the wire. */
export const showSchedule = (schedule: SiteSchedule): ConfigSchedule => ({
  id: schedule.id,
  restaurant_id: schedule.restaurantId,
  publish_at: schedule.publishAt.toISOString(),
  revert_at: schedule.revertAt?.toISOString() ?? null,
  state: schedule.state === 'running' ? 'running' : 'waiting',
  author: schedule.author,
  note: schedule.note,
  changes: schedule.changes.length,
});
