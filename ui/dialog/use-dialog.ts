import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { isCovered, openLayer } from './open-layers.ts';

export type DialogBehaviour = {
  isOpen: boolean;
  /** Over everything else; false: beside the page, which stays in use. */
  isModal?: boolean | undefined;
  /** Whether Escape and a press beside it close it. */
  isDismissible?: boolean | undefined;
  /** Escape closes it, a press beside it does not. */
  ignoresOutside?: boolean | undefined;
  onClose(): void;
  /** The closing has been seen; the dialog may go. */
  onExited?: (() => void) | undefined;
  /** What has the focus first; left out: the dialog itself. */
  findFirstFocus?: (() => HTMLElement | null | undefined) | undefined;
  /** What takes the focus afterwards; null or left out: what had it before. */
  findNextFocus?: (() => HTMLElement | null) | undefined;
};

type DialogElements = {
  layer: RefObject<HTMLElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
};

/**
 * What every dialog does: it takes the focus and gives it back, closes by Escape and by a press
 * beside it, and is drawn until its leaving has been seen.
 * @returns whether it is to be drawn
 */
export function useDialog(behaviour: DialogBehaviour, { layer, dialog }: DialogElements): boolean {
  const { isOpen, isModal = true } = behaviour;
  const latest = useRef(behaviour);
  const end = useRef<(() => void) | null>(null);
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);

  useLayoutEffect(() => {
    latest.current = behaviour;
  });
  // Ended here and not by the effect's own clean-up: React would give the focus back to what had it
  // in the dialog, which is still there while it leaves.
  useLayoutEffect(() => {
    end.current?.();
    end.current = isOpen && isShown ? open(layer, dialog, latest, isModal) : null;
  }, [isOpen, isShown, isModal, layer, dialog]);
  useLayoutEffect(() => {
    return () => {
      end.current?.();
      end.current = null;
    };
  }, []);

  useEffect(() => {
    if (isOpen || !isShown) return;
    let isCurrent = true;
    const elements = [dialog.current, layer.current].filter((element) => element !== null);
    const leaving = elements.flatMap((element) => element.getAnimations());
    const leave = async () => {
      await Promise.allSettled(leaving.map(({ finished }) => finished));
      if (!isCurrent) return;
      setShown(false);
      latest.current.onExited?.();
    };
    void leave();
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isShown, layer, dialog]);
  return isShown;
}

/** Opens what is drawn. @returns ends it, and gives the focus back */
function open(
  layer: DialogElements['layer'],
  dialog: DialogElements['dialog'],
  latest: RefObject<DialogBehaviour>,
  isModal: boolean,
): (() => void) | null {
  const [element, around] = [dialog.current, layer.current];
  if (!element || !around) return null;
  const { activeElement } = document;
  // Of a page that came with it open nothing had the focus yet.
  const before = activeElement === document.body ? document.getElementById('main') : activeElement;
  const takeFocus = () =>
    (latest.current.findFirstFocus?.() ?? element).focus({ preventScroll: true });
  const isDismissible = () => latest.current.isDismissible ?? true;
  const onEscape = () => isDismissible() && latest.current.onClose();
  const onOutside = () => !latest.current.ignoresOutside && onEscape();
  const endings: (() => void)[] = [];
  if (isModal) {
    endings.push(openLayer({ element: around, dialog: element, takeFocus, onEscape }));
    endings.push(onPressBeside(around, onOutside));
  } else {
    takeFocus();
    endings.push(onEscapeBeside(onEscape));
  }
  return () => {
    // Whoever has gone on in the page beside it keeps the focus.
    const hadFocus = isModal || around.contains(document.activeElement);
    for (const end of endings) end();
    const next = latest.current.findNextFocus?.() ?? before;
    if (hadFocus && next instanceof HTMLElement && next.isConnected) {
      next.focus({ preventScroll: true });
    }
  };
}

const isBeside = ({ target }: Event): boolean =>
  target instanceof Element && !target.closest('dialog');

/** A press counts where it began beside the dialog too: a selection of text may end there. */
function onPressBeside(layer: HTMLElement, act: () => void): () => void {
  const control = new AbortController();
  const { signal } = control;
  let hasBegun = false;
  layer.addEventListener('pointerdown', (event) => void (hasBegun = isBeside(event)), { signal });
  layer.addEventListener('click', (event) => void (hasBegun && isBeside(event) && act()), {
    signal,
  });
  return () => control.abort();
}

/** Escape, wherever the focus is, unless something lies over the dialog. */
function onEscapeBeside(act: () => void): () => void {
  return listenForKeys(({ key }) => {
    if (key !== 'Escape' || isCovered()) return false;
    act();
    return true;
  });
}
