import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any page has: beyond them the focus goes round in circles. */
const mostSteps = 400;
/** So many keys are pressed before a target is found anew, for it may have been drawn anew. */
const stepsOfFinding = 10;

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

  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target).toBeAttached();
    for (let step = 0; step < mostSteps;) {
      // To find it by its role and name takes longer than to press a key: it is found anew now and then.
      const element = await target.elementHandle();
      for (const until = step + stepsOfFinding; step < until; step += 1) {
        const isFocused = await element?.evaluate((it) => it === document.activeElement);
        if (isFocused) return;
        await this.page.keyboard.press(key);
      }
      await element?.dispose();
    }
    throw new Error(`Tab does not reach ${String(target)}.`);
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

  /** Goes to the first result of a query in the editor's palette. */
  async findInPalette(query: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k');
    await expect(this.page.getByLabel('Section, setting or command')).toBeFocused();
    await this.page.keyboard.type(query);
    await this.page.keyboard.press('Enter');
  }
}
