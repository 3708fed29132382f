import { expectAccessible } from '../axe.ts';
import sharp from 'sharp';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { Keyboard } from '../keyboard.ts';
import { createTestShop } from '../test-shop.ts';
import { cards, guest, Shopper } from '../shopper.ts';
import { polpette } from '../order-lines.ts';
import { expect, collectPageErrors, test } from '../storefront-test.ts';

const background = { r: 34, g: 84, b: 61 };

test('an owner makes the default site into another restaurant by keyboard alone, and publishes', async ({
  page,
  browser,
  pageErrors,
}) => {
  test.slow();
  // The server answers 401 when nobody is signed in.
  pageErrors.allow(/401.*staff\/session|status of 401/);
  const shop = await createTestShop('studio', siteConfigSchema.parse({}));
  const editor = page.getByRole('region', { name: 'Site editor' });
  const title = page.getByRole('heading', { level: 1 });
  const sections = page.getByRole('main').locator('section[id]');
  const keyboard = new Keyboard(page);

  const customer = await browser.newContext();
  const customerErrors = collectPageErrors(customer);
  const mia = new Shopper(await customer.newPage(), shop);
  await test.step('a customer is in the middle of checkout', async () => {
    await mia.visit('/menu');
    await mia.chooseRestaurant('Northcote');
    await mia.quickAdd(polpette);
    await mia.visit('/checkout');
    await mia.page.getByLabel('Name').fill(guest.name);
    await mia.page.getByRole('main').getByLabel('Email').fill(guest.email);
    await mia.page.getByLabel('Phone').focus();
  });

  await test.step('the owner signs in inside the editor', async () => {
    const owner = new Shopper(page, shop);
    await owner.visit();
    await keyboard.tabToAndPress(page.getByRole('dialog').getByRole('radio').first(), 'Space');
    await keyboard.tabToAndPress(
      page.getByRole('dialog').getByRole('button', { name: 'Confirm Selection' }),
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    await keyboard.press('ControlOrMeta+.');
    await expect(editor.getByRole('heading', { name: 'Edit site' })).toBeFocused();
    await keyboard.tabToAndPress(editor.getByRole('button', { name: 'Sign in' }));
    const form = page.getByRole('dialog', { name: 'Sign in' });
    await keyboard.fill(form.getByLabel('Email'), shop.owner.email);
    await keyboard.fill(form.getByLabel('Password'), shop.owner.password);
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(editor.getByText('Published', { exact: true })).toBeVisible();
  });

  await test.step('colours', async () => {
    await keyboard.findInPalette('colours');
    await keyboard.fill(editor.getByRole('textbox', { name: 'Primary', exact: true }), '#22543d');
    await keyboard.fill(
      editor.getByRole('textbox', { name: 'Background', exact: true }),
      '#f7f3e9',
    );
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 243, 233)');
  });

  await test.step('the hero: another design, another title, a picture of its own', async () => {
    await keyboard.findInPalette('hero title');
    await expect(editor.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
    await keyboard.fill(
      editor.getByRole('textbox', { name: 'Title', exact: true }),
      'Noodles at noon',
    );
    await expect(title).toHaveText('Noodles at noon');
    const designs = editor.getByRole('group', { name: 'Design' });
    await keyboard.tabTo(designs.getByRole('radio', { checked: true }), 'Shift+Tab');
    await keyboard.press('ArrowRight', 'Enter');
    await expect(designs.getByRole('radio', { name: /Text beside a picture/ })).toBeChecked();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      keyboard.tabToAndPress(editor.getByRole('button', { name: /^(Choose|Upload)/ })),
    ]);
    const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
      .jpeg()
      .toBuffer();
    await chooser.setFiles({ name: 'noodles.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.locator('#hero img')).toHaveAttribute(
      'src',
      new RegExp(`/media/${shop.tenantId}/`),
    );
    await keyboard.fill(editor.getByRole('textbox', { name: 'Description' }), 'Our room in green');
    await expect(page.locator('#hero img')).toHaveAttribute('alt', 'Our room in green');
  });

  const features = ['Hand-pulled', 'Open late', 'Ten minutes'];
  await test.step('three features', async () => {
    await keyboard.findInPalette('features');
    const points = editor.getByRole('group', { name: 'Points' });
    for (const [index, feature] of features.entries()) {
      await keyboard.tabToAndPress(
        points.getByRole('listitem').nth(index).locator('[aria-expanded]').first(),
      );
      const field = points.getByRole('textbox', { name: 'Title', exact: true });
      await keyboard.fill(field, feature);
      await keyboard.tabToAndPress(points.locator('[aria-expanded=true]'));
    }
    for (const feature of features) {
      await expect(page.getByRole('heading', { name: feature })).toBeVisible();
    }
  });

  await test.step('the order of the sections', async () => {
    await keyboard.findInPalette('the whole site');
    await keyboard.tabToAndPress(editor.getByRole('button', { name: 'Move Menu up' }), 'Space');
    await keyboard.press('Space', 'Space', 'Space');
    await expect(sections.nth(1)).toHaveAttribute('id', 'menu');
  });

  await test.step('the footer links', async () => {
    await keyboard.findInPalette('footer');
    await keyboard.tabToAndPress(editor.getByRole('button', { name: 'Add a link' }));
    const links = editor.getByRole('group', { name: 'Links', exact: true });
    await keyboard.fill(
      links.getByRole('textbox', { name: /^(Words|Text|Label|Name|Title)/ }).last(),
      'Our noodles',
    );
    await expect(page.getByRole('contentinfo').getByText('Our noodles')).toBeVisible();
  });

  const own = page.getByRole('contentinfo').getByText('Our noodles');
  await test.step('half of it is undone and done again', async () => {
    for (let step = 0; step < 6; step += 1) await keyboard.press('ControlOrMeta+z');
    await expect(sections.nth(1)).toHaveAttribute('id', 'features');
    await expect(own).toHaveCount(0);
    for (let step = 0; step < 6; step += 1) await keyboard.press('ControlOrMeta+Shift+z');
    await expect(sections.nth(1)).toHaveAttribute('id', 'menu');
    await expect(own).toBeVisible();
    await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('a reload keeps the draft and the history', async () => {
    await page.reload();
    await expect(title).toHaveText('Noodles at noon');
    await expect(
      editor.getByRole('button', { name: /^Undo: Footer › Link \d+ › Label$/ }),
    ).toBeVisible();
    await expect(sections.nth(1)).toHaveAttribute('id', 'menu');
  });

  await test.step('axe finds nothing with the editor open', async () => {
    await expectAccessible(page, 'the page with the editor open');
    await keyboard.findInPalette('hero title');
    await expectAccessible(page, 'the settings of the hero');
  });

  await test.step('it is published', async () => {
    await keyboard.press('ControlOrMeta+Shift+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
    await expect(dialog.getByText('Noodles at noon')).toBeVisible();
    await expectAccessible(page, 'the publish dialog');
    await keyboard.tabToAndPress(dialog.getByRole('button', { name: 'Publish now' }));
    const published = page.getByRole('dialog', { name: 'Published' });
    await expect(published.getByRole('button', { name: 'Done' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the customer has the new site, and cart and form as they were', async () => {
    await expect(mia.page.locator('body')).toHaveCSS('background-color', 'rgb(247, 243, 233)');
    await expect(mia.page.getByLabel('Phone')).toBeFocused();
    await expect(mia.page.getByLabel('Name')).toHaveValue(guest.name);
    await expect(mia.page.getByRole('main').getByLabel('Email')).toHaveValue(guest.email);
    await expect(mia.summary().getByText(polpette.dish)).toBeVisible();
    await mia.page.keyboard.type(guest.phone);
    await expect(mia.page.getByLabel('Phone')).toHaveValue(guest.phone);
    // The foot of a checkout has no links of the owner's; every other page has.
    await mia.visit('/menu');
    await expect(mia.page.getByRole('contentinfo').getByText('Our noodles')).toBeAttached();
    expect(customerErrors.list()).toEqual([]);
    await customer.close();
  });

  await test.step('the owner orders by card in the same page, with the editor open', async () => {
    const owner = new Shopper(page, shop);
    await owner.quickAdd(polpette);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cart, 1 item/ })
      .click();
    await owner.cart().getByRole('link', { name: 'Go to checkout' }).click();
    await owner.pickTime();
    await owner.fillContactDetails();
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await owner.fillCard(cards.good);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/checkout\/success/);
    await expect(editor).toBeVisible();
  });
});
