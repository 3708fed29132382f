import { z } from 'zod';
import { instant, plainLine } from './wire.ts';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'Write base64url')
    .max(most);
/** WebAuthn allows ids of 1023 bytes. */
const credentialId = bytes(1400);

export const passkeyName = plainLine.min(1).max(60);

/** A passkey of one's own. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The address that it belongs to; browsers offer it nowhere else. */
  host: z.string(),
  /** It is of the address that this call came to. */
  works_here: z.boolean(),
  /** It is on all devices of its holder, such as by iCloud or a password manager. */
  is_synced: z.boolean(),
  /** A copy of it seems to exist, so it signs in no more. */
  is_blocked: z.boolean(),
  added_at: instant,
  /** null: never yet. */
  last_used_at: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn, as far as it is used. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  /** ms. */
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.output<typeof creationOptions>;

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn: whichever passkey somebody chooses. */
export const requestOptions = z.object({
  challenge: z.string(),
  /** ms. */
  timeout: z.number(),
  rpId: z.string(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof requestOptions>;

/** What both kinds of WebAuthn's responses have. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
};

/** RegistrationResponseJSON of WebAuthn, as far as it is looked at. */
export const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});
export type PasskeyRegistration = z.input<typeof registration>;

/** AuthenticationResponseJSON of WebAuthn, as far as it is looked at. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAssertion = z.input<typeof assertion>;
