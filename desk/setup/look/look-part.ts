import { createContext, type ReactNode } from 'react';

export type LookPartProps = {
  /** What is shown is published, and the owner wants to go on. */
  onKept(): void;
};

/**
 * Draws the choice of the look: the editor's own parts, which the desk stands below and is given
 * (src/app/desk.tsx). null: this page has none.
 */
export const LookPartContext = createContext<((props: LookPartProps) => ReactNode) | null>(null);
