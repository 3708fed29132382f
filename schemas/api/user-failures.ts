/** The codes of schemas/api/failures.ts that are about accounts of customers. */
export const userFailures = {
  wrong_one_time_code: {
    status: [403],
    when: 'The one-time code is not the one that was sent, or that request is none of this tenant’s.',
  },
  one_time_code_over: {
    status: [409],
    when: 'The one-time code was used, has run out, or was tried too often: another one has to be sent.',
  },
  common_password: {
    status: [422],
    when: 'The password is one that many people have, or one of the account’s own names.',
  },
  phone_country: {
    status: [422],
    when: 'No codes are sent to telephone numbers of that country, or to none at all.',
  },
  invalid_phone: { status: [422], when: 'No such telephone number can be called.' },
  unknown_user_address: { status: [404], when: 'The user has no such address, or removed it.' },
  too_many_addresses: { status: [409], when: 'The user has as many addresses as there may be.' },
  order_under_way: {
    status: [409],
    when: 'An order of the account is under way, so it cannot be deleted yet.',
  },
} as const;
