import { leaveView } from '../../core/state/leave.ts';
import type { CommandScene } from './command.ts';
import { writable } from './writable.ts';

/** Closes by the key while it lies over the page, also where what had the focus in it is gone. */
const busy = '[aria-modal="true"]';

/**
 * One step out by Escape: from the field, from a part of a view that has its own way back, from
 * the view, from the editor.
 * @param target what has the focus; the page's body where nothing has
 * @returns whether there was such a step
 */
export function takeEscapeStep(
  { editor, canvas, close }: CommandScene,
  panel: HTMLElement,
  target: Element,
): boolean {
  const { picking, paint } = canvas.getState();
  if (paint || document.querySelector(busy)) return false;
  if (picking === 'colours') canvas.setState({ picking: 'fields' });
  else if (target.closest(writable)) leaveField(target, panel);
  else if (editor.state.getState().view.name === 'site') close();
  else {
    const back = panel.querySelector<HTMLElement>('[data-back]');
    if (back) back.click();
    else leaveView(editor);
  }
  return true;
}

/** The focus goes to what is around the field, so that Tab goes on from there. */
function leaveField(field: Element, panel: HTMLElement): void {
  const place = field.closest<HTMLElement>('[data-field]');
  if (!place) {
    panel.querySelector<HTMLElement>('h3[tabindex], h2[tabindex]')?.focus({ preventScroll: true });
    return;
  }
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}
