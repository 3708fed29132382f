import type { SiteConfig } from '#schemas/config/site.ts';
import type { Stores } from '../stores/stores.tsx';

/**
 * Shows a document that is tried in the editor: on the page only, for the draft is not touched, so
 * that nothing of it is kept or sent. What comes from elsewhere meanwhile ends it.
 */
export function createDocumentTrial(store: Stores['config']) {
  let trial: { written: SiteConfig; shown: SiteConfig } | null = null;
  return (next: SiteConfig | null): void => {
    const { config } = store.getState();
    const written = trial?.shown === config ? trial.written : config;
    trial = next && { written, shown: next };
    const shown = next ?? written;
    if (shown !== config) store.setState({ config: shown });
  };
}
