import { PortFailure, type PublishingPort, type SyncState } from '#editor/core/ports.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { SiteConfigCalls } from '../../api/site-config.ts';
import type { ConfigSync } from '../sync/config-sync.ts';
import { failureOf } from './draft-server-port.ts';
import { draftAccess } from './draft-access.ts';
import { orPortFailure, signedOutFailure } from './port-failure.ts';

type Needs = {
  calls: SiteConfigCalls;
  sync: ConfigSync;
  status(): SyncState['status'];
  /** The document on the page, as it is written. */
  written(): SiteConfig;
  /** Settings that this browser holds are those of yesterday. */
  onPublished(): void;
  onSignedOut(): void;
};

/** Publishing and what was published, of the place in hand. */
export function createPublishingPort(needs: Needs): PublishingPort {
  const { calls, sync } = needs;
  const { asked, settled } = draftAccess(needs);

  return {
    publish: ({ shown, note, publishAt, revertAt }) =>
      asked(async () => {
        await settled();
        const done = await sync.exclusively(async ({ place, revision }, take) => {
          // What others wrote has come in since: by this revision it would go out unseen.
          if (!isSameValue(needs.written(), shown)) throw changedMeanwhile();
          const body = {
            note,
            ...(publishAt !== undefined && { publish_at: publishAt }),
            ...(revertAt !== undefined && { revert_at: revertAt }),
          };
          try {
            const { data } = await calls.publish(place, revision, body);
            await take(data.draft);
            return { version: data.version, schedule: data.schedule };
          } catch (failure) {
            const outcome = failureOf(failure);
            if (outcome.kind === 'stale') await take(outcome.draft);
            throw failure;
          }
        });
        if (!done) throw signedOutFailure();
        needs.onPublished();
        return done;
      }),
    versions: (before) => asked(async ({ place }) => (await calls.versions(place, before)).data),
    version: (version) =>
      asked(async ({ place, site }) => {
        const { document, ...facts } = (await calls.version(place, version)).data;
        const read = place === null ? readSiteConfig(document) : withOverrides(site, document);
        return { config: read.config, facts };
      }),
    schedules: () => asked(async ({ place }) => (await calls.schedules(place)).data),
    cancelSchedule: (id) =>
      asked(async () => {
        await calls.cancelSchedule(id);
        // What was waiting is in the draft again.
        await sync.refresh();
      }),
    createPreview: (hours) =>
      asked(async ({ place }) => {
        await settled();
        const { url, expires_at } = (await calls.preview(place, hours)).data;
        return { url, expiresAt: expires_at };
      }),
    locks: () => sync.view.get().known?.locks ?? [],
    setLocks: (keys) =>
      asked(async () => {
        const { data } = await calls.locks();
        await orPortFailure(calls.setLocks(data.revision, keys));
        await sync.refresh();
      }),
  };
}

const changedMeanwhile = () =>
  new PortFailure(
    'stale_draft',
    'The site was changed a moment ago. Look at what changes now, then publish again.',
  );
