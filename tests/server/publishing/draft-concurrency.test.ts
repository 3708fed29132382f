import { expect, test } from 'vitest';
import { configDraft } from '#schemas/api/site-config.ts';
import { demoLimits } from '#server/environment/server-options.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, openConfigEditor, set, type ConfigEditor } from './config-editor.ts';

// Everyone comes from one address here, and asks again at once.
const options = { limits: demoLimits };
const one = await buildSmallApp({ options });
const two = await buildTestApp(one, { options });
await insertStaff(one.db);
const [first, second] = [
  openConfigEditor(one.app, await signStaffIn(one.app)),
  openConfigEditor(two.app, await signStaffIn(two.app)),
] as const;

/** Writes as an editor does: where somebody was faster, again from the present draft. */
async function insist(editor: ConfigEditor, key: string): Promise<number> {
  let { revision } = await editor.draft();
  for (let tries = 1; ; tries += 1) {
    const reply = await editor.change(revision, [set(`general.${key}`, `by ${key}`)]);
    if (reply.statusCode === 200) return tries;
    expect(reply.statusCode).toBe(412);
    ({ revision } = configDraft.parse(reply.json().data));
  }
}

/** Each is tried again until it is the fastest, so that the work grows with the square of them. */
const writers = 50;
/** So that much work on a shared machine; in ms, a bound for what hangs and no measure. */
const hangs = 300_000;

test('of 50 changes that two owners send at once none is lost', { timeout: hangs }, async () => {
  const keys = Array.from({ length: writers }, (_, n) => `unheardOf${n}`);
  const { revision: before } = await first.draft();
  const tries = await Promise.all(keys.map((key, n) => insist(n % 2 === 0 ? first : second, key)));
  const { document, revision } = await first.draft();
  expect(keys.filter((key) => at(document, `general.${key}`) !== `by ${key}`)).toEqual([]);
  expect(revision).toBe(before + writers);
  // Had they taken turns, nothing would have been tried.
  expect(Math.max(...tries)).toBeGreaterThan(1);
});

test(
  'of 50 changes from one revision one is made, and the others are told',
  { timeout: hangs },
  async () => {
    const { revision } = await first.draft();
    const replies = await Promise.all(
      Array.from({ length: writers }, (_, n) =>
        (n % 2 === 0 ? first : second).change(revision, [set('hero.title', `Try ${n}`)]),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 412)).toHaveLength(writers - 1);
    expect((await second.draft()).revision).toBe(revision + 1);
  },
);
