import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MenuPort } from '../../core/ports.ts';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import { useCanvas } from '../page/canvas-state.ts';
import { dishAt } from '../page/dish-at.ts';

const SignInDialog = lazyView(
  'sign in for a dish',
  async () => (await import('../../parts/sign-in/sign-in-dialog.tsx')).SignInDialog,
);

type DishPressesProps = { page: Document };

/** Presses on the dishes of a page open their form, where the host has one. */
export function DishPresses(props: DishPressesProps) {
  const { menu } = usePorts();
  return menu ? <OwnDishPresses {...props} menu={menu} /> : null;
}

/**
 * A press or Enter on a dish opens its form; with Ctrl, ⌘ or Shift, and while the page is tried as
 * customers use it, it opens as for them. Whoever is not signed in is asked to sign in first.
 */
function OwnDishPresses({ page, menu }: DishPressesProps & { menu: MenuPort }) {
  const { siteData, staff } = usePorts();
  const { announce } = useEditor();
  const canvas = useCanvas();
  /** The dish whose form opens once somebody has signed in, and the editor's panel. */
  const [asked, setAsked] = useState<{ dish: number; panel: Element } | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { ctrlKey, metaKey, shiftKey, button, target } = event;
      if (canvas.getState().picking !== 'fields' || button !== 0) return;
      if (ctrlKey || metaKey || shiftKey) return;
      const dish = dishAt(target, siteData.get().dishes);
      if (dish === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The canvas takes no presses itself, so no dialog stands in it.
      const panel = window.document.querySelector('[data-editor]');
      if (staff.get().status === 'signedIn') menu.editDish(dish);
      else if (panel) setAsked({ dish, panel });
    };
    // Before the page and everything else of the editor.
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  }, [page, canvas, siteData, staff, menu]);
  if (asked === null) return null;
  return createPortal(
    <SignInDialog
      onClose={() => setAsked(null)}
      onSignedIn={() => {
        setAsked(null);
        announce('You are signed in.');
        menu.editDish(asked.dish);
      }}
    />,
    asked.panel,
  );
}
