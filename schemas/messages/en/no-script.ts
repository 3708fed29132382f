/** Stands above a page in a browser that runs no scripts. */
export const noScript = {
  site: 'Ordering on this site needs JavaScript, which your browser has turned off.',
  call: 'We are glad to help by phone:',
  desk: 'The desk needs JavaScript, which your browser has turned off.',
};
