import { array, assert, asyncProperty, constant, integer, oneof, record } from 'fast-check';
import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import type { DraftServer } from '#src/features/editor/sync/draft-server.ts';
import { memoryStorage } from '../site-boot.ts';
import { openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});
const tab = integer({ min: 0, max: 1 });
const kinds = ['edit', 'pass', 'share', 'hear'] as const;
const step = oneof(
  ...kinds.map((kind) => record({ kind: constant(kind), tab })),
  record({ kind: constant('mia' as const), tab }),
);

/** What was typed into the title on the server. */
const titleIn = (document: Record<string, unknown>): unknown =>
  document['hero'] instanceof Object ? Reflect.get(document['hero'], 'title') : undefined;

test('two tabs of one owner never write over what somebody else wrote and neither has shown', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 25 }), async (steps) => {
      const storage = memoryStorage();
      const server = standInServer(site);
      const unseen = new Set<unknown>();
      const writtenOver: unknown[] = [];
      const real = server.as('Ann');
      const watched: DraftServer = {
        ...real,
        async change(place, revision, transaction) {
          const before = titleIn(server.draftOf(null).document);
          const outcome = await real.change(place, revision, transaction);
          const isTitle = transaction.changes.some(({ path }) => path.join('.') === 'hero.title');
          if (outcome.kind === 'done' && isTitle && unseen.has(before)) writtenOver.push(before);
          return outcome;
        },
      };
      const tabs = [
        await openClient({ site, server: watched, name: 'a', storage }),
        await openClient({ site, server: watched, name: 'b', storage }),
      ] as const;
      for (const { sync } of tabs) await sync.start(null);
      let count = 0;
      for (const { kind, tab: which } of steps) {
        const [here, other] = which === 0 ? tabs : [tabs[1], tabs[0]];
        count += 1;
        if (kind === 'edit') here.edit((draft) => void (draft.hero.title = `Ann ${count}`));
        if (kind === 'pass') await here.pass(5000);
        if (kind === 'hear') await here.sync.heard(null, server.draftOf(null).revision);
        if (kind === 'share') {
          here.store.getState().keepNow();
          await other.store.getState().followOtherTab();
          await other.sync.followed();
        }
        if (kind === 'mia') {
          const { document } = server.draftOf(null);
          unseen.add(`Mia ${count}`);
          server.write(null, { ...document, hero: { ...site.hero, title: `Mia ${count}` } }, 'Mia');
        }
        for (const { config } of tabs) unseen.delete(config().hero.title);
      }
      for (const { pass } of tabs) await pass(30_000);
      expect(writtenOver).toEqual([]);
      for (const { view, config } of tabs) {
        for (const { mine } of view().conflicts) expect(config().hero.title).toBe(mine);
      }
    }),
    { numRuns: 200 },
  );
});
