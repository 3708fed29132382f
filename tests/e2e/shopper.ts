import { expect, test, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from './hydration.ts';
import { order as orderSchema, type Order } from '#schemas/api/orders.ts';
import { inDollars, type Choice, type OrderLine } from './menu-api.ts';
import type { Shop } from './demo-shops.ts';

/** Who orders; made up, like everything of the demo. */
export const guest = {
  name: 'Mia Rossi',
  email: 'mia.rossi@example.com',
  phone: '0412 345 678',
} as const;

export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  /** The bank asks first (3-D Secure). */
  asks: '4000002760003184',
} as const;

/** Uses a shop's pages as a customer would: by what is written on them. */
export class Shopper {
  readonly page: Page;
  readonly shop: Shop;

  constructor(page: Page, shop: Shop) {
    this.page = page;
    this.shop = shop;
  }

  async visit(path = '/'): Promise<void> {
    await this.page.goto(this.shop.address + path);
    await waitForHydration(this.page, '#main');
  }

  /** Answers the dialog of a first visit. */
  async chooseRestaurant(name: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name }).check();
    await dialog.getByRole('button', { name: 'Confirm Selection' }).click();
    await expect(dialog).toBeHidden();
  }

  /** What opens a dish: a link to its page; at a table, and of what is put together, a button. */
  dish({ category, dish }: OrderLine): Locator {
    const region = this.page.getByRole('region', { name: category, exact: true });
    const named = { name: dish, exact: true };
    return region.getByRole('link', named).or(region.getByRole('button', named));
  }

  async openDish(line: OrderLine): Promise<Locator> {
    await this.dish(line).click();
    const dialog = this.page.getByRole('dialog', { name: line.dish, exact: true });
    // Its code may take a while, and whoever acts on the page before it opens meets it later.
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Opens a dish, chooses, sees the price, and adds it. */
  async addDish(line: OrderLine, cents: number): Promise<void> {
    const dialog = await this.openDish(line);
    for (const choice of line.choices ?? []) await choose(dialog, choice);
    for (let extra = 1; extra < (line.quantity ?? 1); extra += 1) {
      await dialog.getByRole('button', { name: `More: ${line.dish}` }).click();
    }
    await dialog.getByRole('button', { name: `Add · ${inDollars(cents)}` }).click();
    await expect(dialog).toBeHidden();
  }

  /** The + of a dish that needs no choice. */
  async quickAdd({ category, dish }: OrderLine): Promise<void> {
    const added = this.page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/v2/cart'),
    );
    await this.page
      .getByRole('region', { name: category, exact: true })
      .getByRole('button', { name: `Add ${dish} to your order` })
      .click();
    await added;
  }

  cartButton(count: number, cents: number): Locator {
    const items = count === 1 ? '1 item' : `${count} items`;
    return this.page
      .getByRole('banner')
      .getByRole('button', { name: `Cart, ${items}, ${inDollars(cents)}` });
  }

  cart(): Locator {
    return this.page.getByRole('dialog', { name: 'Your cart' });
  }

  /** The row 'Total' of the list of amounts in a part of the page. */
  totalIn(part: Locator): Locator {
    return part.locator('dl > div').filter({ hasText: /^Total/ });
  }

  summary(): Locator {
    return this.page.getByRole('complementary', { name: 'Your order' });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /**
   * A free time of the last day on offer: far enough off not to pass while a test runs. Times fill
   * (rule R21), so tests that run beside each other choose from different ends.
   */
  async pickTime(): Promise<void> {
    await this.page.getByRole('tablist', { name: 'Day' }).getByRole('tab').last().click();
    const times = this.page.getByRole('tabpanel', { name: 'Time' });
    const free = times.getByRole('radio', { disabled: false });
    await (test.info().parallelIndex % 2 === 0 ? free.first() : free.last()).check();
  }

  async fillContactDetails(): Promise<void> {
    await this.page.getByLabel('Name').fill(guest.name);
    await this.page.getByRole('main').getByLabel('Email').fill(guest.email);
    await this.page.getByRole('textbox', { name: 'Phone' }).fill(guest.phone);
  }

  /** From the cart to where the order is placed: a card has a screen, cash the review. */
  async checkOut(method: 'Card' | 'Cash on pickup'): Promise<void> {
    await this.visit('/checkout');
    await this.pickTime();
    await this.fillContactDetails();
    await this.page.getByRole('button', { name: 'Continue to review' }).click();
    await this.page.getByRole('radio', { name: method }).check();
    if (method === 'Card') {
      await this.page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(this.page).toHaveURL(/\/checkout\/payment$/);
    }
  }

  async fillCard(number: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(number);
    await this.page.getByLabel('Expiry').fill('12 / 31');
    await this.page.getByLabel('Security code').fill('123');
  }

  /** The order as the API gives it to the user or guest who made it. */
  async readOrder(orderId: string): Promise<Order> {
    const reply: unknown = await this.page.evaluate(async (id) => {
      const token = localStorage.getItem('token') ?? localStorage.getItem('guest_token');
      const authorization = `Bearer ${token}`;
      const answer = await fetch(`/api/v2/orders/${id}`, { headers: { authorization } });
      const { data } = await answer.json();
      return data;
    }, orderId);
    return orderSchema.parse(reply);
  }
}

/** Id of the order that a confirmation's address names. */
export function orderIdIn(url: string): string {
  const id = /\/order-confirmation\/([\w-]+)/.exec(url)?.[1];
  if (id === undefined) throw new Error(`${url} names no order.`);
  return id;
}

async function choose(dialog: Locator, choice: Choice): Promise<void> {
  const { group, option, count, value } = choice;
  const fieldset = dialog.getByRole('group', { name: new RegExp(`^${group} `) });
  if (count !== undefined) {
    const more = fieldset.getByRole('button', { name: `More: ${option}` });
    for (let step = 0; step < count; step += 1) await more.click();
    return;
  }
  const name = new RegExp(`^${option}`);
  await fieldset.getByRole('radio', { name }).or(fieldset.getByRole('checkbox', { name })).check();
  if (value !== undefined) await fieldset.getByRole('radio', { name: value }).check();
}
