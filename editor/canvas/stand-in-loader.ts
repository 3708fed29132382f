import type { Surface } from './surface.ts';

type StandInFor = (original: HTMLElement, isRich: boolean) => Surface;

let standInFor: StandInFor | null = null;

/** What few texts need; it is asked for when one of them is chosen, to be there when it is written. */
export async function loadStandIn(): Promise<StandInFor> {
  standInFor ??= (await import('./stand-in.ts')).standInFor;
  return standInFor;
}

/** A phone shows its keyboard only for a focus within the press itself. */
export const loadedStandIn = (): StandInFor | null => standInFor;
