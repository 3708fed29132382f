/**
 * What other programs say repeats what we sent them: of these kinds of failures only that they
 * happened is said, and `code` says the rest.
 */
const repeaters: readonly { isOne: (error: Error) => boolean; message: string }[] = [
  // Of the mail server: its sentence names the mailbox, and may name anything else.
  {
    isOne: (error) => 'responseCode' in error || 'command' in error,
    message: 'The mail server refused what was sent, or did not answer.',
  },
  // JSON.parse quotes the text that it could not read.
  {
    isOne: (error) => error instanceof SyntaxError,
    message: 'A text could not be parsed.',
  },
];

const email = /[^\s<>"'@,;:()]+@[^\s<>"'@,;:()]+/g;
const query = /\?[^\s"'<>]*/g;
/** Tokens and hashes of ours have 43 digits and more; ids have at most 36. */
const token = /[\w-]{40,}/g;

/** An error's message as a log may keep it: without addresses of mails, queries, and tokens. */
export function plainMessage(error: Error): string {
  const repeater = repeaters.find(({ isOne }) => isOne(error));
  return repeater?.message ?? plainText(error.message);
}

/** The same of any text. */
export const plainText = (text: string): string =>
  text.replace(email, '(address)').replace(token, '(token)').replace(query, '?(left out)');
