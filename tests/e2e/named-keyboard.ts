import { expect, type Locator, type Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Reaches what has a role and an accessible name by Tab, and presses keys there. */
export class NamedKeyboard extends Keyboard {
  /** @param within the page, unless the name is there twice. */
  async reach(role: Role, name: string | RegExp, within: Page | Locator = this.page) {
    const target = within.getByRole(role, { name, exact: typeof name === 'string' });
    await this.tabTo(target);
    await this.expectFocusSomewhere();
    return target;
  }

  override async press(...keys: readonly string[]): Promise<void> {
    await super.press(...keys);
    await this.expectFocusSomewhere();
  }

  /** Whatever a key has changed, something on the page has the focus. */
  async expectFocusSomewhere(): Promise<void> {
    const isOnBody = () => this.page.evaluate(() => document.activeElement === document.body);
    await expect.poll(isOnBody, { message: 'the focus fell to the body' }).toBe(false);
  }

  async write(role: Role, name: string | RegExp, text: string): Promise<void> {
    await this.reach(role, name, this.page.getByRole('main'));
    await this.type(text);
  }
}
