import { sectionPath } from '../../config/home-kinds.ts';
import type { SiteConfig } from '../../config/site.ts';
import { unknownDesign } from '../../config/unknown-design.ts';
import { warning, type Check } from './check.ts';

/** Sections that are drawn otherwise than was chosen, for their design is not known here. */
export function designChecks(config: SiteConfig): Check[] {
  const home = config.layout.home.filter(({ hidden }) => !hidden).map(({ id }) => sectionPath(id));
  return [...home, 'footer', 'topOfferBanner'].flatMap((path) => {
    const name = unknownDesign(sectionAt(config, path));
    if (name === null) return [];
    const words = `The design “${name}” is not known here, so the usual one is shown.`;
    return [warning(`${path}.variant`, 'unknown_design', words)];
  });
}

const sectionAt = (config: SiteConfig, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (at, step) => (at instanceof Object ? Reflect.get(at, step) : undefined),
      config,
    );
