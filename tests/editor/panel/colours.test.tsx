import { HexColorPicker } from 'react-colorful';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { colorPickerStyleHash } from '#server/security/content-security-policy.ts';
import { openEditor } from '../open-editor.tsx';

const hex = (name: string) => page.getByRole('textbox', { name, exact: true });

const sheet = () =>
  [...document.querySelectorAll('style')]
    .map((style) => style.innerHTML)
    .find((css) => css.startsWith('.react-colorful{'));

describe('the five colours', () => {
  it('a colour change is one change of one setting', async () => {
    const { changes, openGroup } = openEditor();
    await openGroup('Colours');
    await hex('Primary').fill('#0a7d4f');
    expect(changes).toEqual([
      [{ path: ['colors', 'primary'], value: '#0a7d4f', before: { value: '#dc2626' } }],
    ]);
  });

  it('a bad hex stays in its field with a sentence, and the page keeps the last good value', async () => {
    const { config, openGroup } = openEditor();
    await openGroup('Colours');
    await hex('Primary').fill('#0a7d4f');
    await hex('Primary').fill('#0a7d4');
    await userEvent.tab();
    await expect.element(page.getByText('Write a colour like #dc2626')).toBeVisible();
    await expect.element(hex('Primary')).toBeInvalid();
    expect(config().colors.primary).toBe('#0a7d4f');
    await hex('Primary').fill('0a7d4a');
    await expect.element(hex('Primary')).toBeValid();
    expect(config().colors.primary).toBe('#0a7d4a');
  });

  it('undoing clears what could not be used', { tags: ['slow'] }, async () => {
    const { config, openGroup } = openEditor();
    const before = config().colors.primary;
    await openGroup('Colours');
    await hex('Primary').fill('#0a7d4f');
    await hex('Primary').fill('#0a7d');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(hex('Primary')).toHaveValue(before);
  });

  it('a drag over the picker is one step of the history', async () => {
    const { config, changes, openGroup } = openEditor();
    const before = config().colors.accent;
    await openGroup('Colours');
    await page.getByRole('button', { name: 'Accent: pick a colour' }).click();
    const hue = page.getByRole('slider', { name: 'Hue' });
    await userEvent.dragAndDrop(hue, hue, {
      sourcePosition: { x: 40, y: 6 },
      targetPosition: { x: 120, y: 6 },
    });
    await expect.poll(() => changes.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Undo: Colours › Accent' }).click();
    expect(config().colors.accent).toBe(before);
  });

  it('the last value of a drag belongs to it, also where it comes after the pointer is up', async () => {
    const { config, changes, openGroup } = openEditor();
    const before = config().colors.accent;
    await openGroup('Colours');
    await page.getByRole('button', { name: 'Accent: pick a colour' }).click();
    const hue = await page.getByRole('slider', { name: 'Hue' }).findElement();
    const { left, top } = hue.getBoundingClientRect();
    const send = (type: string, x: number, buttons: number) =>
      hue.dispatchEvent(
        new MouseEvent(type, { bubbles: true, buttons, clientX: left + x, clientY: top + 6 }),
      );
    send('mousedown', 40, 1);
    await expect.poll(() => changes.length).toBe(1);
    // In one task: the picker draws the last place only after the pointer is up.
    send('mousemove', 120, 1);
    send('mouseup', 120, 0);
    await expect.poll(() => changes.length).toBe(2);
    await page.getByRole('button', { name: 'Undo: Colours › Accent' }).click();
    expect(config().colors.accent).toBe(before);
  });

  it('two drags over the picker are two steps', async () => {
    const { config, changes, openGroup } = openEditor();
    await openGroup('Colours');
    await page.getByRole('button', { name: 'Accent: pick a colour' }).click();
    const hue = page.getByRole('slider', { name: 'Hue' });
    await hue.click({ position: { x: 40, y: 6 } });
    await expect.poll(() => changes.length).toBe(1);
    const first = config().colors.accent;
    await hue.click({ position: { x: 120, y: 6 } });
    await expect.poll(() => changes.length).toBe(2);
    await page.getByRole('button', { name: 'Undo: Colours › Accent' }).click();
    expect(config().colors.accent).toBe(first);
  });

  it('text that is hard to read on the background says so, and one press mends it', async () => {
    const start = siteConfigSchema.parse({ colors: { text: '#bbbbbb', background: '#ffffff' } });
    const { config, openGroup } = openEditor(start);
    await openGroup('Colours');
    await expect.element(page.getByText(/1\.9 : 1, hard to read/).first()).toBeVisible();
    await page
      .getByRole('button', { name: /^Use #/ })
      .last()
      .click();
    expect(config().colors.text).not.toBe('#bbbbbb');
    await expect.element(page.getByText(/hard to read/)).not.toBeInTheDocument();
  });

  it("the page's policy allows the picker's own style sheet by its hash", async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    onTestFinished(() => {
      root.unmount();
      host.remove();
    });
    root.render(<HexColorPicker />);
    await expect.poll(sheet).toBeDefined();
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet()));
    const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(`sha256-${base64}`).toBe(colorPickerStyleHash);
  });
});
