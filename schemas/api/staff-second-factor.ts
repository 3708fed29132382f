import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { passkey } from './webauthn.ts';
import { everyRole } from './staff-role.ts';
import { count, dataOf } from './wire.ts';

/** Six digits of an app, or a recovery code. */
export const secondFactorCode = z.string().trim().min(6).max(40);

const ofOneself = { security: ['staff'], roles: everyRole, atDevice: 'never' } as const;

const secondFactor = z.object({
  /** Signing in asks for more than the password: an app’s code or a passkey. */
  is_on: z.boolean(),
  /** An app makes codes for it. */
  has_app: z.boolean(),
  passkeys: z.array(passkey),
  /** Everybody with a password has to have one. */
  is_required: z.boolean(),
  recovery_codes_left: count,
});
export type SecondFactor = z.output<typeof secondFactor>;

export const getSecondFactor = endpoint(routes.getSecondFactor, {
  summary: 'Whether signing in asks for a code besides one’s password.',
  ...ofOneself,
  withoutSecondFactor: true,
  reply: dataOf(secondFactor),
});

export const beginSecondFactor = endpoint(routes.beginSecondFactor, {
  summary: 'Gives the secret for an app that makes codes; a code of it turns the second factor on.',
  ...ofOneself,
  withoutSecondFactor: true,
  body: z.object({ password: z.string().min(1).max(200) }),
  status: 201,
  reply: dataOf(z.object({ secret: z.string(), uri: z.string() })),
});

const recoveryCodes = dataOf(z.object({ recovery_codes: z.array(z.string()) }));

export const confirmSecondFactor = endpoint(routes.confirmSecondFactor, {
  summary:
    'Turns the codes of an app on, signs other browsers out, and gives recovery codes, once.',
  ...ofOneself,
  withoutSecondFactor: true,
  body: z.object({ code: secondFactorCode }),
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint(routes.renewRecoveryCodes, {
  summary: 'Gives other recovery codes; those from before are over.',
  ...ofOneself,
  body: z
    .object({
      code: secondFactorCode,
      /** Of whoever has passkeys alone, and no app that makes codes. */
      password: z.string().min(1).max(200),
    })
    .partial()
    .refine(({ code, password }) => (code === undefined) !== (password === undefined), {
      path: ['code'],
      error: 'Send a code, or your password',
    }),
  reply: recoveryCodes,
});

export const removeSecondFactor = endpoint(routes.removeSecondFactor, {
  summary:
    'Turns the codes of one’s app off, unless a second factor is required and there is no other.',
  ...ofOneself,
  body: z.object({ code: secondFactorCode }),
  reply: dataOf(z.object({})),
});

export const setSecondFactorRule = endpoint(routes.setSecondFactorRule, {
  summary: 'Says whether everybody with a password has to have a second factor.',
  security: ['staff'],
  roles: ['owner'],
  confirmation: 'always',
  body: z.object({ is_required: z.boolean() }),
  reply: dataOf(secondFactor),
});

export const resetSecondFactor = endpoint(routes.resetSecondFactor, {
  summary:
    'Turns off the app, the passkeys and the recovery codes of somebody who has lost them, signs them out, and tells them by mail.',
  security: ['staff'],
  roles: ['owner'],
  confirmation: 'always',
  params: z.object({ personId: z.uuid() }),
  reply: dataOf(z.object({})),
});
