import { expect, it, vi } from 'vitest';
import { createEarlyPress } from '#variants/sortable/early-press.ts';

function aHandle() {
  const handle = document.createElement('button');
  document.body.append(handle);
  const early = createEarlyPress();
  const answer = vi.fn<(press: Event) => void>();
  const hold = (event: Event) => {
    handle.addEventListener(event.type, early.hold, { once: true });
    handle.dispatchEvent(event);
  };
  const release = (type: string) => {
    handle.addEventListener(type, answer);
    early.release();
  };
  return { handle, answer, hold, release };
}

const bubbling = { bubbles: true };

it('a press comes again where it was, once somebody can answer', () => {
  const { answer, hold, release } = aHandle();
  hold(new MouseEvent('mousedown', { ...bubbling, clientX: 7 }));
  expect(answer).not.toHaveBeenCalled();
  release('mousedown');
  expect(answer).toHaveBeenCalledOnce();
  expect(answer).toHaveBeenCalledWith(expect.objectContaining({ clientX: 7 }));
});

it('one press comes again once', () => {
  const { answer, hold, release } = aHandle();
  hold(new KeyboardEvent('keydown', { ...bubbling, key: ' ' }));
  release('keydown');
  release('keydown');
  expect(answer).toHaveBeenCalledOnce();
});

it.each([
  ['mousedown', 'pointerup'],
  ['touchstart', 'pointercancel'],
  ['keydown', 'focusout'],
])('a %s that is over by a %s does not come again', (type, end) => {
  const { handle, answer, hold, release } = aHandle();
  hold(new Event(type, bubbling));
  handle.dispatchEvent(new Event(end, bubbling));
  release(type);
  expect(answer).not.toHaveBeenCalled();
});
