import type { CDPSession, Page } from '@playwright/test';

/** Chromium's own authenticator, in place of a phone's, for one page (WebAuthn §11). */
export class VirtualAuthenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  /** Somebody is there who shows their finger at once. */
  static async add(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /** Whether the finger is the right one. */
  async setVerified(isUserVerified: boolean): Promise<void> {
    const authenticatorId = this.#id;
    await this.#session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }

  /** Puts every key back to when it was never used, as a copy made then is. @returns how many */
  async rewind(): Promise<number> {
    const authenticatorId = this.#id;
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId,
    });
    await this.#session.send('WebAuthn.clearCredentials', { authenticatorId });
    for (const credential of credentials) {
      await this.#session.send('WebAuthn.addCredential', {
        authenticatorId,
        credential: { ...credential, signCount: 0 },
      });
    }
    return credentials.length;
  }
}
