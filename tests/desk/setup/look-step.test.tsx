import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LookPartContext } from '#desk/setup/look/look-part.ts';
import { LookStep } from '#desk/setup/look/look-step.tsx';
import { drawAtDesk } from '../draw-desk.tsx';

/** The step with a stand-in for the editor's part, which keeps the look at a press. */
function open(answer: () => Response | Promise<Response>) {
  const onDone = vi.fn<() => void>();
  const sent: unknown[] = [];
  const part = ({ onKept }: { onKept(): void }) => <button onClick={onKept}>Keep it</button>;
  const step = (
    <LookPartContext value={part}>
      <LookStep onDone={onDone} />
    </LookPartContext>
  );
  drawAtDesk(step, {
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return answer();
    },
  });
  return { onDone, sent };
}

const keep = () => page.getByRole('button', { name: 'Keep it' }).click();

test('a look that is kept is marked as chosen before the set-up goes on', async () => {
  const { onDone, sent } = open(() => new Response('{"data":{}}'));
  await keep();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(sent).toEqual([{ step: 'look', mark: 'confirmed' }]);
});

test('without a connection it says so and stays, and another press goes on', async () => {
  let isReached = false;
  const { onDone } = open(() =>
    isReached ? new Response('{"data":{}}') : Promise.reject(new TypeError('offline')),
  );
  await keep();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/Press once more/);
  expect(onDone).not.toHaveBeenCalled();
  isReached = true;
  await keep();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
});

test('where there is no editor it says where the look is chosen', async () => {
  drawAtDesk(<LookStep onDone={vi.fn<() => void>()} />, { fetch: async () => new Response('{}') });
  await expect.element(page.getByText(/chosen in the editor on your site/)).toBeVisible();
});
