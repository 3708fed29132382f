import { isRecord } from '../is-record.ts';
import type { Content } from './content-at.ts';
import type { ReversibleChange } from './reversible-changes.ts';

type Stored = Record<string, unknown>;

const contentOf = (holder: Stored): Content =>
  Object.hasOwn(holder, 'value') ? { value: holder['value'] } : {};

/**
 * Changes of a schedule from its row. Rows written before docs/decisions/020 name an item of a list
 * by an object, `{ id }`, and call `unless` what was there before a change.
 */
export const readScheduledChanges = (stored: unknown): ReversibleChange[] =>
  changesIn(stored).map((change) => {
    const before = change['before'] ?? change['unless'];
    return {
      path: change.path.flatMap(stepFrom),
      ...contentOf(change),
      before: isRecord(before) ? contentOf(before) : {},
    };
  });

const changesIn = (stored: unknown): (Stored & { path: unknown[] })[] =>
  Array.isArray(stored) ? stored.filter(hasPath) : [];

const hasPath = (change: unknown): change is Stored & { path: unknown[] } =>
  isRecord(change) && Array.isArray(change['path']);

const stepFrom = (step: unknown): (string | number)[] => {
  if (typeof step === 'string' || typeof step === 'number') return [step];
  return isRecord(step) ? [String(step['id'])] : [];
};
