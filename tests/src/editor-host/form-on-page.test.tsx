import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FormSubject, StaffState } from '#editor/core/ports.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import { FormOnPage } from '#src/editor-host/form-on-page.tsx';
import { createFormsPort } from '#src/editor-host/ports/forms-port.ts';
import { readableStore } from '#src/editor-host/state/readable-store.ts';
import { newtownDetails, newtownHours, ok } from '../../desk/settings/settings-server.ts';
import { drawInStorefront } from '../draw-in-storefront.tsx';
import { bootWith, newtown } from '../site-boot.ts';

type Call = { at: string; body: unknown; revision: string | null };
type Reply = { status: number; body: unknown };

const list = '/v2/staff/restaurants';
const owner: StaffMember = {
  id: '00000000-0000-4000-8000-000000000009',
  name: 'Olive',
  email: 'olive@corner.test',
  role: 'owner',
  restaurant_id: null,
};

/** What a form over the page asks of a server; a status of 0 is a network that is gone. */
function open(
  subject: FormSubject,
  answers: Record<string, (body: unknown) => Reply>,
  member: StaffMember = owner,
) {
  const calls: Call[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url), window.location.origin);
    const at = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ at, body, revision: new Headers(init?.headers).get('if-match') });
    const reply = answers[at]?.(body) ?? { status: 404, body: { code: 'not_found', error: 'No.' } };
    if (reply.status === 0) throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  };
  const { menu } = bootWith();
  if (!menu) throw new Error('the sample boot has a menu');
  const forms = createFormsPort(() => newtown.restaurant.id);
  const who = readableStore<StaffState>({ status: 'signedIn', member });
  const expire = vi.fn<() => void>(() => who.set({ status: 'signedOut' }));
  drawInStorefront(<FormOnPage ports={{ forms, staff: who, expire }} />, { menu, fetch });
  forms.open(subject);
  const count = (at: string) => calls.filter((call) => call.at === at).length;
  return { calls, count, forms, who, expire };
}

const hours = { kind: 'hours', id: 1 } as const;
const address = { kind: 'restaurant', id: 1 } as const;
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const save = (name: string) => dialog(name).getByRole('button', { name: 'Save', exact: true });
const ofHours = 'When Newtown is open';
const opens = () => dialog(ofHours).getByLabelText('Monday, opens');

describe('the hours over the page', () => {
  const read = { [`GET ${list}/1/hours`]: () => ok(newtownHours) };
  const put = `PUT ${list}/1/hours`;
  const customers = 'POST /restaurants-with-images';

  test('are saved as a change of what was read, and the page asks for them anew', async () => {
    const { calls, count } = open(hours, {
      ...read,
      [customers]: () => ok([newtown]),
      [put]: (body) => ok({ ...newtownHours, ...Object(body), revision: 1 }),
    });
    await opens().fill('09:00');
    const before = count(customers);
    await save(ofHours).click();
    await expect.element(dialog(ofHours)).toHaveTextContent(/Saved\. Times on offer follow it/);
    expect(calls.find(({ at }) => at === put)).toMatchObject({
      revision: '"0"',
      body: { week: [{ opens: '09:00', closes: '14:00' }] },
    });
    await expect.poll(() => count(customers)).toBe(before + 1);
  });

  test('that somebody else changed meanwhile stand beside one’s own', async () => {
    const theirs = {
      ...newtownHours,
      week: [{ order_type: 'pickup', weekday: 1, opens: '08:00', closes: '14:00' }],
      revision: 3,
    };
    let isSaved = false;
    open(hours, {
      [`GET ${list}/1/hours`]: () => ok(isSaved ? theirs : newtownHours),
      [put]: () => {
        isSaved = true;
        return { status: 412, body: { code: 'stale_settings', error: 'Stale.', data: theirs } };
      },
    });
    await opens().fill('09:00');
    await save(ofHours).click();
    const panel = dialog(ofHours).getByRole('region').first();
    await expect.element(panel).toHaveFocus();
    await expect
      .element(panel)
      .toHaveTextContent(/Somebody else saved this page in the meantime.*Take theirs.*08:00|8 ?am/);
  });

  test('without a network stay in the form, and it says so', async () => {
    open(hours, { ...read, [put]: () => ({ status: 0, body: null }) });
    await opens().fill('09:00');
    await save(ofHours).click();
    await expect
      .element(dialog(ofHours))
      .toHaveTextContent(/It was not saved: there is no connection\./);
    await expect.element(opens()).toHaveValue('09:00');
  });

  test('outlast a session that ends: signed in again, what was typed is there', async () => {
    const { who, expire } = open(hours, {
      ...read,
      [put]: () => ({
        status: 401,
        body: { code: 'staff_session_expired', error: 'Sign in first.' },
      }),
    });
    await opens().fill('09:00');
    await save(ofHours).click();
    await expect.poll(() => expire.mock.calls.length).toBe(1);
    await expect.element(dialog(ofHours)).not.toBeInTheDocument();
    who.set({ status: 'signedIn', member: owner });
    await expect.element(opens()).toHaveValue('09:00');
    expect(expire).toHaveBeenCalledTimes(1);
  });

  test('that are not saved are asked about before it closes', async () => {
    const { forms } = open(hours, read);
    await opens().fill('09:00');
    await dialog(ofHours).getByRole('button', { name: 'Close' }).click();
    const question = dialog('Leave without saving?');
    await question.getByRole('button', { name: 'Stay here' }).last().click();
    expect(forms.opened.get()).not.toBeNull();
    await expect.element(opens()).toHaveValue('09:00');
    await dialog(ofHours).getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(dialog(ofHours)).not.toBeInTheDocument();
    expect(forms.opened.get()).toBeNull();
  });

  test('of another restaurant are not a manager’s: nothing is asked for, and it says whom to ask', async () => {
    const { count } = open(hours, read, { ...owner, role: 'manager', restaurant_id: 2 });
    await expect.element(dialog(ofHours)).toHaveTextContent(/may not change these opening hours/);
    expect(count(`GET ${list}/1/hours`)).toBe(0);
  });

  test('of the own restaurant are a manager’s', async () => {
    open(hours, read, { ...owner, role: 'manager', restaurant_id: 1 });
    await expect.element(opens()).toHaveValue('10:00');
  });
});

describe('the address over the page', () => {
  const put = `PUT ${list}/1/details`;
  const street = () => dialog('Newtown').getByLabelText('Street and number');

  test('is saved with the rest of the restaurant', async () => {
    const { calls } = open(address, {
      [`GET ${list}`]: () => ok([newtownDetails]),
      [put]: (body) => ok({ ...newtownDetails, ...Object(body), revision: 1 }),
    });
    await street().fill('2 Queen Street');
    await save('Newtown').click();
    await expect.element(dialog('Newtown')).toHaveTextContent(/Saved\. The site shows it\./);
    expect(calls.find(({ at }) => at === put)).toMatchObject({
      revision: '"0"',
      body: { street_name: '2 Queen Street', name: 'Newtown' },
    });
  });

  test('that is missing is marked, and nothing is sent', async () => {
    const { count } = open(address, { [`GET ${list}`]: () => ok([newtownDetails]) });
    await street().fill('');
    await save('Newtown').click();
    await expect.element(dialog('Newtown')).toHaveTextContent(/Write the street and number\./);
    await expect.element(street()).toHaveFocus();
    expect(count(put)).toBe(0);
  });

  test('of a restaurant that is gone says so', async () => {
    open(address, { [`GET ${list}`]: () => ok([]) });
    await expect.element(dialog('Newtown')).toHaveTextContent(/is not there any more/);
  });
});
