import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type RefObject } from 'react';
import { useInstoreMessages } from '../use-instore-messages.ts';
import styles from './board-controls.module.css';
import { goesOnAfter, type Turns } from './use-turns.ts';

type BoardControlsProps = {
  turns: Turns;
  screen: RefObject<HTMLElement | null>;
  onClose(): void;
};

/** What stands on a board that somebody stopped; the key that stopped it, pressed again, goes on. */
export function BoardControls({ turns, screen, onClose }: BoardControlsProps) {
  const words = useInstoreMessages();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    goOn.current?.focus();
  }, []);
  return (
    <section className={styles.controls} aria-label={words.controls} data-board-controls>
      <p className={styles.note}>{words.paused(goesOnAfter / 1000)}</p>
      <div className={styles.row}>
        <button type="button" className={styles.button} onClick={() => turns.turnBy(-1)}>
          <ChevronLeft aria-hidden="true" size={22} />
          {words.previous}
        </button>
        <button ref={goOn} type="button" className={styles.button} onClick={turns.goOn}>
          <Play aria-hidden="true" size={20} />
          {words.resume}
        </button>
        <button type="button" className={styles.button} onClick={() => turns.turnBy(1)}>
          {words.next}
          <ChevronRight aria-hidden="true" size={22} />
        </button>
        {document.fullscreenEnabled && (
          <button
            type="button"
            className={styles.button}
            onClick={() => void screen.current?.requestFullscreen().catch(() => undefined)}
          >
            {words.fullScreen}
          </button>
        )}
        <button type="button" className={styles.button} onClick={onClose}>
          <X aria-hidden="true" size={20} />
          {words.close}
        </button>
      </div>
    </section>
  );
}
