import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { registry } from '#variants/sections/registry.ts';
import { heroSample } from '#stories/samples/hero.ts';
import { featuresSample } from '#stories/samples/features.ts';
import { sampleSite } from '#stories/samples/sample-site.ts';
import { openOverPage } from '../open-over-page.tsx';

const site = sampleSite('tenant139');
const start: SiteConfig = siteConfigSchema.parse(site.config);
await registry.hero['full-bleed']?.preload();
await registry.features['icon-grid']?.preload();

/** The editor over a page of two sections. */
const open = () =>
  openOverPage(start, (config) => {
    const shown = { ...site, config };
    const Hero = registry.hero['full-bleed']?.Component;
    const Features = registry.features['icon-grid']?.Component;
    return (
      <>
        {Hero && <Hero {...heroSample(shown)} />}
        {Features && <Features {...featuresSample(shown)} config={config.features} />}
      </>
    );
  });

const main = () => page.getByRole('main');
const title = () => main().getByRole('heading', { level: 1 });
const selected = (editor: Awaited<ReturnType<typeof open>>['editor']) =>
  editor.state.getState().selection;

test('a press on a text selects its field, and a second one writes in it', async () => {
  const { editor, config } = await open();
  await title().click();
  expect(selected(editor)).toEqual({ group: 'hero', field: 'hero.title', by: 'page' });
  await title().click();
  await expect.element(main().getByRole('heading', { name: 'Title', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Bread');
  expect(config().hero.title).toBe('Bread');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}oa');
  // The caret stays where one types, though React writes the same text each time.
  await expect.poll(() => config().hero.title).toBe('Breoaad');
  await userEvent.keyboard('{Backspace}{Delete}{Enter}');
  await expect.element(title()).toHaveTextContent('Breod');
  expect(config().hero.title).toBe('Breod');
  expect(editor.session.history().past).toHaveLength(1);
});

/** Escape, and the answer to what it asks. */
async function escape(answer: 'Keep it' | 'Throw it away') {
  await userEvent.keyboard('{Escape}');
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

test(
  'Escape asks before it brings back what was there, and the history keeps no empty step',
  { tags: ['slow'] },
  async () => {
    const { editor, config } = await open();
    await title().click();
    await title().click();
    await userEvent.keyboard('{Control>}a{/Control}Something else');
    expect(config().hero.title).toBe('Something else');
    await escape('Keep it');
    await expect.element(title()).toHaveTextContent('Something else');
    expect(config().hero.title).toBe('Something else');
    await title().click();
    await userEvent.keyboard('{Control>}{End}{/Control}, again');
    expect(config().hero.title).toBe('Something else, again');
    await escape('Throw it away');
    await expect.element(title()).toHaveTextContent('Something else');
    expect(config().hero.title).toBe('Something else');
    expect(editor.session.history().past).toHaveLength(1);
  },
);

test('Escape asks nothing where nothing was written', async () => {
  const { editor } = await open();
  await title().click();
  await title().click();
  await expect.element(title()).toHaveAttribute('contenteditable');
  await userEvent.keyboard('{Escape}');
  await expect.element(title()).not.toHaveAttribute('contenteditable');
  expect(editor.state.getState().question).toBeNull();
});

test('no more is typed or pasted than the schema takes, on one line', async () => {
  const { config } = await open();
  await title().click();
  await title().click();
  await userEvent.keyboard('{Control>}a{/Control}');
  const pasted = new DataTransfer();
  pasted.setData('text/plain', `two\n lines ${'x'.repeat(200)}`);
  const element = document.activeElement;
  element?.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer: pasted,
      bubbles: true,
      cancelable: true,
    }),
  );
  expect(config().hero.title).toHaveLength(120);
  expect(config().hero.title).toMatch(/^two lines x+$/);
  await expect.element(page.getByText('120/120', { exact: true })).toBeVisible();
  await userEvent.keyboard('y');
  expect(config().hero.title).not.toContain('y');
});

test('an emptied text is stored only when it is left', async () => {
  const { config } = await open();
  const first = start.features.items[0]?.title ?? '';
  const point = main().getByText(first, { exact: true });
  await point.click();
  await point.click();
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  expect(config().features.items[0]?.title).toBe(first);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => config().features.items[0]?.title).toBe('');
  await expect.element(main().getByText(first, { exact: true })).not.toBeInTheDocument();
});

test('a link whose words are configured is held back once, and then leads on', async () => {
  const { editor } = await open();
  const followed: string[] = [];
  const listener = (event: MouseEvent) => {
    if (!event.defaultPrevented) followed.push('followed');
    event.preventDefault();
  };
  document.addEventListener('click', listener);
  onTestFinished(() => document.removeEventListener('click', listener));
  const button = main().getByRole('link', { name: start.hero.ctaText });
  await button.click();
  expect(selected(editor)?.field).toBe('hero.ctaText');
  expect(followed).toEqual([]);
  await button.click();
  expect(followed).toEqual(['followed']);
});

test(
  'the words of a link are written by a double press, or by Enter once it is chosen',
  { tags: ['slow'] },
  async () => {
    const { config, editor } = await open();
    const followed: Event[] = [];
    const listener = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isLink && !event.defaultPrevented) followed.push(event);
      event.preventDefault();
    };
    document.addEventListener('click', listener);
    onTestFinished(() => document.removeEventListener('click', listener));
    const link = () => main().getByRole('link').first();
    const words = () => config().hero.ctaText;
    await link().dblClick();
    await expect.element(link()).toHaveAttribute('contenteditable');
    await userEvent.keyboard('{Control>}a{/Control}Order it now');
    expect(words()).toBe('Order it now');
    // A press where one writes moves the caret, and nothing else.
    await link().click();
    await escape('Throw it away');
    expect(words()).toBe(start.hero.ctaText);
    expect(editor.session.history().past).toHaveLength(0);
    await title().click();
    await link().click();
    await userEvent.keyboard('{Enter}');
    await expect.element(link()).toHaveAttribute('contenteditable');
    await userEvent.keyboard('{Control>}a{/Control}By Enter{Enter}');
    expect(words()).toBe('By Enter');
    expect(followed).toEqual([]);
  },
);

test('with picking off a press is the page’s alone', async () => {
  const { editor } = await open();
  const pick = page.getByRole('button', { name: 'Pick on the page' });
  await pick.click();
  await expect.element(pick).toHaveAttribute('aria-pressed', 'false');
  await title().click();
  expect(selected(editor)).toBeNull();
});

test('the bar of a section moves and hides it, and each can be undone', async () => {
  const { editor, config } = await open();
  await main().getByText(start.features.title, { exact: true }).click();
  const order = () =>
    config()
      .layout.home.filter(({ hidden }) => !hidden)
      .map(({ id }) => id);
  const before = order();
  const place = before.indexOf('features');
  await page.getByRole('button', { name: 'Move Features up' }).click();
  expect(order().indexOf('features')).toBe(place - 1);
  await page.getByRole('button', { name: 'Hide Features' }).click();
  expect(order()).not.toContain('features');
  editor.undo();
  editor.undo();
  expect(order()).toEqual(before);
});

test('by keys alone: F6, the sections, a text, and back', { tags: ['slow'] }, async () => {
  const { config } = await open();
  await userEvent.keyboard('{F6}');
  await expect.element(page.getByRole('button', { name: /^Hero, 1 of/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /^Features, 2 of/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  const written = page.getByRole('button', { name: `Title: ${start.hero.title}` });
  for (let step = 0; step < 3 && document.activeElement !== written.query(); step += 1) {
    await userEvent.keyboard('{ArrowRight}');
  }
  await expect.element(written).toHaveFocus();
  await userEvent.keyboard('{Enter}{Control>}a{/Control}By keys{Enter}');
  expect(config().hero.title).toBe('By keys');
  await expect.element(page.getByRole('button', { name: 'Title: By keys' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Hero', level: 3 })).toHaveFocus();
});

test('the colour that paints what was pressed is named and opened', async () => {
  const { editor } = await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Which colour paints this?' }).click();
  await main().getByRole('link', { name: start.hero.ctaText }).click();
  const card = page.getByRole('region', { name: 'Colours here' });
  await expect.element(card.getByRole('button', { name: /Background.*Primary/ })).toBeVisible();
  expect(selected(editor)?.field).toBe('colors.primary');
});
