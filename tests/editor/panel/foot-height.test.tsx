import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SyncState } from '#editor/core/ports.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { changeable, localSync } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';

const statuses = [
  ['saved', 'Saved'],
  ['saving', 'Saving…'],
  ['offline', 'Offline'],
  ['conflict', '1 conflict'],
  ['full', 'Not kept'],
  ['signedOut', 'Signed out'],
] as const;

test.each([1100, 360, 320])(
  'the footer is as high with every status, in a window %s wide',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    await page.viewport(width, 800);
    const state = changeable<SyncState>({ ...localSync, hasChanges: true });
    const nothing = () => Promise.resolve();
    const sync = { ...state, flush: nothing, resolve: () => undefined, discard: nothing };
    openEditor(siteConfigSchema.parse({}), { sync });
    const foot = page.getByRole('region', { name: 'Your changes' });
    const heights: [string, number][] = [];
    for (const [status, words] of statuses) {
      const conflict = { path: ['hero', 'title'], mine: 'a', theirs: 'b' };
      state.set({ ...state.get(), status, conflicts: status === 'conflict' ? [conflict] : [] });
      await expect.element(foot.getByText(words, { exact: true })).toBeVisible();
      heights.push([status, foot.element().getBoundingClientRect().height]);
    }
    await page.viewport(before.width, before.height);
    expect(heights).toEqual(heights.map(([status]) => [status, heights[0]?.[1]]));
  },
);
