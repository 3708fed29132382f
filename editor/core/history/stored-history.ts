import { z } from 'zod';
import { inverseOf } from '#schemas/config/reversible-changes.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { writtenEdit } from './bounded.ts';
import { applyFitting, type Edit, type History } from './edit.ts';
import { editOfPatches, patchEdit, storedPath } from './patch-edit.ts';

/** A history as text, with whose it is and which document it ends at. */
const version = 2;
const nothing: History = { past: [], future: [] };

// Without a value nothing was there, or nothing is.
const content = z.object({ value: z.unknown().optional() });
const edit = patchEdit.omit({ hand: true, patches: true, inverse: true }).extend({
  selection: patchEdit.shape.hand,
  changes: z.array(content.extend({ path: storedPath, before: content })),
});
type StoredEdit = Edit | z.output<typeof patchEdit>;

const edits = z.array(z.union([edit, patchEdit])).max(200);
const envelope = z.object({
  // Steps of version 1 are patches.
  version: z.union([z.literal(1), z.literal(version)]),
  tenantId: z.number(),
  mark: z.string(),
  past: edits,
  future: edits,
});

export function writtenHistory(history: History, document: SiteConfig, tenantId: number): string {
  const head = JSON.stringify({ version, tenantId, mark: markOf(document) }).slice(0, -1);
  return `${head},"past":${listOf(history.past)},"future":${listOf(history.future)}}`;
}

const listOf = (edits: readonly Edit[]) => `[${edits.map(writtenEdit).join(',')}]`;

/**
 * What a stored text contains of the way to a document. Another tenant's and what cannot be read is
 * nothing; of a history that ends elsewhere the steps that still fit are kept.
 */
export function readHistory(text: string | null, document: SiteConfig, tenantId: number): History {
  const stored = envelope.safeParse(parsed(text));
  if (!stored.success || stored.data.tenantId !== tenantId) return nothing;
  const { past, future, mark } = stored.data;
  const isSame = mark === markOf(document);
  return {
    past: fittingPast(document, past, isSame),
    future: isSame ? fittingFuture(document, future) : [],
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** From the newest back, as far as one leads to the next and to documents that a site can have. */
function fittingPast(document: SiteConfig, past: readonly StoredEdit[], isSame: boolean): Edit[] {
  const kept: Edit[] = [];
  let present = document;
  for (const one of past.toReversed()) {
    const step = 'changes' in one ? one : editOfPatches(one, present, true);
    const before = step && applyFitting(present, inverseOf(step.changes));
    if (before && isSite(before)) {
      kept.unshift(step);
      present = before;
      // The newest may never have reached the document; later ones would leave a hole.
    } else if (isSame || kept.length > 0) break;
  }
  return kept;
}

function fittingFuture(document: SiteConfig, future: readonly StoredEdit[]): Edit[] {
  const kept: Edit[] = [];
  let present = document;
  for (const one of future) {
    const step = 'changes' in one ? one : editOfPatches(one, present, false);
    const next = step && applyFitting(present, step.changes);
    if (!next || !isSite(next)) break;
    kept.push(step);
    present = next;
  }
  return kept;
}

const isSite = (document: unknown) => siteConfigSchema.safeParse(document).success;

/** Distinguishes documents: FNV-1a of their text, and how long it is. */
function markOf(document: SiteConfig): string {
  const text = JSON.stringify(document);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
