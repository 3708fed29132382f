import { createContext, use } from 'react';
import type { DeskSession } from '#schemas/api/staff-people.ts';

export type PinAccess = {
  session: DeskSession;
  /** Asks for a PIN where nobody is at the device. @returns whether somebody is there now. */
  identify(): Promise<boolean>;
  /** Opens the pad, so that somebody takes over. */
  switchPerson(): void;
};

export const PinContext = createContext<PinAccess | null>(null);

/** Who is at the desk, and how somebody else takes over; null outside of it. */
export const usePinAccess = (): PinAccess | null => use(PinContext);
