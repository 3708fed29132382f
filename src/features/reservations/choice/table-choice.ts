import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What somebody wants; all of it stands in the address, so that it can be linked. */
export type TableChoice = {
  restaurantId: number | null;
  party: number;
  /** A local date; null: the first one with a free table. */
  date: string | null;
  /** ISO 8601 UTC: a time of the clock may come twice (rule R23). */
  instant: string | null;
  /** null: anywhere. */
  areaId: number | null;
  highChairs: number;
  hasWheelchair: boolean;
};

const names = {
  restaurantId: 'restaurant',
  party: 'party',
  date: 'date',
  instant: 'time',
  areaId: 'area',
  highChairs: 'chairs',
  hasWheelchair: 'wheelchair',
} as const satisfies Record<keyof TableChoice, string>;

export const blankChoice: TableChoice = {
  restaurantId: null,
  party: 2,
  date: null,
  instant: null,
  areaId: null,
  highChairs: 0,
  hasWheelchair: false,
};

/** The most that the calls take (schemas/api/reservations.ts). */
const mostPeople = 100;
export const mostHighChairs = 20;

/** What an address says; what it does not say, or says wrongly, is as in `otherwise`. */
export function readChoice(
  search: URLSearchParams,
  otherwise: TableChoice = blankChoice,
): TableChoice {
  const whole = (name: keyof TableChoice, lowest: number, highest: number): number | null => {
    const text = search.get(names[name]);
    const value = text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
    return value !== null && value >= lowest && value <= highest ? value : null;
  };
  const text = (name: keyof TableChoice, isRight: (text: string) => boolean): string | null => {
    const value = search.get(names[name]);
    return value !== null && isRight(value) ? value : null;
  };
  const date = text('date', isDate);
  const area = search.get(names.areaId);
  const wheelchair = search.get(names.hasWheelchair);
  return {
    restaurantId: whole('restaurantId', 1, Number.MAX_SAFE_INTEGER) ?? otherwise.restaurantId,
    party: whole('party', 1, mostPeople) ?? otherwise.party,
    date: date ?? otherwise.date,
    // On another day the time is still to be chosen.
    instant:
      text('instant', (value) => Number.isFinite(Date.parse(value))) ??
      (date === null || date === otherwise.date ? otherwise.instant : null),
    areaId:
      area === 'any' ? null : (whole('areaId', 1, Number.MAX_SAFE_INTEGER) ?? otherwise.areaId),
    highChairs: whole('highChairs', 0, mostHighChairs) ?? otherwise.highChairs,
    hasWheelchair: wheelchair === null ? otherwise.hasWheelchair : wheelchair === '1',
  };
}

const isDate = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(`${value}T00:00Z`)) &&
  new Date(`${value}T00:00Z`).toISOString().startsWith(value);

/** An address's parameters with a choice changed; the others in it stay. */
export function withChoice(search: URLSearchParams, change: Partial<TableChoice>): URLSearchParams {
  const after = new URLSearchParams(search);
  const write = (name: keyof TableChoice, value: string | null) =>
    value === null ? after.delete(names[name]) : after.set(names[name], value);
  if (change.restaurantId !== undefined) write('restaurantId', textOf(change.restaurantId));
  if (change.party !== undefined) write('party', textOf(change.party));
  if (change.date !== undefined) write('date', change.date);
  if (change.instant !== undefined) write('instant', change.instant);
  if (change.areaId !== undefined) write('areaId', textOf(change.areaId) ?? 'any');
  if (change.highChairs !== undefined) write('highChairs', textOf(change.highChairs));
  if (change.hasWheelchair !== undefined) write('hasWheelchair', change.hasWheelchair ? '1' : '0');
  return after;
}

const textOf = (value: number | null) => (value === null ? null : String(value));

/**
 * The choice in the address and how to change it. A step changes the entry of the history it stands
 * in: the way back leads to the page before, not through every step. What was chosen is shown at
 * once, for the router draws a new address only when there is time for it.
 *
 * @param otherwise what counts where the address says nothing; the same object each time
 */
export function useTableChoice(otherwise: TableChoice = blankChoice) {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [state, setState] = useState<Shown>({ address, shown: address, onTheWay: [] });
  if (state.address !== address) setState((before) => arrived(before, address));
  const { shown } = state;
  const choice = useMemo(
    () => readChoice(new URLSearchParams(shown), otherwise),
    [shown, otherwise],
  );
  const change = (part: Partial<TableChoice>) => {
    const next = withChoice(new URLSearchParams(shown), part).toString();
    if (next === shown) return;
    setState((before) => ({ ...before, shown: next, onTheWay: [...before.onTheWay, next] }));
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { choice, change };
}

/** The parameters of the address, those that are shown, and those that the router has yet to draw. */
type Shown = { address: string; shown: string; onTheWay: readonly string[] };

/** One's own steps are shown already; any other address, as on the way back, is shown from now on. */
function arrived({ shown, onTheWay }: Shown, address: string): Shown {
  const index = onTheWay.indexOf(address);
  return index === -1
    ? { address, shown: address, onTheWay: [] }
    : { address, shown, onTheWay: onTheWay.slice(index + 1) };
}
