import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchThemeWhenUsed } from '#src/page/theme/watch-theme-when-used.ts';
import { openStores } from '../../ui/stores/open-stores.ts';

const primary = '--color-primary';
let theme: HTMLStyleElement;

beforeEach(() => {
  theme = document.head.appendChild(document.createElement('style'));
  theme.id = 'theme';
});
afterEach(() => theme.remove());

function open() {
  const { style } = document.createElement('div');
  const stores = openStores();
  return { style, stores, part: watchThemeWhenUsed(stores, style) };
}

test('a page that came with its theme computes none until somebody uses it', async () => {
  const { style, stores } = open();
  // What takes a turn of its own has had it.
  await new Promise((resolve) => setTimeout(resolve));
  expect(style.getPropertyValue(primary)).toBe('');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  const { colors } = stores.config.getState().config;
  await expect.poll(() => style.getPropertyValue(primary)).toBe(colors.primary);
});

test('a change of the configuration is followed by its colours', async () => {
  const { style, stores } = open();
  stores.config.getState().mergeTheme({ colors: { primary: '#0b6b3a' } });
  await expect.poll(() => style.getPropertyValue(primary)).toBe('#0b6b3a');
});

test('a change that waits for it has its colours at once', async () => {
  const { style, stores, part } = open();
  await part.preload();
  stores.config.getState().mergeTheme({ colors: { primary: '#0b6b3a' } });
  expect(style.getPropertyValue(primary)).toBe('#0b6b3a');
});

test('a page without a theme, or with a kept one over it, computes it at once', async () => {
  theme.remove();
  const { style, stores } = open();
  const { colors } = stores.config.getState().config;
  await expect.poll(() => style.getPropertyValue(primary)).toBe(colors.primary);
});
