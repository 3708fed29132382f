/** Why a browser gave no passkey, for the desk and the editor. */
export const passkeyRefusals = {
  unsupported:
    'This browser cannot use passkeys here. Use another browser, or your password and a code.',
  cancelled: 'No passkey was used: the browser’s question was closed.',
  timed_out: 'Nobody answered the browser’s question in time. Try again.',
  exists: 'This device has a passkey for your account already.',
  address: 'Passkeys need a domain with HTTPS; this address is none.',
  unsuitable: 'This device cannot ask for a finger, a face or a PIN, which a passkey needs.',
  failed: 'The browser could not use a passkey. Try again, or use your password and a code.',
} as const;

/** Why a browser gave no passkey. */
export type PasskeyRefusal = keyof typeof passkeyRefusals;
