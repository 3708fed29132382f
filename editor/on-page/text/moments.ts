import type { Caret } from './caret.ts';
import type { Spans } from './spans.ts';

type Moment = { words: Spans; caret: Caret };

/** Steps back and forth within one writing, which is a single step of the editor's history. */
export function createMoments() {
  let past: Moment[] = [];
  let future: Moment[] = [];
  let run = 'once';
  return {
    /** How it was before a change; those of one kind belong together, each 'once' stands alone. */
    keep(moment: Moment, kind: string): void {
      if (kind === 'once' || kind !== run) past.push(moment);
      run = kind;
      future = [];
    },
    travel(now: Moment, isBack: boolean): Moment | null {
      const [from, to] = isBack ? [past, future] : [future, past];
      const moment = from.pop();
      run = 'once';
      if (!moment) return null;
      to.push(now);
      return moment;
    },
    forget(): void {
      past = [];
      future = [];
      run = 'once';
    },
  };
}
