import { useMemo, useSyncExternalStore } from 'react';
import { checkForPublishing } from '#schemas/rules/publish-checks/check-for-publishing.ts';
import type { Check } from '#schemas/rules/publish-checks/check.ts';
import { useEditorState, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { useUntranslatedMenu } from '../../core/state/use-untranslated-menu.ts';
import { differencesBetween } from '../differences/differences.ts';
import { checkContext, toCheck } from './to-check.ts';

type Problem = { path: string; message: string };

const blocking = ({ path, message }: Problem): Pick<Check, 'path' | 'level' | 'message'> => ({
  path,
  level: 'error',
  message,
});

/**
 * What a publish would change, and what stands in its way: what was typed and cannot be used, what
 * the server refused, and the rules (schemas/rules/publish-checks).
 */
export function useReview(refused: readonly Problem[]) {
  const { document, siteData, staff, now } = usePorts();
  const config = useReadable(document);
  const known = useReadable(siteData);
  const { status } = useReadable(staff);
  const untranslatedMenu = useUntranslatedMenu()?.texts;
  const problems = useEditorState((state) => state.problems);
  // What is published may change too, while the draft stays as it is.
  const published = useSyncExternalStore(document.subscribe, document.published);
  const differences = useMemo(
    () => differencesBetween(published, config, document.changes()),
    [published, config, document],
  );
  const checks = useMemo(() => {
    const typed = [...problems].map(([path, message]) => blocking({ path, message }));
    const found = checkForPublishing(config, {
      ...checkContext(known, now()),
      // Whoever is not signed in has the page's document.
      hasTranslations: status === 'signedIn',
      ...(untranslatedMenu && { untranslatedMenu }),
    });
    const all = [...typed, ...refused.map(blocking), ...found].map((check) =>
      toCheck(config, check),
    );
    return [...new Map(all.map((check) => [check.key, check])).values()];
  }, [config, known, now, problems, refused, status, untranslatedMenu]);
  return { differences, checks, errors: checks.filter(({ level }) => level === 'error').length };
}
