import { useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsHydrated } from '../page/hydration/use-is-hydrated.ts';
import styles from './sheet.module.css';
import { useDialog, type DialogBehaviour } from './use-dialog.ts';

type DialogFrameProps = DialogBehaviour & {
  /** Ids of the elements inside that name and describe it. */
  titleId: string;
  textId?: string | undefined;
  /** Its form and size. */
  className: string | undefined;
  /** On wide windows at their side; else in their middle. On phones both come from below. */
  isDrawer?: boolean;
  isWide?: boolean | undefined;
  children: ReactNode;
};

/**
 * The frame of every dialog of the storefront and the desk, in the body itself and in the tenant's
 * own style (docs/decisions/092): a sheet from below on phones, in the middle of wide windows.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { isOpen, isModal = true, isDrawer, titleId, textId, className, isWide, children } = props;
  const layer = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const isShown = useDialog(props, { layer, dialog });
  // What a page was drawn with stays where the server drew it, and does not come once more.
  const isHydrated = useIsHydrated();
  const [isDrawn] = useState(!isHydrated);
  if (!isShown) return null;
  const state = isOpen ? 'open' : 'closed';
  const layerElement = (
    <div
      ref={layer}
      className={styles.layer}
      data-state={state}
      data-beside={!isModal || undefined}
      data-drawer={isDrawer || undefined}
      data-drawn={isDrawn || undefined}
    >
      {isModal && <div className={styles.backdrop} data-state={state} />}
      <dialog
        ref={dialog}
        open
        tabIndex={-1}
        className={`${styles.dialog} ${className}`}
        aria-modal={isModal || undefined}
        aria-labelledby={titleId}
        aria-describedby={textId}
        data-state={state}
        data-wide={isWide || undefined}
      >
        {children}
      </dialog>
    </div>
  );
  return isDrawn ? layerElement : createPortal(layerElement, document.body);
}
