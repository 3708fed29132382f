import { configEventsPath } from '#schemas/api/routes.ts';
import { env } from '../../env.ts';
import { createPublishApplier, type LivePage } from './apply-publish.ts';
import { followConfigVersion } from './follow-config-version.ts';

/**
 * Updates an open page with what is published: within five seconds, without losing cart, forms,
 * focus, dialogs or the scroll position.
 * @returns stops it.
 */
export function followPublishes(page: LivePage): () => void {
  const { api, stores } = page;
  const query = { tenant_id: String(stores.tenantId) };
  const applier = createPublishApplier(page);
  const url = `${env.apiUrl}${configEventsPath}?${new URLSearchParams(query)}`;
  return followConfigVersion({
    // Each version stands alone, so nothing has to be resumed after the last one.
    open: (_lastEventId, signal) =>
      fetch(url, { signal, cache: 'no-store', headers: { accept: 'text/event-stream' } }),
    poll: async () => (await api.call('getLiveConfigVersion', { query })).data.config_version,
    onVersion: applier.request,
    random: stores.random,
  });
}
