import { z } from 'zod';
import type { SiteConfig } from '#schemas/config/site.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { writtenEdit } from './bounded.ts';
import { stepOf, type Edit, type History } from './edit.ts';

/** A history as text, with what tells whose it is and which document it ends at. */
const version = 1;
const nothing: History = { past: [], future: [] };

/** Names that would reach what an object inherits. */
const step = z.union([
  z.number().int().nonnegative(),
  z.string().refine((name) => !['__proto__', 'constructor', 'prototype'].includes(name)),
]);
const patch = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: z.array(step).max(20),
  // 'remove' has none.
  value: z.unknown().optional(),
});
const edit = z.object({
  id: z.number().int().positive(),
  at: z.number(),
  label: z.string().max(300),
  place: z.string().max(300),
  hand: z.object({ group: z.string(), field: z.string().exactOptional() }).nullable(),
  patches: z.array(patch),
  inverse: z.array(patch),
});
const edits = z.array(edit).max(200);
const envelope = z.object({
  version: z.literal(version),
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
 * What a stored text tells of the way to a document. Another tenant's and what cannot be read is
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
function fittingPast(document: SiteConfig, past: readonly Edit[], isSame: boolean): Edit[] {
  const kept: Edit[] = [];
  let present = document;
  for (const one of past.toReversed()) {
    const before = stepOf(present, one.inverse, one.patches);
    if (before && isSite(before)) {
      kept.unshift(one);
      present = before;
      // The newest may never have reached the document; later ones would leave a hole.
    } else if (isSame || kept.length > 0) break;
  }
  return kept;
}

function fittingFuture(document: SiteConfig, future: readonly Edit[]): Edit[] {
  const kept: Edit[] = [];
  let present = document;
  for (const one of future) {
    const next = stepOf(present, one.patches, one.inverse);
    if (!next || !isSite(next)) break;
    kept.push(one);
    present = next;
  }
  return kept;
}

const isSite = (document: unknown) => siteConfigSchema.safeParse(document).success;

/** Tells documents apart: FNV-1a of their text, and how long it is. */
function markOf(document: SiteConfig): string {
  const text = JSON.stringify(document);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}-${(hash >>> 0).toString(36)}`;
}
