/** What is refused of accounts, signing in, codes and the newsletter. */
export const accountFailures = {
  wrongPassword: 'This email and password do not belong together.',
  wrongPresentPassword: 'This is not your present password.',
  commonPassword: 'This password is easy to guess. Take a few words that do not belong together.',
  emailTaken: 'This address has an account here already.',
  wrongCode: 'This is not the code that was sent. Please look at it again.',
  codeOver:
    'This code was used already, is older than 10 minutes or was tried too often. Have another one sent.',
  noCodesToPhones: 'Codes are not sent to phones here.',
  notAMobile: 'This is no mobile number we can write to.',
  foreignPhone: 'We cannot send codes to numbers of this country.',
  addressGone: 'There is no such address: it was removed already.',
  tooManyAddresses: (most: number) =>
    `You have ${most} addresses already. Remove one that you no longer use first.`,
  orderUnderWay: 'One of your orders is under way. You can delete your account once it is done.',
  signedOutAlready: 'This browser is signed out already.',
  passkey: {
    askedAgain: 'That took too long, or was sent twice. Please use your passkey once more.',
    wrong:
      'This passkey is not known here. It may have been removed, or belongs to another address.',
    gone: 'There is no such passkey: it was removed already.',
    taken: 'This passkey was added already. Choose another device.',
    tooMany: (most: number) =>
      `You have ${most} passkeys already. Remove one that you no longer use first.`,
    blocked:
      'A copy of this passkey seems to have been used, so it signs in no more. Sign in by a code, remove it, and add another one.',
  },
  openId: {
    notOffered: 'This way to sign in is not offered any more. Please choose another one.',
    over: 'This sign-in was begun too long ago or in another browser, or it is finished already. Please begin again.',
    refused: (provider: string) =>
      `You were not signed in at ${provider}. Try again, or choose another way.`,
    withoutEmail: (provider: string) =>
      `${provider} did not give us your email address, which an account needs. Please choose another way.`,
    unreachable: (provider: string) =>
      `${provider} cannot be reached at the moment. Try again in a while, or choose another way.`,
    failed: (provider: string) =>
      `You could not be signed in by ${provider}. Try again, or choose another way.`,
    removed: 'This sign-in was removed already.',
  },
  link: {
    incomplete: 'This link is not complete. Please open it from the mail again.',
    over: 'This link is over. Please sign up once more.',
    used: 'This link was used already. Please sign up once more.',
  },
};
