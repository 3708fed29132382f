/** The codes of schemas/api/failures.ts that are about other systems: webhooks and keys. */
export const integrationFailures = {
  address_refused: {
    status: [422],
    when: 'The address is not https, or it is inside a network and nobody outside has it.',
  },
  key_invalid: { status: [401], when: 'The key was revoked, has expired or never existed.' },
  scope_missing: { status: [403], when: 'No key opens this call, or this one lacks its scope.' },
  unknown_webhook: { status: [404], when: 'No such webhook, or it belongs to somebody else.' },
  unknown_delivery: { status: [404], when: 'The webhook has no such delivery, or not any more.' },
  unknown_api_key: { status: [404], when: 'No such key, or it belongs to somebody else.' },
  webhook_off: { status: [409], when: 'The webhook is switched off, so nothing is sent to it.' },
  too_many_webhooks: {
    status: [409],
    when: 'The tenant has as many webhooks as it may have.',
  },
  too_many_api_keys: { status: [409], when: 'The tenant has as many keys as it may have.' },
  api_key_used: { status: [409], when: 'A key is made again by an id that is in use already.' },
} as const;
