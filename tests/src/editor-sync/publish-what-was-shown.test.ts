import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { createApi } from '#ui/api/client.ts';
import { siteConfigCalls } from '#src/api/site-config.ts';
import { createPublishingPort } from '#src/editor-host/ports/publishing-port.ts';
import { openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});

/** An owner who is about to publish, and another one who edits the same site. */
async function openTwo() {
  const server = standInServer(site);
  const mine = await openClient({ site, server: server.as('Mia'), name: 'a' });
  const theirs = await openClient({ site, server: server.as('Theo'), name: 'b' });
  await mine.sync.start(null);
  await theirs.sync.start(null);
  mine.edit((draft) => void (draft.hero.title = 'Fire and time'));
  await mine.pass(800);
  await theirs.sync.refresh();
  const published: string[] = [];
  const api = createApi({
    baseUrl: '',
    getToken: () => null,
    fetch: async (_url, init) => {
      const loaded = await server.as('Mia').load(null);
      if (loaded.kind !== 'done') throw new Error('no draft');
      const draft = loaded.value;
      const from = new Headers(init?.headers).get('if-match') ?? '';
      if (from !== `"${draft.revision}"`) {
        const words = 'Somebody else changed this in the meantime.';
        const body = { error: words, code: 'stale_draft', data: draft };
        return Response.json(body, { status: 412 });
      }
      published.push(from);
      return Response.json({ data: { version: 2, schedule: null, draft } });
    },
  });
  const port = createPublishingPort({
    calls: siteConfigCalls(api),
    sync: mine.sync,
    status: () => (mine.view().phase === 'saved' ? 'saved' : 'saving'),
    written: mine.config,
    onPublished: () => undefined,
    onSignedOut: () => undefined,
  });
  const theyWrite = async () => {
    theirs.edit((draft) => void (draft.footer.copyrightText = 'Theo'));
    await theirs.pass(800);
  };
  return { mine, port, published, theyWrite };
}

test('what was shown is published', async () => {
  const { mine, port, published } = await openTwo();
  await port.publish({ shown: mine.config(), note: '' });
  expect(published).toEqual(['"1"']);
});

test.each<[string, (mine: Awaited<ReturnType<typeof openTwo>>['mine']) => unknown]>([
  ['was heard of', ({ sync }) => sync.refresh()],
  ['comes in with what waits', ({ edit }) => edit((draft) => void (draft.seo.title = 'Mine'))],
  ['only the server knows', () => undefined],
])('a change of another owner that %s is shown first, and asked about', async (_how, meanwhile) => {
  const { mine, port, published, theyWrite } = await openTwo();
  let shown = mine.config();
  await theyWrite();
  const before = meanwhile(mine);
  if (mine.config().seo.title === 'Mine') shown = mine.config();
  await before;
  const refusal = await port.publish({ shown, note: '' }).catch((failure: unknown) => failure);
  expect(refusal).toMatchObject({ code: 'stale_draft', message: expect.stringMatching(/changed/) });
  expect(published).toEqual([]);
  // The list has it now.
  expect(mine.config().footer.copyrightText).toBe('Theo');
  await port.publish({ shown: mine.config(), note: '' });
  expect(published).toHaveLength(1);
});
