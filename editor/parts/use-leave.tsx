import { useState, type ReactNode } from 'react';
import { throwAway } from '../core/state/question.ts';
import { LeaveQuestion } from './leave-question.tsx';

/**
 * Closes a dialog, but asks first while something is written in it.
 * @returns what closes it, and the question, to be drawn inside the dialog
 */
export function useLeave(
  isWritten: boolean,
  onClose: () => void,
): { leave(): void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  return {
    leave: () => (isWritten ? setIsAsking(true) : onClose()),
    question: isAsking && (
      <LeaveQuestion
        question={{ ...throwAway, onLeave: onClose }}
        onClose={() => setIsAsking(false)}
      />
    ),
  };
}
