import { notifyEditing } from '../db/queries/notify.ts';
import type { Handlers } from '../http/handler.ts';
import { findDraft } from '../db/queries/site-drafts.ts';
import { countProposals } from '../db/queries/site-proposals.ts';
import type { Deps } from '../dependencies/deps.ts';
import { scopeOf } from '../publishing/scope.ts';
import { createPresence } from '../publishing/presence.ts';

/** Who else has the editor open, and whether the draft has changed. */
export const staffEditingRoutes = ({
  db,
  clock,
  changeEvents,
}: Pick<Deps, 'db' | 'clock' | 'changeEvents'>): Handlers<'reportPresence'> => {
  const whoEdits = createPresence(changeEvents, () => clock().getTime());
  return {
    reportPresence: async (call) => {
      const { scope, staff } = await scopeOf(db, call);
      const { tenantId, restaurantId } = scope;
      const { window_id: windowId, group = null, left } = call.query;
      const sign = {
        restaurantId,
        windowId,
        // By the session: nobody says of another that they have left.
        staffId: staff.id,
        name: staff.name,
        group,
        left: left !== undefined,
      };
      const others = whoEdits.beat(tenantId, sign);
      await notifyEditing(db, tenantId, sign);
      const draft = await findDraft(db, tenantId, restaurantId);
      // An owner's badge counts what waits anywhere.
      const of = staff.role === 'owner' ? null : restaurantId;
      const { waiting, changedAt } = await countProposals(db, tenantId, of);
      const proposals = { waiting, changed_at: changedAt?.toISOString() ?? null };
      return { data: { revision: draft?.revision ?? 0, others, proposals } };
    },
  };
};
