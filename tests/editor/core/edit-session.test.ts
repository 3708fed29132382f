import { expect, test } from 'vitest';
import { createEditSession, type Change } from '#editor/core/history/edit-session.ts';
import { madeBy } from '#editor/core/history/made-changes.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';

/** A session with the document it works on. */
function sit() {
  const session = createEditSession<SiteConfig>();
  let config = siteConfigSchema.parse({});
  const take = (change: Change<SiteConfig> | null) => {
    if (change) config = applyChanges(config, change.changes).document;
    return change;
  };
  const edit = (
    about: { label: string; place: string },
    recipe: (draft: SiteConfig) => void,
  ): Change<SiteConfig> | null => {
    const made = madeBy(config, recipe);
    return take(made && session.record(config, about, made));
  };
  return {
    session,
    config: () => config,
    title: (title: string) =>
      edit({ label: 'Title', place: 'hero.title' }, (draft) => void (draft.hero.title = title)),
    colour: (primary: string) =>
      edit({ label: 'Primary', place: 'colors.primary' }, (draft) => {
        draft.colors.primary = primary;
      }),
    undo: () => take(session.goToStep(config, -1).change),
    redo: () => take(session.goToStep(config, 1).change),
  };
}

test('what is typed in one go is one step of the history, of one change', () => {
  const { session, title, undo, config } = sit();
  const before = config().hero.title;
  for (const text of ['P', 'Pi', 'Piz']) title(text);
  expect(session.history().past).toMatchObject([
    {
      label: 'Title',
      changes: [{ path: ['hero', 'title'], value: 'Piz', before: { value: before } }],
    },
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
  const made = madeBy<{ list?: { text: string }[] }>(document, (draft) => {
    const [first] = draft.list ?? [];
    if (first) first.text = 'b';
  });
  expect(made?.changes).toEqual([
    { path: ['list', 0, 'text'], value: 'b', before: { value: 'a' } },
  ]);
  if (made) session.record(document, { label: 'Text', place: 'list.0.text' }, made);
  expect(session.goToStep({}, -1)).toMatchObject({
    change: null,
    last: null,
    dropped: [{ label: 'Text' }],
  });
  expect(session.history()).toEqual({ past: [], future: [] });
});
