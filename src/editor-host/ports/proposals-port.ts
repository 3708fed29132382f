import {
  PortFailure,
  type ProposalsPort,
  type ProposalsState,
  type StaffPort,
  type SyncState,
} from '#editor/core/ports.ts';
import type { ReplyOf } from '#schemas/api/contract.ts';
import type { ConfigProposal, ProposalDetails } from '#schemas/api/site-proposals.ts';
import { applyChanges, isSameValue } from '#schemas/config/changes.ts';
import { withOverrides } from '#schemas/config/overrides.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { SiteProposalCalls } from '../../api/site-proposals.ts';
import { readableStore } from '../state/readable-store.ts';
import type { ConfigSync } from '../sync/config-sync.ts';
import { draftAccess } from './draft-access.ts';
import { signedOutFailure } from './port-failure.ts';

type Needs = {
  calls: SiteProposalCalls;
  sync: ConfigSync;
  staff: Pick<StaffPort, 'get' | 'subscribe'>;
  status(): SyncState['status'];
  /** The document on the page, as it is written. */
  written(): SiteConfig;
  /** Settings that this browser holds are those of yesterday. */
  onPublished(): void;
  onSignedOut(): void;
};

/** What the answer to a sign of presence has of proposals. */
type Reported = ReplyOf<'reportPresence'>['data']['proposals'];

const none: ProposalsState = { waiting: 0, own: null };

/**
 * Proposals of the place in hand, or of every restaurant for an owner.
 * @returns the port, and `reported`, which takes what presence was answered with
 */
export function createProposalsPort(
  needs: Needs,
): ProposalsPort & { reported(next: Reported): void } {
  const { calls, sync, staff } = needs;
  const { asked, settled } = draftAccess(needs);
  const state = readableStore(none);
  let changedAt: string | null | undefined;
  const set = (next: Partial<ProposalsState>) => {
    const whole = { ...state.get(), ...next };
    if (!isSameValue(whole, state.get())) state.set(whole);
  };
  const isOwner = () => {
    const who = staff.get();
    return who.status === 'signedIn' && who.member.role === 'owner';
  };
  /** What the manager sent last is known after the answer; one that fails is asked for again. */
  const refresh = async (place: number) => {
    const asking = changedAt;
    try {
      const { waiting, proposals } = (await calls.list(place)).data;
      const own = proposals
        .filter(({ is_own }) => is_own)
        .toSorted((a, b) => b.sent_at.localeCompare(a.sent_at))[0];
      if (changedAt === asking) set({ waiting, own: own ?? null });
    } catch {
      changedAt = undefined;
    }
  };
  /** The next sign of presence brings the number as it is. */
  const decided = () => set({ waiting: Math.max(0, state.get().waiting - 1) });
  staff.subscribe(() => {
    if (staff.get().status === 'signedIn') return;
    changedAt = undefined;
    set(none);
  });

  return {
    get: state.get,
    subscribe: state.subscribe,
    reported(next) {
      const place = sync.view.get().known?.place ?? null;
      if (next.changed_at === changedAt && next.waiting === state.get().waiting) return;
      changedAt = next.changed_at;
      set({ waiting: next.waiting });
      if (!isOwner() && place !== null && next.changed_at !== null) void refresh(place);
    },
    send: ({ shown, message }) =>
      asked(async () => {
        await settled();
        const sent = await sync.exclusively(async ({ place, revision }) => {
          if (!isSameValue(needs.written(), shown)) throw changedMeanwhile();
          if (place === null) throw signedOutFailure();
          return (await calls.send(place, revision, message)).data;
        });
        if (!sent) throw signedOutFailure();
        set({ own: sent });
      }),
    withdraw: (id) => asked(async () => set({ own: (await calls.withdraw(id)).data })),
    list: () => asked(async () => (await calls.list(null)).data.proposals.filter(isWaiting)),
    review: (id) => asked(async () => reviewed((await calls.one(id)).data)),
    accept: (id, revision, keys) =>
      asked(async () => {
        const { data } = await calls.accept(id, revision, keys);
        decided();
        await sync.refresh();
        needs.onPublished();
        return data;
      }),
    decline: (id, reason) =>
      asked(async () => {
        await calls.decline(id, reason);
        decided();
      }),
  };
}

const isWaiting = ({ state }: ConfigProposal) => state === 'waiting';

function reviewed(details: ProposalDetails) {
  const site = readSiteConfig(details.site).config;
  const withChanges = (keys: readonly string[]) => {
    const chosen = details.proposed.filter(({ key }) => keys.includes(key));
    const changes = chosen.map((change) => ({
      path: [change.key],
      ...('value' in change && { value: change.value }),
    }));
    return withOverrides(site, applyChanges(details.published, changes).document).config;
  };
  return { details, published: withChanges([]), withChanges };
}

const changedMeanwhile = () =>
  new PortFailure(
    'stale_draft',
    'The site was changed a moment ago. Look at what changes now, then send it again.',
  );
