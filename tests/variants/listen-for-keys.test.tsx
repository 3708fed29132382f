import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { listenForKeys } from '#variants/listen-for-keys.ts';

const outer = vi.fn<(key: string) => void>();
beforeEach(() => {
  outer.mockClear();
  onTestFinished(
    listenForKeys(({ key }) => {
      outer(key);
      return true;
    }),
  );
});

test('what began to listen last is asked first, and what it leaves goes on', async () => {
  const inner = vi.fn<(event: KeyboardEvent) => boolean>(({ key }) => key === 'Escape');
  const end = listenForKeys(inner);
  await userEvent.keyboard('{Escape}x');
  expect(outer.mock.calls).toEqual([['x']]);
  end();
  await userEvent.keyboard('{Escape}');
  expect(inner).toHaveBeenCalledTimes(2);
  expect(outer).toHaveBeenLastCalledWith('Escape');
});

test('a dialog of the browser has all keys', async () => {
  const own = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => own.remove());
  own.showModal();
  await userEvent.keyboard('x');
  expect(outer).not.toHaveBeenCalled();
  own.close();
  await userEvent.keyboard('x');
  expect(outer).toHaveBeenCalledOnce();
});
