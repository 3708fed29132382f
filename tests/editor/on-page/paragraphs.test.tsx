import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { parseRichText, printRichText } from '#schemas/rules/rich-text-notation.ts';
import { RichText } from '#variants/primitives/rich-text.tsx';
import { Story } from '#variants/sections/about/story.tsx';
import { aboutSample } from '#stories/samples/about.ts';
import { sampleSite } from '#stories/samples/sample-site.ts';
import { compose, insertText, openOverPage } from '../open-over-page.tsx';

const site = sampleSite('tenant139');
const start: SiteConfig = siteConfigSchema.parse(site.config);
const main = () => page.getByRole('main');

/** What React says of nodes that it does not find again. */
function listen(): unknown[] {
  const heard: unknown[] = [];
  const onError = (event: ErrorEvent) => heard.push(event.error);
  window.addEventListener('error', onError);
  onTestFinished(() => window.removeEventListener('error', onError));
  return heard;
}

const notation = '# Ordering\n\nWe bake **every day** and [deliver](/menu) *warm*.\n\n- One\n- Two';

async function openTerms(text = notation) {
  const { legal } = start;
  const opened = await openOverPage(
    siteConfigSchema.parse({ ...start, legal: { ...legal, terms: parseRichText(text) } }),
    (config) => <RichText blocks={config.legal.terms} />,
  );
  return { ...opened, terms: () => printRichText(opened.config().legal.terms) };
}

/** Presses a text, and once more to write in it. */
async function writeIn(text: string) {
  const words = main().getByText(text, { exact: true });
  await words.click();
  await words.click();
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Terms');
}

test('words of a rich text are written in place, and the marks around them stay', async () => {
  const heard = listen();
  const { terms, editor } = await openTerms();
  await writeIn('every day');
  await userEvent.keyboard('{Home}Here: ');
  expect(terms()).toContain('\n\nHere: We bake **every day** and [deliver](/menu) *warm*.\n');
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}er');
  expect(terms()).toContain('*warerm*.');
  await userEvent.keyboard('{Enter}');
  await expect.element(main().getByRole('link', { name: 'deliver' })).toBeVisible();
  expect(main().element().textContent).toContain('Here: We bake every day and deliver warerm.');
  expect(main().element().querySelector('[contenteditable]')).toBeNull();
  expect(editor.session.history().past).toHaveLength(1);
  editor.undo();
  await expect.poll(() => main().element().textContent).toContain('and deliver warm.');
  expect(terms()).toBe(notation);
  expect(heard).toEqual([]);
});

test('bold, italic and links are put on words in place, by keys and by buttons', async () => {
  const { terms } = await openTerms('Plain words.');
  await writeIn('Plain words.');
  await userEvent.keyboard('{Home}{Shift>}{Control>}{ArrowRight}{/Control}{/Shift}');
  await userEvent.keyboard('{Control>}b{/Control}');
  await expect.poll(terms).toBe('**Plain** words.');
  const tools = page.getByRole('toolbar', { name: 'Marks' });
  await expect
    .element(tools.getByRole('button', { name: 'Bold' }))
    .toHaveAttribute('aria-pressed', 'true');
  await tools.getByRole('button', { name: 'Italic' }).click();
  await tools.getByRole('button', { name: 'Bold' }).click();
  expect(terms()).toBe('*Plain* words.');
  await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
  const address = tools.getByRole('textbox', { name: 'Address of the link' });
  await expect.element(address).toHaveFocus();
  await address.fill('javascript:alert(1)');
  await userEvent.keyboard('{Enter}');
  await expect.element(tools.getByRole('alert')).toHaveTextContent('Write a path');
  await address.fill('/menu');
  await userEvent.keyboard('{Enter}');
  await expect.poll(terms).toBe('*[Plain](/menu)* words.');
  // A mark for what is typed next.
  await userEvent.keyboard('{End}{Control>}b{/Control}Now');
  expect(terms()).toBe('*[Plain](/menu)* words.**Now**');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(terms()).toBe('*[Plain](/menu)* words.');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click();
  expect(terms()).toBe('Plain words.');
});

test('a composition over marked words leaves the page whole, and pasted words bring no marks', async () => {
  const heard = listen();
  const { terms } = await openTerms();
  await writeIn('every day');
  await userEvent.keyboard('{Control>}a{/Control}');
  await compose('まいにち');
  expect(terms()).toBe(notation);
  await insertText('毎日');
  await expect.poll(terms).toContain('\n\n毎日\n\n');
  const pasted = new DataTransfer();
  pasted.setData('text/html', '<h1 onclick="x">Fresh</h1>');
  pasted.setData('text/plain', 'Fresh');
  document.activeElement?.dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      dataTransfer: pasted,
      bubbles: true,
      cancelable: true,
    }),
  );
  expect(terms()).toContain('\n\n毎日Fresh\n\n');
  await userEvent.keyboard('{Enter}');
  await expect.element(main().getByText('毎日Fresh')).toBeVisible();
  expect(heard).toEqual([]);
});

test('an item that is emptied goes, and a heading takes no second line', async () => {
  const { terms } = await openTerms();
  await writeIn('Two');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  expect(terms()).toBe(notation);
  await userEvent.keyboard('{Enter}');
  expect(terms()).toBe(notation.replace('\n- Two', ''));
  // Another paragraph of what is in hand takes a single press.
  await main().getByText('Ordering', { exact: true }).click();
  await expect.poll(() => document.activeElement?.localName).toBe('h2');
  await userEvent.keyboard('{End}{Shift>}{Enter}{/Shift}');
  await expect.poll(() => main().element().querySelector('[contenteditable]')).toBeNull();
  expect(terms()).toContain('# Ordering\n\nWe');
});

test('a paragraph changed by somebody else meanwhile is not written over', async () => {
  const { terms, editor, config } = await openTerms();
  await writeIn('One');
  await userEvent.keyboard('{Control>}a{/Control}First');
  editor.edit(['legal', 'terms'], 'Terms', [
    { kind: 'paragraph', spans: [{ text: 'New above' }] },
    ...config().legal.terms,
  ]);
  await expect.poll(() => main().element().querySelector('[contenteditable]')).toBeNull();
  expect(terms()).toBe(`New above\n\n${notation.replace('One', 'First')}`);
});

test('a paragraph of the story is written by itself, within the limit of the whole', async () => {
  const aboutContent = `${'a'.repeat(2493)}\n\nSecond\n\n${'b'.repeat(2491)}`;
  const { general } = start;
  const from = siteConfigSchema.parse({ ...start, general: { ...general, aboutContent } });
  const { config } = await openOverPage(from, (shown) => (
    <section id="about">
      <Story {...aboutSample({ ...site, config: shown })} className={undefined} />
    </section>
  ));
  const second = main().getByText('Second', { exact: true });
  await second.click();
  await second.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Second');
  await userEvent.keyboard('{End} but one');
  expect(config().general.aboutContent.length).toBe(5000);
  expect(config().general.aboutContent).toContain('\n\nSecond but o\n\n');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Control>}{Enter}{/Control}');
  expect(config().general.aboutContent).toBe(`${'a'.repeat(2493)}\n\n${'b'.repeat(2491)}`);
});
