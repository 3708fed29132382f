import { expect, test, vi } from 'vitest';
import * as storefront from '#src/entries/entry-server.tsx';
import { at } from '../setup/build-test-app.ts';
import { buildPageApp } from './build-page-app.ts';

const broken = vi.hoisted(() => ({ hero: false, footer: false }));
vi.mock('#src/sections/hero-section.tsx', () => ({
  HeroSection: () => {
    if (broken.hero) throw new Error('the hero broke');
    return null;
  },
}));
vi.mock('#src/sections/footer-section.tsx', () => ({
  FooterSection: () => {
    if (broken.footer) throw new Error('the footer broke');
    return null;
  },
}));

const printError = vi.fn<(entry: unknown) => void>();
const log = { info: () => undefined, warn: () => undefined, error: printError };

test.each([
  [{ hero: false, footer: false }, '<main', 0],
  [{ hero: true, footer: false }, '<main', 1],
  [{ hero: false, footer: true }, '<main', 1],
])('a section that throws does not take the page down: %j', async (sections, sign, complaints) => {
  Object.assign(broken, sections);
  printError.mockClear();
  const { app } = await buildPageApp(storefront, { log });
  const reply = await app.inject({ url: '/', headers: at });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain(sign);
  expect(reply.body).toContain('<title>');
  expect(reply.body).toContain('id="boot"');
  expect(printError).toHaveBeenCalledTimes(complaints);
});
