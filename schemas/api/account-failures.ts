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
  confirmation_required: {
    status: [403],
    when: 'The call wants a recent confirmation that it is the one who signed in.',
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
  unknown_domain: { status: [404], when: 'The tenant has no such domain, or it was removed.' },
  domain_yours: { status: [409], when: 'The tenant has the domain already.' },
  domain_expired: { status: [409], when: 'The domain was not proved in time.' },
  domain_not_proved: { status: [409], when: 'The domain is not proved yet.' },
  domain_not_reached: {
    status: [409],
    when: 'Visitors of the domain do not come here, as far as can be seen.',
  },
  domain_is_primary: { status: [409], when: 'The domain is the one in links and mails.' },
  domain_is_last: { status: [409], when: 'The site has no other domain.' },
  domain_given: {
    status: [409],
    when: 'The domain was given by whoever runs the installation, who alone can take it away.',
  },
  too_many_domains: { status: [409], when: 'The tenant has as many domains as it may.' },
  unknown_mail: { status: [404], when: 'The mail was sent or given up.' },
  mail_on_its_way: { status: [409], when: 'The mail is being sent at this moment.' },
  unknown_subscriber: { status: [404], when: 'The address does not get the newsletter.' },
  unknown_invitation: { status: [404], when: 'The invitation was accepted or taken back.' },
  unknown_session: { status: [404], when: 'The browser is signed out already.' },
  customer_blocked: {
    status: [422],
    when: 'The restaurant takes no order online with this phone number or email address.',
  },
} as const;
