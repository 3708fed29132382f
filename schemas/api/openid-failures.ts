/** The codes of schemas/api/failures.ts that are about sign-ins by OpenID Connect. */
export const openIdFailures = {
  unknown_openid_provider: {
    status: [404],
    when: 'No such provider of sign-ins, or it is switched off, or somebody else’s.',
  },
  openid_attempt_over: {
    status: [409],
    when: 'The sign-in by a provider was begun too long ago, in another browser, or was finished.',
  },
  openid_refused: { status: [403], when: 'The provider signed nobody in.' },
  openid_failed: {
    status: [403],
    when: 'What the provider answered does not prove who signs in.',
  },
  openid_unreachable: { status: [503], when: 'The provider of the sign-in did not answer.' },
  openid_without_email: { status: [409], when: 'The provider gives no email address.' },
  unknown_connected_sign_in: { status: [404], when: 'The sign-in was removed already.' },
  too_many_openid_providers: {
    status: [409],
    when: 'The tenant has as many providers of sign-ins as it may have.',
  },
} as const;
