/** Entry of the worker thread that reads menu files; its functions are called by their names. */
export { readSentMenu, showSentMenu } from './read-sent-menu.ts';
