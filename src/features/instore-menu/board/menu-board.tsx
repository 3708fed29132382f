import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { useInstoreMessages } from '../use-instore-messages.ts';
import { BoardControls } from './board-controls.tsx';
import type { BoardGroup } from './board-menu.ts';
import { BoardPageView } from './board-page-view.tsx';
import { BoardProgress } from './board-progress.tsx';
import { MeasuredGroups } from './measured-groups.tsx';
import styles from './menu-board.module.css';
import type { BoardPage } from './pack-pages.ts';
import { useBoardInput } from './use-board-input.ts';
import { useBoardSpace } from './use-board-space.ts';
import { useTurns } from './use-turns.ts';

type MenuBoardProps = {
  /** Of the restaurant. */
  name: string;
  groups: readonly BoardGroup[];
  /** No menu has come yet. */
  isLoading: boolean;
  showsPictures: boolean;
  /** Says since when the menu may have changed unseen; null while it is up to date. */
  outdated: string | null;
  /** Called when it turns a page by itself; the same function each time. */
  onTurn(): void;
  onClose(): void;
};

const noPages: readonly BoardPage[] = [];

/**
 * A menu on a screen that nobody touches: it fills the window above everything else, turns its
 * pages by itself, and has nothing that can be focused until a key or a tap stops it.
 */
export function MenuBoard(props: MenuBoardProps) {
  const { name, groups, isLoading, showsPictures, outdated, onTurn, onClose } = props;
  const words = useInstoreMessages();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [pages, setPages] = useState(noPages);
  const { screen, area, unit, columns, gap, height, shrink } = useBoardSpace();
  const turns = useTurns(pages.length, onTurn);
  const isIdle = useBoardInput(dialog, turns, onClose);

  useLayoutEffect(() => {
    // Above dialogs and notices of the page too, and nothing below can be focused.
    dialog.current?.showModal();
    // Only where somebody has just pressed the button; a page that loads by itself may not.
    if (navigator.userActivation.isActive) {
      screen.current?.requestFullscreen().catch(() => undefined);
    }
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [screen]);
  useEffect(() => {
    if (!turns.isPaused) dialog.current?.focus();
  }, [turns.isPaused]);

  const byKey = useMemo(() => new Map(groups.map((group) => [group.key, group])), [groups]);
  const shown = pages[turns.page];
  const style: CSSProperties & Record<'--u', string> = { '--u': `${unit}px` };
  return (
    <dialog
      ref={dialog}
      className={styles.board}
      aria-labelledby={title}
      tabIndex={-1}
      data-idle={(isIdle && !turns.isPaused) || undefined}
      style={style}
    >
      <div ref={screen} className={styles.screen}>
        <header className={styles.head}>
          <h1 id={title} className={styles.title}>
            {name}
          </h1>
          <BoardProgress
            page={turns.page}
            count={pages.length}
            turn={turns.turn}
            isPaused={turns.isPaused}
          />
        </header>
        <div ref={area} className={styles.area}>
          {isLoading && <p className={styles.notice}>{words.boardLoading}</p>}
          {!isLoading && groups.length === 0 && <p className={styles.notice}>{words.boardEmpty}</p>}
          {shown && (
            <BoardPageView
              key={turns.turn}
              page={shown}
              columns={columns}
              groups={byKey}
              showsPictures={showsPictures}
            />
          )}
          <MeasuredGroups
            groups={groups}
            showsPictures={showsPictures}
            space={{ columns, gap, height }}
            onPacked={setPages}
            onTooHigh={shrink}
          />
        </div>
        <footer className={styles.foot}>
          <p>{words.ask}</p>
          {outdated !== null && <p className={styles.outdated}>{outdated}</p>}
        </footer>
        {turns.isPaused && <BoardControls turns={turns} screen={screen} onClose={onClose} />}
      </div>
    </dialog>
  );
}
