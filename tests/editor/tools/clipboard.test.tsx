import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { exportSection, exportSite } from '#editor/core/exchange/envelope.ts';
import type { StaffState } from '#editor/core/ports.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { unknownDesign } from '#schemas/config/unknown-design.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { fixed } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';

const pizza = tenant53.config;
const start = tenant139.config;

async function opened(group: string, parts?: Parameters<typeof openEditor>[1]) {
  const editor = openEditor(start, parts);
  await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
  editor.editor.open({ name: 'group', path: group });
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toHaveFocus();
  return editor;
}

/** What the browser gives a page when its keys for pasting are pressed. */
function paste(text: string, target: EventTarget = document.activeElement ?? document.body) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const order = ({ layout }: SiteConfig) => layout.home.map(({ id }) => id);
const added = (config: SiteConfig) => order(config).find((id) => !order(start).includes(id)) ?? '';
const refusal = () => page.getByRole('dialog', { name: 'Nothing was pasted' });

let strange: HTMLElement | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  strange?.remove();
  getSelection()?.removeAllRanges();
});

describe('a section in hand', () => {
  it('is copied and pasted behind itself by the keys, as one step that Undo takes back', async () => {
    const { editor, config } = await opened('sections.about');
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect.poll(() => editor.state.getState().announcement).toContain('copied');
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => order(config()).length).toBe(order(start).length + 1);
    const id = added(config());
    expect(order(config()).indexOf(id)).toBe(order(config()).indexOf('about') + 1);
    expect(config().sections[id]).toEqual(start.sections['about']);
    expect(config().media[`sections.${id}.image`]).toEqual(start.media['sections.about.image']);
    expect(editor.state.getState().view).toEqual({ name: 'group', path: `sections.${id}` });
    expect(editor.session.history().past).toHaveLength(1);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(config).toEqual(start);
  });

  it('twice at once is there twice', async () => {
    const { config } = await opened('sections.about');
    const text = exportSection(start, 'about');
    paste(text);
    paste(text);
    await expect.poll(() => order(config()).length).toBe(order(start).length + 2);
    expect(Object.keys(config().sections)).toHaveLength(Object.keys(start.sections).length + 2);
  });

  it('of another tenant’s site comes with its words and pictures, and is a further one here', async () => {
    const { config } = await opened('features');
    paste(exportSection(pizza, 'hero'));
    await expect.poll(() => order(config()).length).toBe(order(start).length + 1);
    expect(config().sections[added(config())]).toEqual({ type: 'hero', ...pizza.hero });
    expect(config().hero).toEqual(start.hero);
    expect(config().general.tenantId).toBe(start.general.tenantId);
  });

  it('is in the palette too, which says what to press where the browser wants the keys', async () => {
    await opened('hero');
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await palette.getByRole('combobox').fill('paste');
    await expect
      .element(palette.getByRole('option').first())
      .toHaveTextContent('Paste a copied section');
  });
});

describe('the menu of a section', () => {
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More for Hero', exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const list = async () => {
    const editor = openEditor(start);
    await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
    return editor;
  };

  it('copies it, and pastes behind it, whichever is in hand', async () => {
    const { config, editor } = await list();
    let kept = '';
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      kept = text;
      return Promise.resolve();
    });
    vi.spyOn(navigator.clipboard, 'readText').mockImplementation(() => Promise.resolve(kept));
    await choose('Copy');
    await expect.poll(() => editor.state.getState().announcement).toMatch(/^Hero copied/);
    await choose('Paste after this');
    await expect.poll(() => order(config()).length).toBe(order(start).length + 1);
    const id = added(config());
    expect(order(config()).indexOf(id)).toBe(order(config()).indexOf('hero') + 1);
    expect(config().sections[id]).toEqual({ type: 'hero', ...start.hero });
  });

  test.each([
    ['Copy', 'Nothing was copied', 'writeText', /open the section and press Ctrl or ⌘ C/],
    ['Paste after this', 'Nothing was pasted', 'readText', /come after and press Ctrl or ⌘ V/],
  ] as const)('%s says what to press where the browser gives no clipboard', async (...given) => {
    const [item, title, call, words] = given;
    const { config, editor } = await list();
    vi.spyOn(navigator.clipboard, call).mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await choose(item);
    const dialog = page.getByRole('dialog', { name: title });
    await expect.element(dialog.getByText(words)).toBeVisible();
    expect(editor.state.getState().announcement).not.toContain('copied');
    expect(config()).toBe(start);
  });

  it('says it too where a page has no clipboard at all', async () => {
    await list();
    vi.spyOn(navigator, 'clipboard', 'get').mockImplementation(Object);
    await choose('Copy');
    await expect.element(page.getByRole('dialog', { name: 'Nothing was copied' })).toBeVisible();
  });
});

describe('what is not taken, in a sentence, and nothing changes', () => {
  const nested = `{"section":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`;
  test.each([
    ['words', 'Hello', /no section of a site/],
    ['half a section', exportSection(start, 'about').slice(0, 200), /only a part/],
    ['a bomb of braces', nested, /nested more deeply/],
    ['a casino', '{"app":"servery","schemaVersion":2,"section":{"type":"casino"}}', /not know/],
    ['a later program’s', '{"schemaVersion":99,"section":{"type":"hero"}}', /later version/],
    ['6 MB', `{"x":"${'x'.repeat(6 * 1024 * 1024)}"}`, /at most 5 MB/],
  ])('%s', async (_name, text, words) => {
    const { config, editor } = await opened('hero');
    expect(paste(text)).toBe(true);
    await expect.element(refusal().getByText(words)).toBeVisible();
    expect(config()).toEqual(start);
    expect(editor.session.history().past).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(refusal()).not.toBeInTheDocument();
  });

  it('a whole site is led to where it can be looked at first', async () => {
    const { config, editor } = await opened('hero');
    paste(exportSite(pizza, 0));
    await refusal().getByRole('button', { name: 'Import and export' }).click();
    await expect.poll(() => editor.state.getState().view).toEqual({ name: 'transfer' });
    expect(config()).toEqual(start);
  });

  it('links that run and colours that are none fall away, and are named', async () => {
    const { config } = await opened('hero');
    const evil = { type: 'hero', ...pizza.hero, ctaLink: 'JaVaScRiPt:alert(1)', variant: 'laser' };
    paste(JSON.stringify({ app: 'servery', schemaVersion: 2, section: evil }));
    const dialog = page.getByRole('dialog', { name: /pasted in part/ });
    await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
    await expect.element(dialog.getByRole('list')).toHaveTextContent('link');
    await expect.element(dialog.getByText(/The design “laser” is not known here/)).toBeVisible();
    const pasted = config().sections[added(config())];
    expect(pasted).toMatchObject({ type: 'hero', title: pizza.hero.title });
    expect(unknownDesign(pasted)).toBe('laser');
    expect(JSON.stringify(config())).not.toContain('JaVaScRiPt');
  });

  it('a manager is told that the sections are locked', async () => {
    const member = { id: crypto.randomUUID(), name: 'Basil', email: 'b@x.test' };
    const manager: StaffState = {
      status: 'signedIn',
      member: { ...member, role: 'manager', restaurant_id: 2 },
    };
    const done = () => Promise.resolve();
    const { config, editor } = await opened('hero', {
      staff: { ...fixed(manager), signIn: done, signInByPasskey: done, signOut: done },
      scope: { ...fixed({ restaurantId: 2, site: start, locks: ['layout'] }), change: done },
    });
    paste(exportSection(pizza, 'hero'));
    await expect.element(refusal().getByText(/locked/)).toBeVisible();
    expect(config()).toEqual(start);
    expect(editor.session.history().past).toEqual([]);
  });
});

describe('what has its own clipboard keeps it', () => {
  it('a field of the editor or of the page', async () => {
    const { config } = await opened('hero');
    strange = document.body.appendChild(document.createElement('input'));
    expect(paste(exportSection(pizza, 'hero'), strange)).toBe(false);
    expect(config()).toEqual(start);
  });

  it('words that are marked', async () => {
    const { editor } = await opened('hero');
    strange = document.body.appendChild(document.createElement('p'));
    strange.textContent = 'Since 1950';
    getSelection()?.selectAllChildren(strange);
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(editor.state.getState().announcement).not.toContain('copied');
  });
});
