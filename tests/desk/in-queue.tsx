import type { ReactNode } from 'react';
import { QueueContext, useOpenQueue } from '#desk/queue/desk-queue.ts';
import { useDesk } from '#desk/shared/desk-context.ts';

/** The desk's queue of actions, with nothing in it. */
export function InQueue({ children }: { children: ReactNode }) {
  const { member } = useDesk();
  return <QueueContext value={useOpenQueue(member)}>{children}</QueueContext>;
}
