import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from '#schemas/config/changes.ts';
import { demoLimits } from '#server/environment/server-options.ts';
import { draws } from '../../draws.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { openConfigEditor, set } from './config-editor.ts';

const { app, db } = await buildSmallApp({ options: { limits: demoLimits } });
await insertStaff(db);
const editor = openConfigEditor(app, await signStaffIn(app));

const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((text) => !/[\0\p{Cs}]/u.test(text));
const links = fc.array(
  fc.record({
    label: words.map((text) => `At ${text}`),
    url: fc.constantFrom('/menu', '#menu', 'https://a.example/ü'),
  }),
  { maxLength: 4 },
);
/** Edits that the checklist lets through, of texts, lists, switches and numbers. */
const edits = fc.record({
  title: words.map((text) => `Welcome ${text}`),
  links,
  hidden: fc.boolean(),
  layout: fc.shuffledSubarray(['hero', 'features', 'categories', 'menu', 'appPromotion'], {
    minLength: 5,
  }),
});

test('what is published, looked at as a version and restored, is what was published', async () => {
  await fc.assert(
    fc.asyncProperty(edits, edits, async (first, second) => {
      const published = [];
      for (const { title, links: footer, hidden, layout } of [first, second]) {
        const home = layout.map((id) => ({ id, hidden: hidden && id === 'features' }));
        await editor.write(
          set('hero.title', title),
          set('footer.links', footer),
          set('layout.home', home),
        );
        const { document } = await editor.draft();
        const { version } = await editor.release();
        published.push({ version: version ?? 0, document });
      }
      for (const { version, document } of published) {
        expect((await editor.version(version)).document).toEqual(document);
        const present = await editor.draft();
        const changes = changesBetween(present.document, document);
        if (changes.length > 0) await editor.write(...changes);
        expect((await editor.draft()).document).toEqual(document);
      }
    }),
    { numRuns: draws(12) },
  );
}, 60_000);
