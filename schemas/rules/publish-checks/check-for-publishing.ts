import { readSiteConfig } from '../../config/read-site-config.ts';
import { siteConfigSchema } from '../../config/site.ts';
import { failure, type Check, type CheckContext } from './check.ts';
import { colorChecks } from './color-checks.ts';
import { contentChecks } from './content-checks.ts';
import { designChecks } from './design-checks.ts';
import { linkChecks } from './link-checks.ts';
import { sectionChecks } from './section-checks.ts';
import { translationChecks } from './translation-checks.ts';
import { whenChecks } from './when-checks.ts';

/**
 * What stands between a document and its being published, errors first: errors block, warnings do
 * not. Never throws, whatever it is given.
 * @param config the document as it would be published
 * @param known what lies outside it; what is left out is not checked
 */
export function checkForPublishing(config: unknown, known: CheckContext = {}): Check[] {
  const { config: sound, isFromFuture } = readSiteConfig(config);
  const found = [
    ...(isFromFuture
      ? [failure('', 'newer_document', 'A later version of this program wrote this site.')]
      : []),
    ...violations(config),
    ...designChecks(sound),
    ...sectionChecks(sound),
    ...whenChecks(sound, known),
    ...colorChecks(sound),
    ...linkChecks(sound, known),
    ...contentChecks(sound, known),
    ...translationChecks(sound, known),
  ];
  return found.toSorted((a, b) => Number(b.level === 'error') - Number(a.level === 'error'));
}

/** Where a schema wrote a sentence of its own, zod uses that one instead of the general one. */
function violations(config: unknown): Check[] {
  const result = siteConfigSchema.safeParse(config, {
    error: () => 'What stands here cannot be used.',
  });
  if (result.success) return [];
  return result.error.issues.map(({ path, message }) =>
    failure(path.join('.'), 'invalid_value', message),
  );
}
