import { preserveInput } from './preserve-input.ts';
import { preserveScroll } from './preserve-scroll.ts';

/** Changes the page so that neither what the customer reads moves nor what they typed is lost. */
export function preservePlace(change: () => void): void {
  preserveScroll(() => preserveInput(change));
}
