import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormSubject, StaffState } from '#editor/core/ports.ts';
import { readableStore } from '#src/editor-host/state/readable-store.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { openOverPage } from '../open-over-page.tsx';
import { samplePorts } from '../../../stories/samples/editor-ports.ts';

const owner = {
  id: 'a',
  name: 'The owner',
  email: 'owner@example.org',
  role: 'owner',
  restaurant_id: null,
} as const;

/** The editor over a page with one restaurant. */
async function open(status: 'signedIn' | 'signedOut') {
  const { staff, siteData } = samplePorts(tenant139.config);
  const who = readableStore<StaffState>({ status: 'signedOut' });
  const signIn = () => who.set({ status: 'signedIn', member: owner });
  if (status === 'signedIn') signIn();
  const opened = readableStore<FormSubject | null>(null);
  const asCustomer = vi.fn<() => void>();
  await openOverPage(
    tenant139.config,
    () => (
      <ul>
        <li>
          <h3>Newtown</h3>
          <address>1 King Street</address>
          <a href="#way" onClick={asCustomer}>
            The way there
          </a>
          <table aria-label="Week">
            <tbody>
              <tr>
                <th scope="row">Monday</th>
                <td>9 am – 5 pm</td>
              </tr>
            </tbody>
          </table>
        </li>
      </ul>
    ),
    {
      siteData: readableStore({ ...siteData.get(), restaurants: [{ id: 7, name: 'Newtown' }] }),
      staff: { ...staff, get: who.get, subscribe: who.subscribe, signIn: async () => signIn() },
      forms: { opened, open: opened.set, close: () => opened.set(null) },
    },
  );
  return { opened, who, asCustomer };
}

test('a press on the week and on the address opens what it shows; a link acts as for customers', async () => {
  const { opened, asCustomer } = await open('signedIn');
  await page.getByText('9 am – 5 pm').click();
  expect(opened.get()).toEqual({ kind: 'hours', id: 7 });
  await page.getByText('1 King Street').click();
  expect(opened.get()).toEqual({ kind: 'restaurant', id: 7 });
  opened.set(null);
  await page.getByRole('link', { name: 'The way there' }).click();
  expect(asCustomer).toHaveBeenCalledTimes(1);
  expect(opened.get()).toBeNull();
});

test('with Shift it is left to the page', async () => {
  const { opened } = await open('signedIn');
  await page.getByText('1 King Street').click({ modifiers: ['Shift'] });
  expect(opened.get()).toBeNull();
});

test('who is not signed in is asked to, and a session that ends asks again', async () => {
  const { opened, who } = await open('signedOut');
  await page.getByText('1 King Street').click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await expect.element(dialog).toHaveTextContent(/are for staff to change/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opened.get()).toBeNull();

  await page.getByText('1 King Street').click();
  await dialog.getByLabelText('Email').fill('owner@example.org');
  await dialog.getByLabelText('Password').fill('a password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(opened.get()).toEqual({ kind: 'restaurant', id: 7 });

  who.set({ status: 'signedOut' });
  await expect.element(dialog).toBeVisible();
  expect(opened.get()).toEqual({ kind: 'restaurant', id: 7 });
});

test('without a pointer the palette opens the hours and the address', async () => {
  const { opened } = await open('signedIn');
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox');
  await box.fill('opening hours newtown');
  await userEvent.keyboard('{Enter}');
  expect(opened.get()).toEqual({ kind: 'hours', id: 7 });
});
