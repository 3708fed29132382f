import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { draws } from '../../draws.ts';
import { openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});

/** Settings that are edited, each with how it is written and read. */
const fields: Record<string, [(config: SiteConfig, text: string) => void, keyof SiteConfig]> = {
  title: [(config, text) => void (config.hero.title = text), 'hero'],
  subtitle: [(config, text) => void (config.hero.subtitle = text), 'hero'],
  copyrightText: [(config, text) => void (config.footer.copyrightText = text), 'footer'],
  text: [(config, text) => void (config.colors.text = `#00000${text.length % 10}`), 'colors'],
};
const names = Object.keys(fields);

const who = integer({ min: 0, max: 1 });
const step = oneof(
  record({ kind: constant('edit' as const), who, field: constantFrom(...names) }),
  record({ kind: constant('pass' as const), who, ms: constantFrom(100, 800, 6000) }),
  record({
    kind: constant('mishap' as const),
    what: constantFrom('unreached' as const, 'lost' as const),
  }),
  record({ kind: constant('refresh' as const), who }),
);

const valueOf = (config: SiteConfig, field: string): unknown => {
  const part: unknown = config[fields[field]?.[1] ?? 'hero'];
  return typeof part === 'object' && part !== null ? Reflect.get(part, field) : undefined;
};

test('two people who edit at random come to the same site, and no undisputed edit is lost', async () => {
  await assert(
    asyncProperty(array(step, { maxLength: 30 }), async (steps) => {
      const server = standInServer(site);
      const clients = [
        await openClient({ site, server: server.as('Ann'), name: 'a' }),
        await openClient({ site, server: server.as('Mia'), name: 'b' }),
      ] as const;
      for (const { sync } of clients) await sync.start(null);
      /** By field: who edited it, and the last value of each. */
      const edits = new Map<string, Map<number, unknown>>();
      let count = 0;
      for (const it of steps) {
        if (it.kind === 'mishap') server.mishaps.push(it.what);
        if (it.kind === 'refresh') await clients[it.who]?.sync.refresh();
        if (it.kind === 'pass') await clients[it.who]?.pass(it.ms);
        if (it.kind === 'edit') {
          count += 1;
          clients[it.who]?.edit((draft) => fields[it.field]?.[0](draft, 'x'.repeat(count)));
          const config = clients[it.who]?.config() ?? site;
          const byWhom = edits.get(it.field) ?? new Map<number, unknown>();
          edits.set(it.field, byWhom.set(it.who, valueOf(config, it.field)));
        }
      }
      server.mishaps.length = 0;
      for (let round = 0; round < 4; round++) {
        for (const { sync, pass, view } of clients) {
          sync.resolve(new Map(view().conflicts.map(({ path }) => [path.join('.'), 'mine'])));
          await pass(30_000);
          await sync.refresh();
        }
      }
      const [first, second] = clients;
      expect(first.view()).toMatchObject({ phase: 'saved', conflicts: [], problems: [] });
      expect(second.view()).toMatchObject({ phase: 'saved', conflicts: [] });
      expect(second.config()).toEqual(first.config());
      expect(server.draftOf(null).document).toEqual(first.config());
      for (const [field, byWhom] of edits) {
        expect([...byWhom.values()]).toContain(valueOf(first.config(), field));
      }
    }),
    { numRuns: draws(150) },
  );
});
