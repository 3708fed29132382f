import { useState } from 'react';
import type { ConfigSchedule } from '#schemas/api/site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { PortFailure } from '../../core/ports.ts';
import { failureOf } from '../../parts/failure-of.ts';

/** How far a publish has come. */
export type PublishStage =
  /** A failure is about the document that was `sent`, and not about what became of it since. */
  | { name: 'review'; failure: PortFailure | null; sent: SiteConfig | null }
  | { name: 'sending' }
  | { name: 'done'; version: number | null; schedule: ConfigSchedule | null };

export type PublishOrder = { note: string; publishAt: string | null; revertAt: string | null };

const open = 'Some settings were changed by somebody else too. Decide about them, then publish.';

/**
 * Publishes what is in the editor: what waits is sent first, so that nothing is left behind.
 * @param onDone it is published, or waits for its time
 */
export function usePublishing(onDone?: () => void) {
  const editor = useEditor();
  const { document, publishing, sync } = usePorts();
  const [stage, setStage] = useState<PublishStage>({
    name: 'review',
    failure: null,
    sent: null,
  });
  /**
   * @param shown the document that the list of changes was made of
   * @param onStale it was another one by then, and the failure says to look at it
   */
  const publish = async (
    { note, publishAt, revertAt }: PublishOrder,
    shown: SiteConfig,
    onStale: () => void,
  ) => {
    setStage({ name: 'sending' });
    try {
      editor.endGesture();
      await sync.flush();
      const { status, problems } = sync.get();
      if (status === 'conflict') throw new PortFailure('conflict', open);
      if (status === 'refused') {
        throw new PortFailure('refused', 'Some settings cannot be published.', problems);
      }
      const { version, schedule } = await publishing.publish({
        shown,
        note,
        ...(publishAt !== null && { publishAt }),
        ...(revertAt !== null && { revertAt }),
      });
      setStage({ name: 'done', version, schedule });
      onDone?.();
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === 'stale_draft') onStale();
      setStage({ name: 'review', failure, sent: document.get() });
    }
  };
  return { stage, publish };
}
