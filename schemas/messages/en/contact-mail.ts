/** What the mails about messages to a business say: the one to the business, and the answer. */
export const contactMail = {
  subject: (about: string, name: string) => `${about}: message from ${name}`,
  somebody: 'a customer',
  subjects: {
    question: 'Question',
    order: 'About an order',
    feedback: 'Feedback',
    press: 'Press',
    other: 'Something else',
  },
  preview: (tenant: string) => `Somebody wrote to ${tenant} on your site.`,
  heading: (name: string) => `Message from ${name}`,
  lead: (about: string) => `${about}, written on your site.`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  order: 'Order',
  restaurant: 'Restaurant',
  button: 'Answer at the desk',
  small: (tenant: string) =>
    `An answer to this mail goes to the customer, and the desk does not know of it. You get it because it is the contact address of ${tenant}.`,
  answer: {
    subject: (tenant: string) => `Our answer to your message: ${tenant}`,
    preview: (tenant: string) => `${tenant} has answered what you wrote.`,
    greeting: (name: string) => `Hello ${name},`,
    heading: 'Our answer',
    about: (day: string) => `About your message of ${day}.`,
    small: (tenant: string) =>
      `You get this mail because this address was given in a message to ${tenant}. Answer this mail to write back.`,
  },
};
