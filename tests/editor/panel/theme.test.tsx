import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openEditor } from '../open-editor.tsx';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A picture half red, half blue, as a file. */
async function twoColours(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [40, 40];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas here.');
  context.fillStyle = '#c8102e';
  context.fillRect(0, 0, 40, 40);
  context.fillStyle = '#1446a0';
  context.fillRect(0, 0, 40, 16);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob ?? ''], 'logo.png', { type: 'image/png' });
}

async function choose(file: File) {
  const files = new DataTransfer();
  files.items.add(file);
  const input = await vi.waitUntil(
    () => document.querySelector<HTMLInputElement>('input[type=file]'),
    { timeout: 15_000 },
  );
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('a palette from a picture', () => {
  it('is found here, tried with the arrow keys and kept as one step', async () => {
    const { config, changes, editor, openGroup } = openEditor();
    const before = config().colors;
    const fetched = vi.spyOn(window, 'fetch');
    await openGroup('Colours');
    await choose(await twoColours());
    for (const name of ['Bright', 'On paper', 'By night']) {
      await expect.element(radio(name)).toBeInTheDocument();
    }
    radio('Bright').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => config().colors.primary).not.toBe(before.primary);
    expect(changes).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => config().colors).toEqual(before);
    radio('Bright').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => config().colors.primary).toMatch(/^#c[0-9a-f]1[0-9a-f]2/);
    expect(editor.session.history().past.map(({ label }) => label)).toEqual(['Palette: Bright']);
    await expect.element(radio('Bright')).toBeChecked();
    editor.undo();
    expect(config().colors).toEqual(before);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('a file that is no picture is told, and nothing is changed', async () => {
    const { changes, openGroup } = openEditor();
    await openGroup('Colours');
    await choose(new File(['<script>'], 'logo.png', { type: 'image/png' }));
    await expect.element(page.getByText(/not a picture that the browser can read/)).toBeVisible();
    expect(changes).toEqual([]);
  });
});

describe('how the colours read', () => {
  it('says so where all of them do', async () => {
    const { openGroup } = openEditor();
    await openGroup('Colours');
    await expect.element(page.getByText(/All colours read well/)).toBeVisible();
  });

  it('a text that cannot be read is mended by one press, in light and in the dark', async () => {
    const start = siteConfigSchema.parse({
      colors: { text: '#cccccc', background: '#ffffff' },
      theme: { dark: { mode: 'auto', colors: { text: '#333333', background: '#111111' } } },
    });
    const { config, openGroup } = openEditor(start);
    await openGroup('Colours');
    const light = page.getByRole('button', { name: /^Text on the background: use #/ });
    await expect.element(light).toBeVisible();
    await light.click();
    await page.getByRole('button', { name: /^Text on the background in the dark: use #/ }).click();
    await expect.element(page.getByText(/All colours read well/)).toBeVisible();
    expect(config().colors.text).not.toBe('#cccccc');
    expect(config().theme.dark.colors.text).not.toBe('#333333');
  });

  it('the page is shown in the dark for as long as the panel is open', async () => {
    const start = siteConfigSchema.parse({ theme: { dark: { mode: 'auto' } } });
    const { openGroup } = openEditor(start);
    await openGroup('Colours');
    await button('Dark').click();
    await expect.element(button('Dark')).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement.dataset['scheme']).toBe('dark');
    await button('Back to the site').click();
    await expect.poll(() => document.documentElement.dataset['scheme']).toBeUndefined();
  });
});

describe('a colour that is chosen elsewhere', () => {
  it('has its field in hand, though the panel comes after it', async () => {
    const { editor } = openEditor();
    await expect.element(button('Colours')).toBeVisible();
    editor.select({ group: 'colors', field: 'colors.accent', by: 'panel' });
    await expect
      .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
      .toBe('colors.accent');
  });
});

describe('finished looks', () => {
  it('are tried and kept as one step, which gives just what the preset says', async () => {
    const { config, changes, editor, openGroup } = openEditor();
    const before = config();
    await openGroup('Finished looks');
    await expect.element(radio('Trattoria')).toBeVisible();
    radio('Trattoria').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => config().theme.fonts).toBe(presets['street-food'].config.theme.fonts);
    expect(changes).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => changes.length).toBe(1);
    expect(config()).toEqual(applyPreset(before, presets['street-food']));
    await expect.element(radio('Street food')).toBeChecked();
    editor.undo();
    // Designs that were not drawn here before come first.
    await expect.poll(config).toEqual(before);
  });
});

describe('type and shape', () => {
  it('are chosen by looking, each option named', { tags: ['slow'] }, async () => {
    const { config, editor, openGroup } = openEditor();
    await openGroup('Type and shape');
    await radio('Square').click();
    await expect.poll(() => config().theme.radius).toBe('none');
    await button('Corners: as published').click();
    await expect.poll(() => config().theme.radius).toBe('medium');
    await radio('Square').click();
    await expect.poll(() => config().theme.radius).toBe('none');
    await radio('Aleo and Nunito Sans').click();
    await expect.poll(() => config().theme.fonts).toBe('aleo-nunito-sans');
    expect(editor.session.history().past.map(({ label }) => label)).toEqual([
      'Corners',
      'Corners as published',
      'Corners',
      'Fonts',
    ]);
  });

  it('go back to how they come, as one step', async () => {
    const { config, editor, openGroup } = openEditor(
      siteConfigSchema.parse({ theme: { radius: 'large', scale: 'large' } }),
    );
    await openGroup('Type and shape');
    await button('More for Type and shape').click();
    await page.getByRole('menuitem', { name: 'Reset to default' }).click();
    await expect.poll(() => config().theme).toEqual(siteConfigSchema.parse({}).theme);
    expect(editor.session.history().past).toHaveLength(1);
    await button('More for Type and shape').click();
    await page.getByRole('menuitem', { name: 'Reset to published' }).click();
    await expect.poll(() => config().theme.radius).toBe('large');
  });
});
