import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any panel has: whoever comes so far goes round in circles. */
const mostSteps = 400;

/** Uses a page by its keyboard and nothing else. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Tab by Tab to what is meant, as somebody who sees where the focus is. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    for (let step = 0; step < mostSteps; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not come to ${String(target)}.`);
  }

  async tabToAndPress(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  /** Writes over what a field holds. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.tabTo(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** To the first thing found by these words in the editor's palette. */
  async findInPalette(words: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k');
    await expect(this.page.getByLabel('Section, setting or command')).toBeFocused();
    await this.page.keyboard.type(words);
    await this.page.keyboard.press('Enter');
  }
}
