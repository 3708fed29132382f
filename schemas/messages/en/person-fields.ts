/** What is wrong with a field that says who somebody is, beside it. */
export const personFields = {
  name: 'Write your name, without a web address.',
  email: 'Write an email address, such as ana@example.com.',
  phone: 'Write your phone number.',
};
