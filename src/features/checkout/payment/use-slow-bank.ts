import { useEffect, useRef } from 'react';
import { checkPaid, type Outcome, type PayNeeds } from './place-and-pay.ts';

const everyMs = 2000;

/** While a bank takes its time, asks again until it has decided, and then returns how. */
export function useSlowBank(
  orderId: string | null,
  needs: PayNeeds,
  onDecided: (outcome: Outcome) => void,
): void {
  const latest = useRef({ needs, onDecided });
  useEffect(() => {
    latest.current = { needs, onDecided };
  });
  useEffect(() => {
    if (orderId === null) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const outcome = await checkPaid(latest.current.needs, orderId);
      if (isOver) return;
      const isOpen =
        outcome.kind === 'unreached' ||
        (outcome.kind === 'asked' && outcome.action.kind === 'wait');
      if (isOpen) timer = setTimeout(ask, everyMs);
      else latest.current.onDecided(outcome);
    };
    timer = setTimeout(ask, everyMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [orderId]);
}
