/** The codes of schemas/api/failures.ts that are about accounts of staff. */
export const accountFailures = {
  wrong_current_password: { status: [403], when: 'The present password is another one.' },
  second_factor_required: {
    status: [403],
    when: 'The password is right, and the sign-in needs a code besides.',
  },
  second_factor_missing: {
    status: [403],
    when: 'The tenant requires a second factor, which this person has not set up.',
  },
  wrong_code: { status: [403], when: 'The code is none of the app’s, or was used already.' },
  wrong_passkey: {
    status: [403],
    when: 'The passkey is none of this tenant’s, or its proof is wrong.',
  },
  passkey_asked_again: {
    status: [409],
    when: 'What the passkey answers was asked too long ago, or was answered already.',
  },
  passkey_blocked: {
    status: [403],
    when: 'The passkey’s counter went back, so that a copy of it seems to exist.',
  },
  passkey_taken: { status: [409], when: 'The passkey is somebody’s already.' },
  too_many_passkeys: { status: [409], when: 'The person has as many passkeys as there may be.' },
  unknown_passkey: { status: [404], when: 'The passkey was removed already.' },
  second_factor_on: { status: [409], when: 'The second factor is on already.' },
  second_factor_is_required: {
    status: [409],
    when: 'The tenant requires the second factor that is to be turned off.',
  },
  own_factor_first: {
    status: [409],
    when: 'Whoever requires a second factor of everybody has none.',
  },
  link_replaced: { status: [409], when: 'A later mail has another link, which counts instead.' },
  link_revoked: { status: [409], when: 'What the link was for was taken back.' },
  email_taken: { status: [409], when: 'The address has an account already.' },
  email_missing: {
    status: [409],
    when: 'The person has no email and password, which the role needs.',
  },
  already_invited: {
    status: [409],
    when: 'The address has an invitation to something else, which is open.',
  },
  unknown_mail: { status: [404], when: 'The mail was sent or given up.' },
  mail_on_its_way: { status: [409], when: 'The mail is being sent at this moment.' },
  unknown_subscriber: { status: [404], when: 'The address does not get the newsletter.' },
  unknown_invitation: { status: [404], when: 'The invitation was accepted or taken back.' },
  unknown_session: { status: [404], when: 'The browser is signed out already.' },
} as const;
