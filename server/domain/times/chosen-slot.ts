import type { Slot } from '#schemas/api/slots.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';

/** A chosen time as it can be had now. */
export type ChosenSlot = {
  /** null: none was asked for, or it is not on offer. One that is full is given, and marked. */
  slot: Slot | undefined;
  /** The day it counts to (rule R62); of now where there is no slot. */
  businessDay: string;
  /** Whether the restaurant is open now. */
  isOpen: boolean;
  /** Why the time that was asked for cannot be had, as far as it is about the time. */
  refusal: {
    code: 'paused' | 'slot_full' | 'slot_unavailable';
    message: Sentence;
  } | null;
};
