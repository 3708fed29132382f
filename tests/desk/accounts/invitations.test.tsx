import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DeskStandIn, drawDesk, invitationOf, personOf, refusal } from '../desk-stand-in.tsx';

const olive = personOf('Olive', { role: 'owner', email: 'olive@example.com', has_pin: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

function openPeople(change: (server: DeskStandIn) => void = () => undefined) {
  const server = new DeskStandIn(olive, false);
  server.people = [olive];
  change(server);
  drawDesk(server, '/desk/people');
  return server;
}

describe('inviting', () => {
  test('asks for an address and a role, and lists who has not answered', async () => {
    const server = openPeople();
    await button('Invite by email').click();
    await button('Send the invitation').click();
    await expect.element(dialog().getByText('Write an email address.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('Thyme@example.com ');
    await button('Send the invitation').click();
    await expect.element(page.getByText('thyme@example.com was invited.')).toBeVisible();
    await expect.element(button('Take back the invitation of thyme@example.com')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/invitations')).toEqual([
      { email: 'thyme@example.com', role: 'manager', restaurant_id: 1 },
    ]);
  });

  test('an owner works for all restaurants', async () => {
    const server = openPeople();
    await button('Invite by email').click();
    await page.getByRole('textbox', { name: 'Email' }).fill('basil@example.com');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('owner');
    await button('Send the invitation').click();
    await expect.element(page.getByText('basil@example.com was invited.')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/invitations')).toEqual([
      { email: 'basil@example.com', role: 'owner', restaurant_id: null },
    ]);
  });

  test('that the address has an account stands beside it', async () => {
    const sentence = 'This address has an account here already.';
    openPeople((server) => {
      server.refuse = ({ method, path }) =>
        method === 'POST' && path === '/v2/staff/invitations'
          ? refusal(409, 'email_taken', sentence)
          : null;
    });
    await button('Invite by email').click();
    await page.getByRole('textbox', { name: 'Email' }).fill('olive@example.com');
    await button('Send the invitation').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(sentence);
    await expect.element(page.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  test('one that has run out says so, is sent again, and is taken back after a question', async () => {
    const server = openPeople((it) => {
      it.invitations = [invitationOf('late@example.com', { is_expired: true })];
    });
    await expect.element(page.getByText(/The link has run out/)).toBeVisible();
    await button('Send again: the invitation of late@example.com').click();
    await expect
      .element(page.getByText('A new link is on its way to late@example.com.'))
      .toBeVisible();
    await button('Take back the invitation of late@example.com').click();
    await dialog().getByRole('button', { name: 'Take back' }).click();
    await expect
      .element(page.getByText('The invitation of late@example.com was taken back.'))
      .toBeVisible();
    expect(server.sent('DELETE', /invitations/)).toHaveLength(1);
  });

  test('is for owners alone', async () => {
    const server = new DeskStandIn(personOf('Basil', { role: 'manager' }), false);
    drawDesk(server, '/desk/people');
    await expect.element(button('Add a person')).toBeVisible();
    await expect.element(button('Invite by email')).not.toBeInTheDocument();
    expect(server.sent('GET', '/v2/staff/invitations')).toEqual([]);
  });
});

describe('the page of an invitation’s link', () => {
  const shown = {
    email: 'thyme@example.com',
    role: 'manager',
    place: 'Newtown Kitchen',
    restaurant: 'Newtown',
    invited_by: 'Olive',
    expires_at: '2026-11-27T02:00:00.000Z',
  };
  const follow = (answers: Record<string, { status: number; body: unknown }>) => {
    const server = new DeskStandIn(null, false);
    server.refuse = ({ method, path }) =>
      method === 'POST' ? (answers[path.replace('/v2/staff/', '')] ?? null) : null;
    const desk = drawDesk(server, '/desk/invitation#token=the-token');
    return { server, desk };
  };

  test('says what it is to, makes the account and opens the desk', async () => {
    const thyme = personOf('Thyme', { role: 'manager', email: shown.email });
    const { server, desk } = follow({
      invitation: { status: 200, body: { data: shown } },
      'invitation/account': { status: 201, body: { data: thyme } },
    });
    await expect.element(page.getByText('You are invited to manage Newtown.')).toBeVisible();
    await button('Create my account').click();
    await expect.element(page.getByText('Write your name.')).toBeVisible();
    await page.getByLabelText('Your name').fill('Thyme');
    await page.getByLabelText('Choose a password').fill('too short');
    await button('Create my account').click();
    await expect.element(page.getByText('A password has at least 10 characters.')).toBeVisible();
    await page.getByLabelText('Choose a password').fill('a long password');
    server.session = { device: null, person: thyme, seconds_left: null };
    await button('Create my account').click();
    await expect.poll(desk.place).toBe('/desk');
    expect(server.sent('POST', '/v2/staff/invitation/account')).toEqual([
      { token: 'the-token', name: 'Thyme', password: 'a long password' },
    ]);
  });

  test.each([
    [409, 'link_used', 'This invitation was accepted already.'],
    [409, 'link_expired', 'This invitation has run out.'],
    [409, 'link_revoked', 'This invitation was taken back.'],
    [404, 'unknown_link', 'This link is not complete.'],
  ])('that opens nothing says why: %i %s', async (status, code, sentence) => {
    follow({ invitation: refusal(status, code, sentence) });
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to the sign-in' })).toBeVisible();
  });

  test('that is over while the form is filled in says so', async () => {
    follow({
      invitation: { status: 200, body: { data: shown } },
      'invitation/account': refusal(409, 'link_revoked', 'This invitation was taken back.'),
    });
    await page.getByLabelText('Your name').fill('Thyme');
    await page.getByLabelText('Choose a password').fill('a long password');
    await button('Create my account').click();
    await expect.element(page.getByText('This invitation was taken back.')).toBeVisible();
  });
});
