import { applyPatches } from 'immer';
import { z } from 'zod';
import { isSameValue } from '#schemas/config/changes.ts';
import { settingsOf } from '#schemas/config/immer-patches.ts';
import { changesAt } from '#schemas/config/reversible-changes.ts';
import type { Edit } from './edit.ts';

/** Names that would reach what an object inherits. */
const barred = new Set(['__proto__', 'constructor', 'prototype']);

export const storedPath = z
  .array(z.union([z.number().int().nonnegative(), z.string().refine((name) => !barred.has(name))]))
  .max(20);

const patch = z.object({
  op: z.enum(['replace', 'remove', 'add']),
  path: storedPath,
  // 'remove' has none.
  value: z.unknown().optional(),
});

/** A step as tabs stored it before docs/decisions/020: patches, which hold for one document. */
export const patchEdit = z.object({
  id: z.number().int().positive(),
  at: z.number(),
  label: z.string().max(300),
  place: z.string().max(300),
  hand: z.object({ group: z.string(), field: z.string().exactOptional() }).nullable(),
  patches: z.array(patch),
  inverse: z.array(patch),
});

/**
 * The same step in the one format; null where it does not fit the document.
 * @param isDone the document is the one after the step, else the one before it
 */
export function editOfPatches<T extends object>(
  { hand: selection, patches, inverse, ...about }: z.output<typeof patchEdit>,
  document: T,
  isDone: boolean,
): Edit | null {
  try {
    const [there, back] = isDone ? [inverse, patches] : [patches, inverse];
    const other = applyPatches(document, there);
    if (!isSameValue(applyPatches(other, back), document)) return null;
    const [before, after] = isDone ? [other, document] : [document, other];
    const changes = changesAt(before, after, settingsOf([...patches, ...inverse]));
    return { ...about, selection, changes };
  } catch {
    return null;
  }
}
