import { useEffect, useRef, useState } from 'react';
import { isSameValue } from '#schemas/config/changes.ts';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import type { Difference } from '../differences/difference.ts';

/**
 * Notices that the list of a publish became another one under the eyes of whoever reads it: what
 * others change joins the draft at any moment, also in the one before the press. Then the press is
 * none until the list has been looked at again: nothing goes out unseen.
 */
export function useChangedMeanwhile(differences: readonly Difference[]) {
  const { session } = useEditor();
  const { document } = usePorts();
  /** What was listed before it changed, and whether what came since has been looked at. */
  const [before, setBefore] = useState<{
    listed: readonly Difference[];
    isLookedAt: boolean;
  } | null>(null);
  const listed = useRef(differences);
  useEffect(() => {
    listed.current = differences;
  });
  useEffect(() => {
    const present = () => [document.get(), document.published()];
    let [known, steps] = [present(), session.history()];
    return document.subscribe(() => {
      const next = present();
      if (next.every((one, index) => one === known[index])) return;
      const isOwn = session.history() !== steps;
      const isSame = isSameValue(next, known);
      [known, steps] = [next, session.history()];
      if (isOwn || isSame) return;
      setBefore((last) =>
        last && !last.isLookedAt ? last : { listed: listed.current, isLookedAt: false },
      );
    });
  }, [document, session]);
  const wasListed = ({ key, view }: Difference) =>
    before === null || before.listed.some((one) => one.key === key && isSameValue(one.view, view));
  return {
    isChanged: before !== null && !before.isLookedAt,
    /** The list, with what came meanwhile marked. */
    marked: differences.map((one) => (wasListed(one) ? one : { ...one, isNew: true as const })),
    lookAt: () => setBefore((last) => last && { ...last, isLookedAt: true }),
  };
}
