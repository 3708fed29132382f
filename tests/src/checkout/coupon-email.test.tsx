import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Cart } from '#schemas/api/cart.ts';
import { forgetEverything, openApp } from './open-app.tsx';
import { refusal, StandInServer } from './stand-in-server.ts';

afterEach(() => {
  sessionStorage.clear();
  forgetEverything();
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = page.getByLabelText('Code from the email');
const requestId = '6d7c5e0c-6b4e-4b0e-9f5e-0f6d2f7b1a11';
const sentCode = {
  status: 201,
  body: { data: { request_id: requestId, expires_in: 600, resend_in: 60 } },
};
const confirmed = { status: 200, body: { data: { email: 'mia@example.com' } } };

/** ONCE takes $3 off for whoever has shown that their address is theirs. */
function openReview(verified: string[] = []) {
  const server = new StandInServer();
  const known = [...verified];
  server.priceFor = (cart: Cart, query) => {
    if (query.get('coupon_code') !== 'ONCE') return cart;
    const counts = known.length > 0;
    const discount = counts ? 3 : 0;
    const total = cart.subtotal - discount;
    return {
      ...cart,
      coupon: {
        code: 'ONCE',
        description: '',
        is_active: counts,
        discount,
        verified_emails: [...known],
        refusal: counts
          ? null
          : {
              code: 'coupon_needs_email',
              message: 'This code counts once per person. Confirm your email address to use it.',
            },
      },
      total,
      due: total,
    };
  };
  const draft = {
    pickupDate: '2026-11-21',
    pickupTime: '13:00',
    specialInstructions: 'No onions',
    couponCode: 'ONCE',
    guestDetails: { name: 'Mia Wong', email: 'mia@example.com', phone_no: '0412 345 678' },
  };
  const blank = openApp({ at: '/nowhere', server });
  blank.stores.checkout.getState().update(draft);
  blank.close();
  const open = () => openApp({ at: '/checkout?step=2', server });
  return {
    draft,
    confirm: () => server.before('confirmEmail', () => void known.push('mia@example.com')),
    reopen: open,
    ...open(),
  };
}

async function haveCodeSent(server: StandInServer) {
  server.next('requestEmailCode', sentCode);
  await button('Email me a code').click();
  await expect.element(field).toHaveFocus();
}

describe('R43 a coupon that counts once per person', () => {
  it('waits with its reason, is confirmed by a code, and leaves the draft as it was', async () => {
    const { server, stores, draft, confirm } = openReview();
    await expect.element(page.getByText('ONCE does not count yet')).toBeVisible();
    await expect
      .element(page.getByText('It counts once per person: confirm your email address to use it.'))
      .toBeVisible();
    await expect.element(button('Continue to payment · $30.50')).toBeVisible();
    await haveCodeSent(server);
    expect(server.calls('requestEmailCode')[0]?.body).toEqual({ email: 'mia@example.com' });
    confirm();
    server.next('confirmEmail', confirmed);
    await field.fill('123 456');
    await button('Confirm').click();
    await expect.element(page.getByText('ONCE is applied.')).toBeVisible();
    await expect.element(button('Continue to payment · $27.50')).toBeVisible();
    await expect.poll(() => document.activeElement?.id).toBe('coupon');
    await expect.element(field).not.toBeInTheDocument();
    expect(server.calls('confirmEmail')[0]?.body).toEqual({
      request_id: requestId,
      code: '123456',
    });
    expect(stores.checkout.getState()).toMatchObject(draft);
  });

  it('says what is wrong with a code at its field, and keeps what was typed', async () => {
    const { server } = openReview();
    await expect.element(button('Email me a code')).toBeVisible();
    await haveCodeSent(server);
    await field.fill('12');
    await button('Confirm').click();
    await expect.element(page.getByText('The code has 6 digits.')).toBeVisible();
    expect(server.calls('confirmEmail')).toEqual([]);
    server.next('confirmEmail', refusal(403, 'wrong_one_time_code', 'This is not the code.'));
    await field.fill('111111');
    await button('Confirm').click();
    await expect.element(field).toHaveAccessibleDescription(/This is not the code\./);
    await expect.element(field).toHaveValue('111111');
    await expect.element(field).toHaveFocus();
  });

  it('offline says so, for asking and for answering, and goes on afterwards', async () => {
    const { server, confirm } = openReview();
    server.next('requestEmailCode', 'no reply');
    await button('Email me a code').click();
    const sentence = 'We could not reach the restaurant. Check your connection and try again.';
    await expect.element(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await haveCodeSent(server);
    server.next('confirmEmail', 'no reply');
    await field.fill('123456');
    await button('Confirm').click();
    await expect.element(field).toHaveAccessibleDescription(new RegExp(sentence));
    confirm();
    server.next('confirmEmail', confirmed);
    await button('Confirm').click();
    await expect.element(page.getByText('ONCE is applied.')).toBeVisible();
  });

  it('still knows the code on its way after the phone dropped the tab', async () => {
    const { server, confirm, reopen, close } = openReview();
    await haveCodeSent(server);
    close();
    reopen();
    await expect.element(field).toBeVisible();
    expect(server.calls('requestEmailCode').length).toBe(1);
    confirm();
    server.next('confirmEmail', confirmed);
    await field.fill('123456');
    await button('Confirm').click();
    await expect.element(page.getByText('ONCE is applied.')).toBeVisible();
  });

  it('asks for another address that was written since, and says when it is refused to send', async () => {
    const { server } = openReview(['other@example.com']);
    await expect.element(page.getByText('ONCE does not count yet')).toBeVisible();
    const sentence = 'A code was sent a moment ago. You can have another one in 60 seconds.';
    server.next('requestEmailCode', refusal(429, 'too_many_requests', sentence));
    await button('Email me a code').click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Use another address' }))
      .toHaveAttribute('href', expect.stringContaining('#guest-email'));
  });

  it('asks nothing where the address, or another name of it, was confirmed', async () => {
    openReview(['mia+pizza@example.com']);
    await expect.element(page.getByText('ONCE is applied.')).toBeVisible();
    await expect.element(button('Email me a code')).not.toBeInTheDocument();
  });
});
