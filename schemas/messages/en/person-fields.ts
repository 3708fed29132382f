/** Problems of fields that say who somebody is, shown beside them. */
export const personFields = {
  name: 'Write your name, without a web address.',
  email: 'Write an email address, such as ana@example.com.',
  phone: 'Write your phone number.',
};
