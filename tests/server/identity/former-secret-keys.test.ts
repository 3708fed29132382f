import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staffAccounts } from '#server/db/schema.ts';
import { deviceXsrf } from '#server/identity/desk-device.ts';
import { isReadyContactForm, newContactForm } from '#server/identity/contact-form.ts';
import { giftCardHandle, isHandleOf } from '#server/identity/gift-code.ts';
import { isKnownDevice, newDeviceToken } from '#server/identity/known-device.ts';
import {
  confirmationToken,
  leaveToken,
  readConfirmationToken,
  readLeaveToken,
} from '#server/identity/newsletter-links.ts';
import { isOneTimeCode, oneTimeCodeOf } from '#server/identity/one-time-code.ts';
import { isOrderKey, orderKey } from '#server/identity/order-key.ts';
import { isReservationKey, reservationKey } from '#server/identity/reservation-key.ts';
import { readStaffLink, staffLinkToken } from '#server/identity/staff-links.ts';
import { hashToken } from '#server/identity/token.ts';
import { previewToken, readPreviewToken } from '#server/previews/preview-token.ts';
import { pinHash } from '#server/identity/pin-hash.ts';
import { secretKeyOf, type SecretKey } from '#server/security/secret-key.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { addPerson, changePerson, enterPin, registerDevice } from '../setup/desk-device.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const [formerBytes, presentBytes] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'p')];
const former = secretKeyOf(formerBytes);
const changed = secretKeyOf(presentBytes, [formerBytes]);
const lost = secretKeyOf(presentBytes);

const tenantId = small.tenant;
const id = '00000000-0000-4000-8000-000000000001';
const email = 'ada@example.com';
const at = (time: Date) => () => time;
const soon = new Date(fridayNoon.getTime() + 60_000);
const expiresAt = new Date(fridayNoon.getTime() + 3_600_000);
const holder = { tenantId, giftCardId: id, codeHash: 'hash', shopperId: id };

/** Makes something with one key, and gives whether another one takes it. */
type Signed = (by: SecretKey) => (key: SecretKey) => boolean;
const signed: Record<string, Signed> = {
  'the link of an order': (by) => {
    const key = orderKey({ secretKey: by }, { tenantId, orderId: id });
    return (secretKey) => isOrderKey({ secretKey }, { tenantId, orderId: id, key });
  },
  'the link of a reservation': (by) => {
    const key = reservationKey({ secretKey: by }, { tenantId, reservationId: id });
    return (secretKey) => isReservationKey({ secretKey }, { tenantId, reservationId: id, key });
  },
  'a one-time code': (by) => {
    const code = oneTimeCodeOf({ secretKey: by }, { tenantId, id });
    return (secretKey) => isOneTimeCode({ secretKey }, { tenantId, id }, code);
  },
  'a link that confirms the newsletter': (by) => {
    const token = confirmationToken({ secretKey: by }, { tenantId, id, requestedAt: fridayNoon });
    return (secretKey) => {
      const link = readConfirmationToken({ secretKey }, tenantId, token);
      return link !== null && link.hashes.includes(hashToken(token));
    };
  },
  'a link that ends the newsletter': (by) => {
    const token = leaveToken({ secretKey: by }, { tenantId, id });
    return (secretKey) => readLeaveToken({ secretKey }, tenantId, token) === id;
  },
  'an invitation': (by) => {
    const token = staffLinkToken({ secretKey: by }, 'invitation', { tenantId, id, expiresAt });
    return (secretKey) => {
      const link = readStaffLink({ secretKey }, 'invitation', { tenantId, token });
      return link !== null && link.hashes.includes(hashToken(token));
    };
  },
  'a browser that is known': (by) => {
    const now = at(fridayNoon);
    const token = newDeviceToken({ secretKey: by, clock: now }, { tenantId, email });
    return (secretKey) => isKnownDevice({ secretKey, clock: now }, { tenantId, email }, token);
  },
  'a form of the contact page': (by) => {
    const form = newContactForm({ secretKey: by, clock: at(fridayNoon) }, tenantId);
    return (secretKey) => isReadyContactForm({ secretKey, clock: at(soon) }, tenantId, form);
  },
  'the handle of a gift card': (by) => {
    const handle = giftCardHandle({ secretKey: by }, holder);
    return (secretKey) => isHandleOf({ secretKey }, holder, handle);
  },
  'the link of a preview': (by) => {
    const token = previewToken({ secretKey: by }, tenantId, id);
    return (secretKey) => readPreviewToken({ secretKey }, tenantId, token) === id;
  },
};

describe.each(Object.entries(signed))('%s', (_name, make) => {
  test('holds after SECRET_KEY was changed, as long as the former one is known', () => {
    const isTaken = make(former);
    expect([isTaken(former), isTaken(changed), isTaken(lost)]).toEqual([true, true, false]);
  });

  test('is made with the present key', () => {
    const isTaken = make(changed);
    expect([isTaken(former), isTaken(changed), isTaken(lost)]).toEqual([false, true, true]);
  });
});

test('a mail that left after SECRET_KEY was changed has a link that counts', () => {
  const name = { tenantId, id, expiresAt };
  const stored = hashToken(staffLinkToken({ secretKey: former }, 'invitation', name));
  const token = staffLinkToken({ secretKey: changed }, 'invitation', name);
  const link = readStaffLink({ secretKey: changed }, 'invitation', { tenantId, token });
  expect(link?.hashes).toContain(stored);
});

describe('what only a hash is stored of', () => {
  /** The server before the change, and after it on the same database. */
  async function shops() {
    const before = await buildSmallApp({ secretKey: former });
    await insertStaff(before.db);
    const after = await buildTestApp(before, { secretKey: changed });
    return { before, after };
  }
  const rosemary = { name: 'Rosemary', pin: '2580' };

  test('a PIN still opens the desk, and leaves the former key when it is typed', async () => {
    const { before, after } = await shops();
    const owner = await signStaffIn(before.app);
    const { id: staffId } = await addPerson(before.app, owner, rosemary);
    const tablet = await registerDevice(after.app, owner);
    expect((await enterPin(after.app, tablet, rosemary.pin)).statusCode).toBe(200);
    const [row] = await before.db.select().from(staffAccounts).where(eq(staffAccounts.id, staffId));
    const typed = { tenantId: small.tenant, pin: rosemary.pin };
    expect(row?.pinHash).toBe(pinHash({ secretKey: lost }, typed));
  });

  test('a PIN is nobody else’s, though it is stored by the former key', async () => {
    const { before, after } = await shops();
    const owner = await signStaffIn(before.app);
    await addPerson(before.app, owner, rosemary);
    const thyme = await addPerson(after.app, owner, { name: 'Thyme', pin: '77003' });
    const reply = await changePerson(after.app, owner, thyme.id, { pin: rosemary.pin });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'pin_taken']);
    const added = await after.app.inject({
      method: 'POST',
      url: '/api/v2/staff/people',
      headers: { ...owner },
      payload: { ...rosemary, name: 'Dill', restaurant_id: small.restaurant },
    });
    expect([added.statusCode, added.json().code]).toEqual([409, 'pin_taken']);
  });

  test('the code of a gift card still finds it', async () => {
    const { before, after } = await shops();
    const card = await insertGiftCard(before.deps, 5000);
    const owner = await signStaffIn(after.app);
    const reply = await after.app.inject({
      method: 'POST',
      url: '/api/v2/staff/gift-cards/search',
      headers: { ...owner },
      payload: { code: card.code },
    });
    expect(reply.json().data).toMatchObject([{ id: card.id }]);
  });

  test('a device of the desk goes on, with the token that it was given', async () => {
    const { before, after } = await shops();
    const tablet = await registerDevice(before.app, await signStaffIn(before.app));
    const reply = await after.app.inject({
      method: 'DELETE',
      url: '/api/v2/staff/desk/person',
      headers: { ...tablet },
    });
    expect(reply.statusCode).toBe(200);
    expect(deviceXsrf({ secretKey: changed }, 'token')).not.toBe(
      deviceXsrf({ secretKey: former }, 'token'),
    );
  });
});
