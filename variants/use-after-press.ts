import { useEffect, useState } from 'react';
import { createAfterPress } from './after-press.ts';

/**
 * Delays what moves the page until the press that caused it has ended, such as a hint that goes
 * when its field is left.
 * @returns a function that calls its argument at once where nothing is pressed, else after the click
 */
export function useAfterPress(): (act: () => void) => void {
  const [press] = useState(createAfterPress);
  useEffect(() => {
    press.start();
    return press.stop;
  }, [press]);
  return press.do;
}
