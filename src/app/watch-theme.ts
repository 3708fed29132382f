import { themeVariables, type ThemeSource } from '#variants/theme.ts';
import type { ConfigState } from '../stores/config-store.ts';
import type { Stores } from '../stores/stores.tsx';
import { tenantValue } from '../stores/tenant-value.ts';

/**
 * Writes the theme as the page's style variables, now and at every change (spec §4), and keeps its
 * colours under `appTheme` for the script before first paint.
 */
export function watchTheme(
  { config: store, storage, tenantId }: Stores,
  style: CSSStyleDeclaration,
): () => void {
  const kept = tenantValue(storage, 'appTheme', tenantId);
  const apply = ({ config, baseVersion, draft }: ConfigState) => {
    const variables = Object.entries(themeVariables(config));
    for (const [name, value] of variables) style.setProperty(name, value);
    // Colours alone: everything together would pass the 1 KB that decisions.md allows.
    const colours = variables.filter(([name]) => name.startsWith('--color-'));
    kept.write({
      tenantId,
      version: baseVersion,
      isDraft: draft !== null,
      variables: Object.fromEntries(colours),
    });
  };
  apply(store.getState());
  return store.subscribe((state, before) => {
    if (lookOf(state.config) !== lookOf(before.config) || state.draft !== before.draft)
      apply(state);
  });
}

/** What of a configuration the variables are made of, as one comparable text. */
function lookOf({ colors, theme, header, topOfferBanner }: Required<ThemeSource>): string {
  return JSON.stringify([colors, theme, header, topOfferBanner.topOfferBannerHeight]);
}
