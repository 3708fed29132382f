import type { Problem } from '#schemas/api/wire.ts';
import { withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { checkForPublishing } from '#schemas/rules/publish-checks/check-for-publishing.ts';
import { mergedOver, problemsOfOverrides, refused } from './check-changes.ts';
import { fromFuture, isFromFuture } from './complete-site.ts';
import { isAsBefore } from './is-as-before.ts';
import type { PresentDraft } from './present-draft.ts';

/**
 * Whether a draft may be what everybody sees: by the editor's own checklist, whose errors block.
 * @throws ApiError 422 with each error at its setting, 409 for a document from the future.
 */
export function checkDocument({ scope, document, site, published }: PresentDraft): void {
  if (isFromFuture(site) || isFromFuture(document)) throw fromFuture();
  if (scope.restaurantId === null) {
    const errors = errorsOf(document).filter(
      ({ path }) => !isAsBefore(published.document, document, path.split('.')),
    );
    if (errors.length > 0) throw refused(errors);
    return;
  }
  const { config } = withOverrides(readSiteConfig(site).config, document);
  // What is wrong with the site itself cannot be put right in one restaurant's settings.
  const known = new Set(errorsOf(site).map(nameOf));
  const own = errorsOf(config).filter((problem) => !known.has(nameOf(problem)));
  // What is set aside for a later program stands in nobody's way.
  const [before, after] = [mergedOver(site, published.document), mergedOver(site, document)];
  const ofOverrides = problemsOfOverrides(site, document).filter(
    ({ path, code }) => code !== 'kept' && !isAsBefore(before, after, path.split('.')),
  );
  const problems = [...ofOverrides, ...own];
  if (problems.length > 0) throw refused(problems);
}

const nameOf = ({ path, code }: Problem) => `${path} ${code}`;

const errorsOf = (config: unknown): Problem[] =>
  checkForPublishing(config)
    .filter(({ level }) => level === 'error')
    .map(({ path, code, message }) => ({ path, code, message }));
