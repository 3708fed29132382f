import axe from 'axe-core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { PortFailure, type PublishingPort, type SyncState } from '#editor/core/ports.ts';
import { createEditor } from '#editor/core/state/editor.ts';
import { LookEditor } from '#editor/set-up/look-editor.tsx';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { presets } from '#schemas/presets/presets.ts';
import { changeable, localSync, samplePorts } from '#stories/samples/editor-ports.ts';
import { workingPublishing } from '#stories/samples/publishing.ts';
import '#variants/base.css';

afterEach(() => page.viewport(414, 896));

/** The choice of a look for a site that nobody has written anything for. */
function open(publish: PublishingPort['publish'] = workingPublishing.publish) {
  const start = siteConfigSchema.parse({});
  const sync = changeable<SyncState>({ ...localSync, status: 'saved' });
  const sent = vi.fn<PublishingPort['publish']>(publish);
  const ports = samplePorts(start, {
    sync: {
      ...sync,
      flush: () => Promise.resolve(),
      resolve: () => undefined,
      discard: () => Promise.resolve(),
    },
    publishing: { ...workingPublishing, publish: sent },
  });
  const editor = createEditor(ports.document, createEditSession<SiteConfig>());
  const onKept = vi.fn<() => void>();
  const host = document.body.appendChild(document.createElement('main'));
  const root = createRoot(host);
  root.render(
    <StrictMode>
      <LookEditor editor={editor} ports={ports} onKept={onKept} />
    </StrictMode>,
  );
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const say = (state: Partial<SyncState>) => sync.set({ ...sync.get(), ...state });
  return { config: ports.document.get, sent, onKept, say, editor };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (name: string) => {
  const look = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect.element(look).toBeInTheDocument();
  look.element().focus();
  await userEvent.keyboard('{Enter}');
};

test('a look that is chosen is published with one press, and the set-up goes on', async () => {
  const { config, sent, onKept, say } = open();
  await choose('Café');
  await expect.poll(() => config().colors).toEqual(presets.cafe.config.colors);
  say({ hasChanges: true });
  await button('Publish this look and go on').click();
  await expect.poll(() => onKept.mock.calls.length).toBe(1);
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    shown: config(),
    note: 'The look, chosen in the set-up',
  });
});

test('a look that is published already is kept without publishing it again', async () => {
  const { sent, onKept } = open();
  await button('Keep this look and go on').click();
  expect([onKept.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
});

test('a look goes back with undo', async () => {
  const { config } = open();
  const before = config().colors;
  await choose('Street food');
  await expect.poll(() => config().colors).not.toEqual(before);
  await page.getByRole('button', { name: /^Undo: Look/ }).click();
  await expect.poll(() => config().colors).toEqual(before);
});

test('what another owner changed too is decided first, and nothing is lost', async () => {
  const { onKept, sent, say } = open();
  await choose('Café');
  say({ hasChanges: true, status: 'conflict', conflicts: [] });
  await expect.element(button('Decide now')).toBeVisible();
  await button('Publish this look and go on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/changed by somebody else too/);
  expect([onKept.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
});

test('where the server is not reached the look stays, and it says so', async () => {
  const sentence = 'The server cannot be reached, so your latest changes are not there yet.';
  const { config, onKept, say } = open(() => Promise.reject(new PortFailure('offline', sentence)));
  await choose('Trattoria');
  await expect.poll(() => config().colors).toEqual(presets.trattoria.config.colors);
  say({ hasChanges: true, status: 'offline' });
  await button('Publish this look and go on').click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(onKept).not.toHaveBeenCalled();
  expect(config().colors).toEqual(presets.trattoria.config.colors);
});

test.each([375, 820, 1440])(
  'it has nothing that axe minds, nor scrolls aside, at %d pixels',
  async (width) => {
    await page.viewport(width, 900);
    open();
    await expect.element(page.getByRole('radio', { name: /^Café/ })).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run(document.body, { iframes: false });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  },
);
