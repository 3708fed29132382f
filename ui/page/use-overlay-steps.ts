import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '#schemas/is-record.ts';

/**
 * The steps of something that is open over the page. In the history each is a place of its own, so
 * that the phone's Back goes one step back and drops nothing that was chosen.
 * @param isInHistory the address names what is open; else the steps are kept here alone
 * @returns `present` and `reached`, the furthest so far, counted from 0
 */
export function useOverlaySteps(isInHistory: boolean) {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [own, setOwn] = useState(0);
  const [reached, setReached] = useState(0);
  const steps = stepsIn(state);
  // After a reload nothing is chosen, whatever step the history remembers.
  const present = isInHistory ? Math.min(steps.at(-1) ?? 0, reached) : own;

  const stateWith = (overlaySteps: readonly number[]) => ({
    state: {
      ...(isRecord(state) && state),
      overlaySteps,
      overlayDepth: overlaySteps.length - 1,
    },
    preventScrollReset: true,
  });
  const goInHistory = (to: number) => {
    const place = { search, hash };
    if (to > present) return navigate(place, stateWith([...steps, to]));
    const below = steps.lastIndexOf(to);
    if (below >= 0) return navigate(below + 1 - steps.length);
    return navigate(place, { ...stateWith([...steps.slice(0, -1), to]), replace: true });
  };
  const go = (to: number) => {
    setReached((furthest) => Math.max(furthest, to));
    if (!isInHistory) setOwn(to);
    else if (to !== present) void goInHistory(to);
  };
  return { present, reached, go };
}

/** The steps that were gone, from the first, 0; the last is the present one. */
function stepsIn(state: unknown): readonly number[] {
  const kept = isRecord(state) && Array.isArray(state.overlaySteps) ? state.overlaySteps : [];
  const steps = kept.filter((step): step is number => Number.isSafeInteger(step));
  return steps.length > 0 ? steps : [0];
}
