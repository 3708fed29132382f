/** More links than this, and a message looks like advertising. */
const mostLinks = 2;

const link = /https?:\/\/|\bwww\.|\[url[=\]]|<a\s/giu;

/**
 * Whether a message looks like advertising: a program filled in what people do not see, or it is full
 * of links. It is stored all the same, for a person may have meant it.
 */
export const isSuspected = ({ website, message }: { website: string; message: string }): boolean =>
  website.trim() !== '' || (message.match(link)?.length ?? 0) > mostLinks;
