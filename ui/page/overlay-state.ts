import { isRecord } from '#schemas/is-record.ts';

/** What the history keeps of something that is open over a page, whoever has written it. */
export function readOverlayState(state: unknown) {
  const { overlay, overlayDepth } = isRecord(state) ? state : {};
  return {
    /** Its name, where opening it was a step of the history. */
    overlay,
    /** Places in the history since it was opened: its further steps. */
    depth: Number(overlayDepth) || 0,
  };
}
