import { showFonts } from '#variants/fonts/show-fonts.ts';
import { themeVariables, type ThemeSource, type ThemeVariables } from '#variants/theme.ts';
import { hasDraft } from '#ui/stores/config-storage.ts';
import type { ConfigState } from '#ui/stores/config-store.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';
import { applyDarkBar } from './dark-bar.ts';
import type { StoredTheme } from './first-paint.ts';

/**
 * Writes the theme as the page's style variables, now and at every change (specification §4), and
 * keeps its colours under `appTheme` for the script before first paint.
 */
export function watchTheme(
  { config: store, siteStorage, tenantId }: Stores,
  style: CSSStyleDeclaration,
): () => void {
  const kept = tenantValue(siteStorage, 'appTheme', tenantId);
  const canBeDark = CSS.supports('color', 'light-dark(#000, #fff)');
  const apply = (state: ConfigState) => {
    const { config, baseVersion } = state;
    const variables = themeVariables(config, canBeDark);
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value);
    showFonts(document, config.theme.fonts);
    applyDarkBar(config, document);
    const theme: StoredTheme = {
      tenantId,
      version: baseVersion,
      isDraft: hasDraft(state),
      scheme: variables['--scheme'] ?? '',
      colors: keptColors(variables),
    };
    kept.write(theme);
  };
  apply(store.getState());
  return store.subscribe((state, before) => {
    const isDraftOther = hasDraft(state) !== hasDraft(before);
    if (isDraftOther || !isSameLook(state.config, before.config)) apply(state);
  });
}

const colorName = /^--color-(?!danger|success|warning|shade|edge)(.+)$/;

/** Colours as short as they can be kept: messages and shadows are none of a first view. */
function keptColors(variables: ThemeVariables): Record<string, string> {
  const colors = Object.entries(variables).flatMap(([name, value]): [string, string][] => {
    const short = colorName.exec(name)?.[1];
    if (short === undefined) return [];
    const meant = value.startsWith('var(') ? (variables['--color-text'] ?? '') : value;
    return [[short, meant.replaceAll(/light-dark\(|[ )]/g, '')]];
  });
  return Object.fromEntries(colors);
}

/** Whether the variables come out the same; asked with every letter that is typed in the editor. */
function isSameLook(a: Required<ThemeSource>, b: Required<ThemeSource>): boolean {
  const isSameObject = a.colors === b.colors && a.theme === b.theme && a.header === b.header;
  return (isSameObject && a.topOfferBanner === b.topOfferBanner) || lookOf(a) === lookOf(b);
}

/** What of a configuration the variables are made of, as one comparable text. */
function lookOf({ colors, theme, header, topOfferBanner }: Required<ThemeSource>): string {
  return JSON.stringify([colors, theme, header, topOfferBanner.topOfferBannerHeight]);
}
