import { isRecord } from '#schemas/is-record.ts';

/** What the history keeps of something that is open over a page. */
export type OverlayState = {
  /** Its name, where opening it was a step of the history. */
  overlay: string | null;
  /** The steps that were gone within it, from the first, 0; the last is the present one. */
  steps: readonly number[];
};

/** Reads the state of a place in the history, whoever has written it. */
export function readOverlayState(state: unknown): OverlayState {
  if (!isRecord(state)) return { overlay: null, steps: [0] };
  const { overlay, overlaySteps } = state;
  const steps = Array.isArray(overlaySteps)
    ? overlaySteps.filter((step): step is number => Number.isSafeInteger(step))
    : [];
  return {
    overlay: typeof overlay === 'string' ? overlay : null,
    steps: steps.length > 0 ? steps : [0],
  };
}
