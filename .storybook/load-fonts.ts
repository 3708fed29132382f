import { showFonts } from '../variants/fonts/show-fonts.ts';
import { themeVariables, type ThemeSource } from '../variants/theme.ts';

/**
 * Loads the two families of a look before a story is drawn: the site preloads its faces, and
 * `font-display: optional` would otherwise leave a story on the fallback ones.
 */
export async function loadFonts(config: ThemeSource): Promise<void> {
  showFonts(document, config.theme.fonts);
  const variables = themeVariables(config);
  const families = [variables['--font-display'], variables['--font-text']].flatMap((stack) => {
    const [first] = stack?.split(',') ?? [];
    return first ? [first] : [];
  });
  await Promise.all(
    families.flatMap((family) =>
      ['', '600'].map((weight) => document.fonts.load(`${weight} 1em ${family}`, 'Menu')),
    ),
  );
}
