import type { Page } from 'playwright';
import { middleOf } from './texts.ts';

/** One of the two editors: how its page is opened and made ready to be typed into. */
export type Side = {
  name: 'Servery' | 'Puck';
  /** Leaves the focus at the end of the Title field of the section in the middle. */
  open(page: Page, origin: string, sections: number): Promise<void>;
};

/** The page is seen once from top to bottom, so that nothing of it still waits to come to life. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

const servery: Side = {
  name: 'Servery',
  async open(page, origin, sections) {
    const id = middleOf(sections);
    await page.goto(`${origin}/?sections=${sections}&edit`);
    await page.getByRole('region', { name: 'Site editor' }).waitFor();
    await seeAll(page);
    await page.locator(`[data-opens="sections.${id}"]`).first().click();
    const title = page.locator(`[data-field="sections.${id}.title"] input`);
    await title.click();
    await title.press('End');
  },
};

const puck: Side = {
  name: 'Puck',
  async open(page, origin, sections) {
    await page.goto(`${origin}/puck/?sections=${sections}`);
    await page
      .frameLocator('iframe')
      .locator(`#${middleOf(sections)}-title`)
      .waitFor();
    const title = page.locator('input[name="title"]:visible').first();
    await title.click();
    await title.press('End');
  },
};

export const sides: readonly Side[] = [servery, puck];
