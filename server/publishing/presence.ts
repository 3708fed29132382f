import { z } from 'zod';
import type { OtherEditor } from '#schemas/api/site-config.ts';
import type { ChangeEvents } from '../db/change-events.ts';
import type { Scope } from './scope.ts';

/** What a window that has the editor open on a draft sends every few seconds. */
const presenceBeat = z.object({
  restaurantId: z.number().nullable(),
  windowId: z.string(),
  staffId: z.string(),
  name: z.string(),
  group: z.string().nullable(),
  /** The window was closed. */
  left: z.boolean().default(false),
});
export type PresenceBeat = z.output<typeof presenceBeat>;

/** An open editor sends a heartbeat every few seconds; after three missed ones it is absent (ms). */
export const absentAfter = 15_000;
/** Of one draft; of more people only some are listed. */
const most = 50;

type Seen = PresenceBeat & { at: number };

const keyOf = ({ tenantId, restaurantId }: Scope) => `${tenantId}:${restaurantId ?? 'site'}`;

/**
 * Who has the editor open on which draft, by tenant and restaurant. In memory alone; the other
 * instances learn of it by change events (requirements, Growth past one machine).
 */
export function createPresence(changeEvents: Pick<ChangeEvents, 'subscribe'>, now: () => number) {
  const drafts = new Map<string, Map<string, Seen>>();

  const present = (key: string): Seen[] => {
    const seen = drafts.get(key);
    if (!seen) return [];
    for (const [id, { at }] of seen) if (now() - at > absentAfter) seen.delete(id);
    if (seen.size === 0) drafts.delete(key);
    return [...seen.values()];
  };
  const take = (tenantId: number, received: PresenceBeat) => {
    const key = keyOf({ tenantId, restaurantId: received.restaurantId });
    present(key);
    const seen = drafts.get(key) ?? new Map<string, Seen>();
    // By person too: nobody takes another's place by naming their window.
    const id = `${received.staffId} ${received.windowId}`;
    const before = seen.get(id);
    // Earlier heartbeats may arrive after the last one, and by change events they do.
    if (before?.left || (!before && seen.size >= most)) return;
    drafts.set(key, seen.set(id, { ...received, at: now() }));
  };
  changeEvents.subscribe((event) => {
    if (event.kind !== 'staff_editing') return;
    const received = presenceBeat.safeParse(event.beat);
    if (received.success) take(event.tenantId, received.data);
  });

  return {
    /** Records a heartbeat, and returns the others of the same draft, by name. */
    beat(tenantId: number, own: PresenceBeat): OtherEditor[] {
      take(tenantId, own);
      return present(keyOf({ tenantId, restaurantId: own.restaurantId }))
        .filter(({ left }) => !left)
        .filter(({ staffId, windowId }) => staffId !== own.staffId || windowId !== own.windowId)
        .map(({ name, staffId, group }) => ({ name, is_you: staffId === own.staffId, group }))
        .toSorted((a, b) => a.name.localeCompare(b.name));
    },
  };
}
