import type { SeenStep } from '#schemas/api/visit-counts.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { Database } from '../db/client.ts';
import { addVisitCounts, type VisitCount } from '../db/queries/visit-counts.ts';
import type { VisitKind } from '../db/schema.ts';
import type { Log } from '../logging/log.ts';
import { searchText } from './search-text.ts';
import { createVisitorMarks, type VisitOrigin } from './visitor-marks.ts';

/** Where and when something is counted. */
type VisitPlace = { tenantId: number; restaurantId: number; businessDay: string };

export type VisitCounter = {
  /** Counts a visit, once for each visitor of a day. */
  countVisit(place: VisitPlace, origin: VisitOrigin): void;
  /** Counts what a page saw, each step once for each visitor of a day. @returns how many were new. */
  countSteps(place: VisitPlace, origin: VisitOrigin, steps: readonly SeenStep[]): number;
  /** Adds what was counted to the database; what it does not take is tried with the next. */
  flush(): Promise<void>;
  /** How many different counts wait to be written. */
  waiting(): number;
};

/** Counts that wait, some 4 MB; while a database is gone for long, further ones are let go. */
const mostWaiting = 20_000;
/** Rows of six columns, one statement. */
const rowsAtOnce = 1000;
/** Whoever came to a step has been at these, by whatever way: + adds a dish that was not opened. */
const passed = {
  menu: [],
  dish: ['menu'],
  added: ['dish', 'menu'],
  checkout: [],
  details: ['checkout'],
} as const satisfies Record<Exclude<SeenStep['kind'], 'search'>, readonly VisitKind[]>;

/** Texts that were looked for lately. */
const mostSearched = 5000;

/**
 * Counts visitors in memory and writes sums every few seconds, so that no page waits for it. A kill
 * loses the counts of those seconds, nothing else.
 */
export function createVisitCounter({ db, log }: { db: Database; log: Log }): VisitCounter {
  let waiting = new Map<string, VisitCount>();
  let isWarned = false;
  let writing: Promise<void> | null = null;
  const marks = createVisitorMarks();
  const searched = createBoundedMap<'once' | 'often'>(mostSearched);

  const add = (place: VisitPlace, kind: VisitKind, key: string, count: number) => {
    const name = JSON.stringify([place.tenantId, place.restaurantId, place.businessDay, kind, key]);
    const known = waiting.get(name);
    if (known) known.count += count;
    else if (waiting.size < mostWaiting) waiting.set(name, { ...place, kind, key, count });
    else if (!isWarned) {
      isWarned = true;
      log.warn({ waiting: waiting.size }, 'counts of visits are let go: too many wait');
    }
  };

  /** What one person alone looked for may say who they are: both count once somebody else does, too. */
  const addSearch = (place: VisitPlace, text: string) => {
    const name = JSON.stringify([place.tenantId, place.restaurantId, text]);
    const known = searched.get(name);
    searched.set(name, known === undefined ? 'once' : 'often');
    if (known !== undefined) add(place, 'search', text, known === 'once' ? 2 : 1);
  };

  const countStep = (place: VisitPlace, origin: VisitOrigin, step: SeenStep): boolean => {
    const { tenantId, restaurantId, businessDay } = place;
    const isFirst = (...what: string[]) =>
      marks.isFirst(businessDay, origin, JSON.stringify([tenantId, restaurantId, ...what]));
    if (step.kind === 'search') {
      const text = searchText(step.text);
      if (text === null || !isFirst('search', text)) return false;
      addSearch(place, text);
      return true;
    }
    const isNewStep = [step.kind, ...passed[step.kind]].reduce((isNew, kind) => {
      const isFirstTime = isFirst(kind);
      if (isFirstTime) add(place, kind, '', 1);
      return isNew || isFirstTime;
    }, false);
    if (!('dish_id' in step)) return isNewStep;
    const dish = String(step.dish_id);
    const isNewDish = isFirst('dish_seen', dish);
    if (isNewDish) add(place, 'dish_seen', dish, 1);
    return isNewStep || isNewDish;
  };

  const write = async () => {
    const counts = [...waiting.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
    waiting = new Map();
    for (let start = 0; start < counts.length; start += rowsAtOnce) {
      const some = counts.slice(start, start + rowsAtOnce).map(([, count]) => count);
      try {
        // Its beginning is answered first: a database that is silent has nothing that it would do later.
        await db.transaction((tx) => addVisitCounts(tx, some));
      } catch (error) {
        // Whatever was not written waits again, with what came meanwhile.
        for (const [, { kind, key, count, ...place }] of counts.slice(start)) {
          add(place, kind, key, count);
        }
        throw error;
      }
    }
    isWarned = false;
  };

  return {
    countVisit(place, origin) {
      const name = JSON.stringify([place.tenantId, place.restaurantId, 'visit']);
      if (marks.isFirst(place.businessDay, origin, name)) add(place, 'visit', '', 1);
    },
    countSteps: (place, origin, steps) =>
      steps.filter((step) => countStep(place, origin, step)).length,
    async flush() {
      // One after the other: a slow database is not asked again before it has answered.
      await writing?.catch(() => undefined);
      writing = write().finally(() => {
        writing = null;
      });
      await writing;
    },
    waiting: () => waiting.size,
  };
}
