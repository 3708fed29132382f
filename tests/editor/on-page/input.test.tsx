import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { registry } from '#variants/sections/registry.ts';
import { heroSample } from '#stories/samples/hero.ts';
import { sampleSite } from '#stories/samples/sample-site.ts';
import { compose, insertText, openOverPage } from '../open-over-page.tsx';

const site = sampleSite('tenant139');
const start: SiteConfig = siteConfigSchema.parse(site.config);
await registry.hero['full-bleed']?.preload();

const openHero = () =>
  openOverPage(start, (config) => {
    const Hero = registry.hero['full-bleed']?.Component;
    return Hero && <Hero {...heroSample({ ...site, config })} />;
  });

const title = () => page.getByRole('main').getByRole('heading', { level: 1 });
const textOf = () => title().element().textContent;

/** In the title, with all of it chosen. */
async function writeInTitle() {
  const opened = await openHero();
  await title().click();
  await title().click();
  await expect
    .element(page.getByRole('main').getByRole('heading', { name: 'Title' }))
    .toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  return opened;
}

test('a word that is composed is stored when it is chosen, and not before', async () => {
  const { config, editor, written } = await writeInTitle();
  await compose('に');
  await compose('にほん');
  expect(textOf()).toBe('にほん');
  expect(config().hero.title).toBe(start.hero.title);
  expect(written).toEqual([]);
  await insertText('日本');
  await expect.poll(() => config().hero.title).toBe('日本');
  await compose('りょ');
  expect(textOf()).toBe('日本りょ');
  expect(config().hero.title).toBe('日本');
  await insertText('料理');
  await expect.poll(() => config().hero.title).toBe('日本料理');
  expect(textOf()).toBe('日本料理');
  expect(editor.session.history().past).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(title()).toHaveTextContent('日本料理');
});

test('a composition that is given up leaves the text as it was', async () => {
  const { config, editor } = await writeInTitle();
  await userEvent.keyboard('{End}');
  await compose('x̌');
  await compose('');
  await expect.poll(textOf).toBe(start.hero.title);
  await userEvent.keyboard('{Escape}');
  expect(config().hero.title).toBe(start.hero.title);
  expect(editor.session.history().past).toHaveLength(0);
});

test('the limit cuts what was composed only at its end, and nothing of what stood there', async () => {
  const { config } = await writeInTitle();
  await insertText(`${'a'.repeat(117)}|`);
  await userEvent.keyboard('{ArrowLeft}');
  await compose('ありがとう');
  expect(textOf()).toBe(`${'a'.repeat(117)}ありがとう|`);
  await insertText('ありがとう');
  await expect.poll(() => config().hero.title).toBe(`${'a'.repeat(117)}あり|`);
  expect(textOf()).toBe(`${'a'.repeat(117)}あり|`);
});

test('an emoji is never cut in two by the limit', async () => {
  const { config } = await writeInTitle();
  await insertText('a'.repeat(115));
  await insertText('👩🏽‍🍳🥐');
  // Seven of the schema's characters for the cook: there is no room for her, nor a part of her.
  await expect.poll(() => config().hero.title).toBe('a'.repeat(115));
  await insertText('🥐🥐🥐');
  await expect.poll(() => config().hero.title).toBe(`${'a'.repeat(115)}🥐🥐`);
  await userEvent.keyboard('{Backspace}');
  expect(config().hero.title).toBe(`${'a'.repeat(115)}🥐`);
});

test('words that are dictated, written from right to left or corrected go in where they belong', async () => {
  const { config } = await writeInTitle();
  await insertText('Fresh bread, ');
  await insertText('خبز طازج');
  await expect.poll(() => config().hero.title).toBe('Fresh bread, خبز طازج');
  await userEvent.keyboard('{Backspace}{Home}');
  expect(config().hero.title).toBe('Fresh bread, خبز طاز');
  const element = title().element();
  const node = element.firstChild;
  if (!node) throw new Error('There is no text.');
  const replaced = new StaticRange({
    startContainer: node,
    startOffset: 6,
    endContainer: node,
    endOffset: 11,
  });
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', 'breads');
  element.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertReplacementText',
      dataTransfer,
      targetRanges: [replaced],
      bubbles: true,
      cancelable: true,
    }),
  );
  expect(config().hero.title).toBe('Fresh breads, خبز طاز');
  // A keyboard of a phone changes a word without asking before.
  node.nodeValue = 'Fresh breads! خبز طاز';
  element.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }));
  expect(config().hero.title).toBe('Fresh breads! خبز طاز');
});

test('words that are dropped go in at their place, a list or a file not at all', async () => {
  const { config } = await writeInTitle();
  await insertText('Bread');
  await userEvent.keyboard('{Enter}');
  await title().click();
  await title().click();
  const element = title().element();
  const rect = element.getBoundingClientRect();
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', 'Warm\n');
  const at = { clientX: rect.left + 2, clientY: rect.top + rect.height / 2 };
  element.dispatchEvent(
    new DragEvent('drop', { ...at, dataTransfer, bubbles: true, cancelable: true }),
  );
  expect(config().hero.title).toBe('Warm Bread');
  const file = new DataTransfer();
  file.items.add(new File(['x'], 'x.txt'));
  const dropped = new DragEvent('drop', {
    ...at,
    dataTransfer: file,
    bubbles: true,
    cancelable: true,
  });
  element.dispatchEvent(dropped);
  expect(dropped.defaultPrevented).toBe(true);
  const list = new InputEvent('beforeinput', {
    inputType: 'insertOrderedList',
    bubbles: true,
    cancelable: true,
  });
  element.dispatchEvent(list);
  expect(list.defaultPrevented).toBe(true);
  expect(config().hero.title).toBe('Warm Bread');
});

test('steps back and forth inside a writing are its own, and it stays one of the history', async () => {
  const { config, editor } = await writeInTitle();
  await userEvent.keyboard('Warm bread');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(config().hero.title).toBe('Warm ');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(config().hero.title).toBe('Warm');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(config().hero.title).toBe('Warm bread');
  expect(textOf()).toBe('Warm bread');
  expect(editor.session.history().past).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  editor.undo();
  expect(config().hero.title).toBe(start.hero.title);
});
