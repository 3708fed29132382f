import { afterAll } from 'vitest';
import { page } from 'vitest/browser';

const { innerWidth, innerHeight } = window;
const address = window.location.href;

/** Puts back what a file changed of the page that the files after it share. */
afterAll(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', address);
  window.scrollTo(0, 0);
  await page.viewport(innerWidth, innerHeight);
});
