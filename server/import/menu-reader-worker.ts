/** What a thread of its own does with menu files; its functions are called by their names. */
export { readSentMenu, showSentMenu } from './read-sent-menu.ts';
