import type { CallOf } from '#schemas/api/contract.ts';
import type { ConfigDraft } from '#schemas/api/site-config.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import { changeOfOverrides } from '#schemas/config/overrides.ts';
import { ApiFailure, isTokenRefused } from '#ui/api/client.ts';
import type { SiteConfigCalls } from '../../api/site-config.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { DraftServer, Outcome } from '../sync/draft-server.ts';
import { toPortFailure } from './port-failure.ts';

/** The draft's calls as the sync understands them: every failure is an outcome. */
export const draftServer = (calls: SiteConfigCalls): DraftServer => ({
  load: (place) => outcomeOf(calls.draft(place)),
  change: (place, revision, { id, changes }) =>
    outcomeOf(
      calls.change(place, revision, {
        transaction_id: id,
        changes: changes.map((change) => toWire(place, change)),
      }),
    ),
  discard: (place, revision) => outcomeOf(calls.discard(place, revision)),
});

type WireChange = CallOf<'changeConfigDraft'>['body']['changes'][number];

/** A restaurant's settings go by the keys that its overrides are stored by. */
function toWire(place: number | null, made: ConfigChange): WireChange {
  const { path, value } = place === null ? made : changeOfOverrides(made);
  const change: WireChange = { path: [...path] };
  // A document is JSON already; parsed anew its values carry the type that says so.
  return value === undefined ? change : { ...change, value: JSON.parse(JSON.stringify(value)) };
}

/** What became of a call of the draft's. */
export async function outcomeOf<T>(call: Promise<{ data: T }>): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: (await call).data };
  } catch (failure) {
    return failureOf(failure);
  }
}

/** @throws what is no answer of the server's at all */
export function failureOf(failure: unknown): Exclude<Outcome<never>, { kind: 'done' }> {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, code, body } = failure;
  if (isTokenRefused(failure)) return { kind: 'signedOut' };
  // A server that is busy, restarting or behind a broken proxy: later it may take the same call.
  if (status === 0 || status === 429 || status >= 500) return { kind: 'unreached' };
  if (status === 412 && isRecord(body) && isDraft(body.data)) {
    return { kind: 'stale', draft: body.data };
  }
  const { message, problems } = toPortFailure(failure);
  return { kind: 'refused', isLocked: code === 'locked', sentence: message, problems };
}

function isDraft(value: unknown): value is ConfigDraft {
  return (
    isRecord(value) &&
    typeof value.revision === 'number' &&
    isRecord(value.document) &&
    isRecord(value.site) &&
    isRecord(value.published) &&
    Array.isArray(value.locks)
  );
}
