import { expect, type Locator, type Page } from '@playwright/test';
import type { TestShop } from './test-shop.ts';

/** Goes through every view and dialog of the editor, and stops at each. */
export class EditorViews {
  readonly #page: Page;
  readonly panel: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('region', { name: 'Site editor' });
  }

  async open(shop: TestShop): Promise<void> {
    await this.#page.goto(`${shop.address}/terms`);
    await this.#page.getByRole('button', { name: 'Edit this site' }).click();
    await expect(this.#tool('More')).toBeVisible();
    await this.panel.getByRole('button', { name: 'Publish', exact: true }).click();
    const form = this.#page.getByRole('dialog', { name: 'Sign in' });
    await form.getByLabel('Email').fill(shop.owner.email);
    await form.getByLabel('Password').fill(shop.owner.password);
    await form.getByLabel('Password').press('Enter');
    await this.#stopAndClose(this.#page.getByRole('dialog', { name: 'Publish' }));
  }

  /** @param stop is called at each, with its name */
  async forEachView(stop: (place: string) => Promise<void>): Promise<void> {
    const ways = this.panel.locator('[data-opens]');
    await expect(ways.first()).toBeVisible();
    const names = await ways.evaluateAll((all) => all.map((way) => way.getAttribute('data-opens')));
    await stop('the whole site');
    for (const name of names) {
      await this.panel.locator(`[data-opens="${name}"]`).click();
      await expect(this.#backToSite()).toBeVisible();
      await stop(`the settings of ${name}`);
      await this.#backToSite().click();
    }
    for (const name of ['History', 'Versions', 'Translations', 'Import and export', 'Locations']) {
      await this.#tool('More').click();
      await this.#page.getByRole('menuitem', { name, exact: true }).click();
      await expect(this.panel.getByRole('heading', { name, exact: true })).toBeVisible();
      await stop(name);
      await this.#backToSite().click();
    }
    const dialogs: Record<string, () => Promise<void>> = {
      'Find anything': () => this.#tool('Find anything').click(),
      'Keyboard shortcuts': () => this.#page.keyboard.press('?'),
      'Add a section': () => this.#tool('Add a section').click(),
      Publish: () => this.#tool('Publish').click(),
    };
    for (const [name, open] of Object.entries(dialogs)) {
      await open();
      await this.#stopAndClose(this.#page.getByRole('dialog', { name, exact: true }), () =>
        stop(name),
      );
    }
    for (const menu of ['More', /^Device/]) {
      await this.#tool(menu).click();
      await expect(this.#page.getByRole('menu')).toBeVisible();
      await stop(`the menu ${menu}`);
      await this.#page.keyboard.press('Escape');
      await expect(this.#page.getByRole('menu')).toHaveCount(0);
    }
  }

  async #stopAndClose(dialog: Locator, stop?: () => Promise<void>): Promise<void> {
    await expect(dialog).toBeVisible();
    await stop?.();
    await this.#page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }

  #tool(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: typeof name === 'string' });
  }

  #backToSite(): Locator {
    return this.panel.getByRole('button', { name: 'Back to the site' });
  }
}
