import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortFailure, type StaffState } from '#editor/core/ports.ts';
import { changeable } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';
import { axeProblems } from '../review/publish-axe.ts';

const owner: StaffState = {
  status: 'signedIn',
  member: {
    id: '5d4e0c1e-6a1c-4b7e-9d3e-0a8c2f6b1d11',
    name: 'Ann Owner',
    email: 'ann@example.test',
    role: 'owner',
    restaurant_id: null,
  },
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openSignIn() {
  const state = changeable<StaffState>({ status: 'signedOut' });
  const welcome = async () => state.set(owner);
  const signIn = vi.fn<(email: string, password: string, code?: string) => Promise<void>>(welcome);
  const signInByPasskey = vi.fn<() => Promise<void>>(welcome);
  const staff = { ...state, signIn, signInByPasskey, signOut: async () => undefined };
  openEditor(undefined, { staff });
  await button('Sign in').click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  return { signIn, signInByPasskey };
}

test(
  'an account with a second factor is asked for a code, after the password',
  { tags: ['slow'] },
  async () => {
    const { signIn } = await openSignIn();
    signIn
      .mockRejectedValueOnce(new PortFailure('second_factor_required', 'A code besides.'))
      .mockRejectedValueOnce(new PortFailure('wrong_code', 'This code is wrong.'));
    await expect.element(page.getByLabelText('Email')).toHaveFocus();
    await expect.element(page.getByLabelText('Code')).not.toBeInTheDocument();
    await userEvent.keyboard('ann@example.test{Tab}secret{Enter}');
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    await expect.element(page.getByText('A code besides.')).not.toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
    await userEvent.keyboard('000000{Enter}');
    await expect.element(page.getByRole('alert').getByText('This code is wrong.')).toBeVisible();
    await expect.element(page.getByLabelText('Code')).toHaveFocus();
    await page.getByLabelText('Code').fill(' 123456 ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(signIn.mock.calls.map(([, , code]) => code)).toEqual([undefined, '000000', '123456']);
  },
);

test('a passkey signs in without a word, and says why where it does not', async () => {
  const { signIn, signInByPasskey } = await openSignIn();
  signInByPasskey.mockRejectedValueOnce(
    new PortFailure('passkey_cancelled', 'No passkey was used.'),
  );
  await button('Use a passkey instead').click();
  await expect.element(page.getByRole('alert').getByText('No passkey was used.')).toBeVisible();
  await expect.element(button('Use a passkey instead')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(signIn).not.toHaveBeenCalled();
});
