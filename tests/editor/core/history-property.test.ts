import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { madeBy } from '#editor/core/history/made-changes.ts';
import { applyChanges, isOverlapping } from '#schemas/config/changes.ts';

type Sheet = { texts: Record<string, string>; list: number[]; order: string[] };
type Act =
  | { kind: 'text'; field: string; value: string }
  | { kind: 'push'; value: number }
  | { kind: 'drop' }
  | { kind: 'turn' }
  | { kind: 'settle' };

const acts = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('text' as const),
      field: fc.constantFrom('a', 'b'),
      value: fc.string({ maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('push' as const), value: fc.integer({ min: 0, max: 3 }) }),
    fc.constant({ kind: 'drop' as const }),
    fc.constant({ kind: 'turn' as const }),
    fc.constant({ kind: 'settle' as const }),
  ),
  { maxLength: 40 },
);

const start: Sheet = { texts: { a: '', b: '' }, list: [1], order: ['x', 'y', 'z'] };

const recipes: { [K in Exclude<Act['kind'], 'settle'>]: (draft: Sheet, act: Act) => void } = {
  text: (draft, act) => {
    if (act.kind === 'text') draft.texts[act.field] = act.value;
  },
  push: (draft, act) => void (act.kind === 'push' && draft.list.push(act.value)),
  drop: (draft) => void draft.list.pop(),
  turn: (draft) => {
    draft.order = draft.order.toReversed();
  },
};

/** Does all of it and gives the session with every document on the way. */
function perform(script: readonly Act[], settlesEach: boolean) {
  const session = createEditSession<Sheet>();
  const seen = [start];
  for (const act of script) {
    const present = seen.at(-1) ?? start;
    if (act.kind === 'settle') {
      session.settle();
      continue;
    }
    if (settlesEach) session.settle();
    const place = act.kind === 'text' ? `texts.${act.field}` : act.kind;
    const made = madeBy(present, (draft) => recipes[act.kind](draft, act));
    if (!made) continue;
    session.record(present, { label: place, place }, made);
    seen.push(applyChanges(present, made.changes).document);
    expect(seen.at(-1)).toEqual(made.next);
  }
  return { session, seen };
}

test('every change is one step and every step a change, where each is a gesture of its own', () => {
  fc.assert(
    fc.property(acts, (script) => {
      const { session, seen } = perform(script, true);
      expect(session.history().past).toHaveLength(seen.length - 1);
    }),
  );
});

test('undoing every step leads to the start exactly, and redoing to the end', () => {
  fc.assert(
    fc.property(acts, fc.boolean(), (script, settlesEach) => {
      const { session, seen } = perform(script, settlesEach);
      const end = seen.at(-1) ?? start;
      const { length } = session.history().past;
      let document = end;
      for (let step = 0; step < length; step += 1) {
        const { change, dropped } = session.goToStep(document, -1);
        expect(dropped).toEqual([]);
        document = change?.next ?? document;
      }
      expect(document).toEqual(start);
      expect(session.history().past).toEqual([]);
      const back = session.goToStep(document, length).change;
      expect(back?.next ?? document).toEqual(end);
    }),
  );
});

test('no step holds what was done to two fields', () => {
  fc.assert(
    fc.property(acts, (script) => {
      const { session } = perform(script, false);
      for (const { place, changes } of session.history().past) {
        const isApart = changes.every((one) =>
          changes.every((other) => one === other || !isOverlapping(one.path, other.path)),
        );
        expect(isApart).toBe(true);
        const fields = changes
          .filter(({ path }) => path[0] === 'texts')
          .map(({ path }) => path.join('.'));
        expect(fields.every((field) => field === place)).toBe(true);
      }
    }),
  );
});
