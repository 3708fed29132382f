import { produceWithPatches } from 'immer';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { createEditor } from '#editor/core/state/editor.ts';
import { applyChanges, changesBetween } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { begin } from './open-client.ts';

vi.mock(import('immer'), { spy: true });
vi.mock(import('#schemas/config/changes.ts'), { spy: true });

/** How often two documents were compared since a test began. */
const differences = () =>
  vi.mocked(produceWithPatches).mock.calls.length + vi.mocked(changesBetween).mock.calls.length;

/** Ann's page with the editor open on it. */
async function openEditor() {
  const client = await begin();
  const { store, sync } = client;
  const editor = createEditor(
    {
      get: () => store.getState().config,
      subscribe: store.subscribe,
      published: () => store.getState().base,
      changes: () => store.getState().draft(),
      preview: (tried) => store.getState().tryConfig(tried),
      write(changes, next) {
        const { written, putConfig } = store.getState();
        void putConfig(next ?? applyChanges(written, changes).document);
        sync.edited();
      },
    },
    createEditSession<SiteConfig>(),
  );
  const type = (title: string) => editor.edit(['hero', 'title'], 'Title', title);
  return { ...client, editor, type };
}

beforeEach(() => void vi.clearAllMocks());

test('a key typed computes one difference, which page, history, storage and server go by', async () => {
  const { editor, type, store, server, pass } = await openEditor();
  vi.clearAllMocks();
  for (const title of ['M', 'Mi', 'Min', 'Mine']) type(title);
  expect(differences()).toBe(4);
  expect(store.getState().config.hero.title).toBe('Mine');
  expect(editor.session.history().past).toMatchObject([
    { changes: [{ path: ['hero', 'title'], value: 'Mine' }] },
  ]);
  await pass(800);
  expect(server.transactions.map(({ changes }) => changes)).toEqual([
    [{ path: ['hero', 'title'], value: 'Mine' }],
  ]);
});

test('undoing and redoing compare nothing: the history has what changes', async () => {
  const { editor, type, store } = await openEditor();
  const before = store.getState().config.hero.title;
  type('Mine');
  vi.clearAllMocks();
  editor.undo();
  expect(store.getState().config.hero.title).toBe(before);
  editor.redo();
  expect(store.getState().config.hero.title).toBe('Mine');
  expect(differences()).toBe(0);
});

test('what differs from what is published is computed when it is asked for, and once', async () => {
  const { type, store } = await openEditor();
  type('Mine');
  vi.clearAllMocks();
  expect(store.getState().draft()).toEqual([{ path: ['hero', 'title'], value: 'Mine' }]);
  store.getState().storeNow();
  store.getState().draft();
  expect(differences()).toBe(1);
});
