import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dropSection, isRemovable, orderOf } from '#editor/core/sections/section-changes.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { openEditor } from '../open-editor.tsx';

/** More than a page may hold, as an older document or another program may have left them. */
function crowded(count: number): SiteConfig {
  const plain = siteConfigSchema.parse({});
  const ids = Array.from({ length: count }, (_, index) => `gallery${index + 2}`);
  const gallery = siteConfigSchema.parse({ sections: { one: { type: 'gallery' } } }).sections[
    'one'
  ];
  if (!gallery) throw new Error('no section was made');
  return {
    ...plain,
    sections: { ...plain.sections, ...Object.fromEntries(ids.map((id) => [id, { ...gallery }])) },
    layout: { home: [...plain.layout.home, ...ids.map((id) => ({ id, hidden: true }))] },
  };
}

it('230 sections go at once, as one step, and come back by one', async () => {
  const start = crowded(230);
  const { editor, config, changes } = openEditor(start);
  await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
  editor.change('All galleries removed', (draft) => {
    for (const { id } of orderOf(draft)) if (isRemovable(id)) dropSection(draft, id);
  });
  expect(Object.keys(config().sections)).toEqual([]);
  expect(changes).toHaveLength(1);
  expect(editor.session.history().past).toHaveLength(1);
  await expect
    .element(page.getByRole('button', { name: /^Gallery/ }).first())
    .not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(config).toEqual(start);
});

it('an editor that changed nothing offers nothing to undo', async () => {
  const start = crowded(3);
  const { editor, config, changes } = openEditor(start);
  await expect.element(page.getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  editor.change('Nothing', (draft) => void (draft.hero.title = start.hero.title));
  editor.edit(['hero', 'title'], 'Title', start.hero.title);
  editor.replace('The same', structuredClone(start));
  editor.open({ name: 'group', path: 'hero' });
  editor.endGesture();
  expect([editor.session.history().past, changes, config()]).toEqual([[], [], start]);
});
