import { configEventsPath } from '#schemas/api/routes.ts';
import { env } from '../../env.ts';
import { hearNews } from './config-events.ts';
import { createPublishApplier, type LivePage } from './apply-publish.ts';

/**
 * Keeps an open page with what is published: within five seconds, without losing cart, forms,
 * focus, dialogs or the place that is read.
 * @returns stops it.
 */
export function followPublishes(page: LivePage): () => void {
  const { api, stores } = page;
  const query = { tenant_id: String(stores.tenantId) };
  const taker = createPublishApplier(page);
  return hearNews({
    url: `${env.apiUrl}${configEventsPath}?${new URLSearchParams(query)}`,
    ask: async () => (await api.call('getLiveConfigVersion', { query })).data.config_version,
    onVersion: taker.hear,
    random: stores.random,
  });
}
