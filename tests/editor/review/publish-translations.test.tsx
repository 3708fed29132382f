import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PortFailure, type UntranslatedMenu } from '#editor/core/ports.ts';
import { owner, publishedSite, workingPublishing } from '#stories/samples/publishing.ts';
import { changeable } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';

const dialog = () => page.getByRole('dialog');

/** The publish dialog of an owner who has just begun to offer Spanish. */
async function publishWithSpanish(countUntranslated: () => Promise<UntranslatedMenu>) {
  const { editor } = openEditor(publishedSite, {
    staff: {
      ...changeable(owner),
      signIn: () => Promise.resolve(),
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    publishing: workingPublishing,
    countUntranslated,
  });
  editor.change('Spanish', (draft) => void (draft.general.languages.es = true));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test('the checklist says what a language lacks, of the menu too, and leads to it', async () => {
  await publishWithSpanish(() =>
    Promise.resolve({
      href: '/desk/menu/translations',
      texts: { es: { missing: 7, outdated: 2 }, ar: { missing: 8, outdated: 0 } },
    }),
  );
  await dialog()
    .getByText(/^Spanish: \d+ texts of the site and 9 of the menu are/)
    .click();
  await expect.element(page.getByRole('heading', { name: 'Translations' })).toBeVisible();
  await expect
    .element(page.getByText('Of the menu’s texts: 7 missing, 2 out of date.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Translate the menu at the desk' }))
    .toHaveAttribute('href', '/desk/menu/translations');
});

test('it says of the site’s texts alone where the menu does not come', async () => {
  await publishWithSpanish(() =>
    Promise.reject(new PortFailure('network', 'The server cannot be reached.')),
  );
  await expect.element(dialog().getByText(/^Spanish: \d+ texts of the site are/)).toBeVisible();
});
