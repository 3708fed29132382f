import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '#schemas/api/webauthn.ts';

/** Flags of authenticator data (WebAuthn §6.1). */
const [userPresent, userVerified, backupEligible, backedUp, attested] = [1, 4, 8, 16, 64];

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type Made = {
  /** The page that asks; browsers write it, whatever the page says. */
  origin: string;
  /** Somebody showed a finger, a face or a PIN. */
  isVerified?: boolean;
};

/**
 * An authenticator with one ES256 key, which signs as those in phones do (WebAuthn §6.3), with
 * what a browser writes around it. Chromium's own is used in tests/e2e.
 */
export class PasskeyDevice {
  readonly id = randomBytes(32).toString('base64url');
  /** How often it was used; null: it does not count, as synced passkeys do not. */
  counter: number | null;
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  private userHandle: string | null = null;

  constructor({ counter = 0 }: { counter?: number | null } = {}) {
    this.counter = counter;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.cose = Buffer.concat([
      // {kty: EC2, alg: ES256, crv: P-256, x, y} in CBOR (RFC 9053 §7.1).
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }

  create(options: PasskeyCreationOptions, made: Made): PasskeyRegistration {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      this.head(options.rp.id, made, attested),
      Buffer.alloc(16),
      length,
      id,
      this.cose,
    ]);
    const attestation = Buffer.concat([
      // {fmt: 'none', attStmt: {}, authData} in CBOR.
      Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, made),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs in. */
  get(options: PasskeyRequestOptions, made: Made): PasskeyAssertion {
    if (this.counter !== null) this.counter += 1;
    const data = this.head(options.rpId, made, 0);
    const client = clientData('webauthn.get', options.challenge, made);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: client,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.key).toString('base64url'),
        ...(this.userHandle !== null && { userHandle: this.userHandle }),
      },
    };
  }

  private named() {
    return { id: this.id, rawId: this.id, type: 'public-key' } as const;
  }

  private head(rpId: string, { isVerified = true }: Made, more: number): Buffer {
    const isSynced = this.counter === null;
    const flags =
      userPresent +
      (isVerified ? userVerified : 0) +
      (isSynced ? backupEligible + backedUp : 0) +
      more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter ?? 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, { origin }: Made): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString(
    'base64url',
  );
