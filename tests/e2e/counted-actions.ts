import type { Locator, Page } from '@playwright/test';

/** Acts on a page as a person does, and counts what they had to do. */
export class CountedActions {
  /** Fields that were written or chosen in, and files. */
  inputs = 0;
  /** Buttons and links that were pressed. */
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async write(label: string | RegExp | Locator, text: string): Promise<void> {
    this.inputs += 1;
    await this.#field(label).fill(text);
  }

  async tick(label: string | RegExp | Locator): Promise<void> {
    this.inputs += 1;
    await this.#field(label).click();
  }

  async file(label: string | RegExp | Locator, name: string, content: string): Promise<void> {
    this.inputs += 1;
    const buffer = Buffer.from(content);
    await this.#field(label).setInputFiles({ name, mimeType: 'text/csv', buffer });
  }

  async press(name: string | RegExp): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async follow(name: string | RegExp): Promise<void> {
    this.presses += 1;
    await this.page.getByRole('link', { name, exact: typeof name === 'string' }).click();
  }

  #field(label: string | RegExp | Locator): Locator {
    if (typeof label !== 'string' && !(label instanceof RegExp)) return label;
    return this.page.getByLabel(label, { exact: typeof label === 'string' });
  }
}
