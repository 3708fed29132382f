import { applyPatches } from 'immer';
import { expect, test } from 'vitest';
import { createEditSession, type Change } from '#editor/core/history/edit-session.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';

/** A session with the document it works on. */
function sit() {
  const session = createEditSession<SiteConfig>();
  let config = siteConfigSchema.parse({});
  const take = (change: Change<SiteConfig> | null) => {
    if (change) config = applyPatches(config, change.patches);
    return change;
  };
  return {
    session,
    config: () => config,
    title: (title: string) =>
      take(
        session.edit(config, { label: 'Title', place: 'hero.title' }, (draft) => {
          draft.hero.title = title;
        }),
      ),
    colour: (primary: string) =>
      take(
        session.edit(config, { label: 'Primary', place: 'colors.primary' }, (draft) => {
          draft.colors.primary = primary;
        }),
      ),
    undo: () => take(session.travel(config, -1).change),
    redo: () => take(session.travel(config, 1).change),
  };
}

test('what is typed in one go is one step of the history, of one patch', () => {
  const { session, title, undo, config } = sit();
  const before = config().hero.title;
  for (const text of ['P', 'Pi', 'Piz']) title(text);
  expect(session.history().past).toMatchObject([
    { label: 'Title', patches: [{ op: 'replace', path: ['hero', 'title'], value: 'Piz' }] },
  ]);
  undo();
  expect(config().hero.title).toBe(before);
});

test('leaving a field ends the step, and so does turning to another', () => {
  const { session, title, colour, undo, config } = sit();
  title('One');
  session.settle();
  title('Two');
  colour('#111111');
  expect(session.history().past.map(({ label }) => label)).toEqual(['Title', 'Title', 'Primary']);
  undo();
  undo();
  expect(config().hero.title).toBe('One');
});

test('undo and redo walk the same way, and a new edit ends what could be redone', () => {
  const { session, title, colour, undo, redo, config } = sit();
  title('One');
  colour('#111111');
  undo();
  undo();
  expect(config()).toEqual(siteConfigSchema.parse({}));
  redo();
  expect(config().hero.title).toBe('One');
  colour('#222222');
  expect(session.history().future).toEqual([]);
  expect(redo()).toBeNull();
});

test('an edit that changes nothing leaves no trace', () => {
  const { session, title, config } = sit();
  expect(title(config().hero.title)).toBeNull();
  expect(session.history().past).toEqual([]);
});

test('a step that no longer fits the document is dropped, and nothing breaks', () => {
  const session = createEditSession<{ list?: { text: string }[] }>();
  const document = { list: [{ text: 'a' }] };
  session.edit(document, { label: 'Text', place: 'list.0.text' }, (draft) => {
    const [first] = draft.list ?? [];
    if (first) first.text = 'b';
  });
  expect(session.travel({}, -1)).toMatchObject({
    change: null,
    gone: null,
    dropped: [{ label: 'Text' }],
  });
  expect(session.history()).toEqual({ past: [], future: [] });
});
