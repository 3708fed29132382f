import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { openSite, type Answers } from '../app/open-site.tsx';
import { bootWith, gate, settingsWith } from '../site-boot.ts';

const field = () => page.getByRole('textbox', { name: 'Email address' });
const button = () => page.getByRole('button', { name: 'Sign me up' });

function openFooter(variant: string, given: { answers?: Answers; fetch?: typeof fetch } = {}) {
  const { footer } = siteConfigSchema.parse({ footer: { variant, showNewsletter: true } });
  return openSite({ boot: bootWith({ settings: settingsWith({ footer }) }), ...given });
}

describe('the sign-up in the footer', () => {
  test.each(['columns', 'centered', 'with-hours'])(
    'of the design %s sends the address, and says what comes next',
    async (variant) => {
      const bodies: unknown[] = [];
      openFooter(variant, {
        fetch: async (_url, init) => {
          bodies.push(JSON.parse(String(init?.body)));
          return Response.json({ data: {} });
        },
      });
      await field().fill('ada@example.com');
      await button().click();
      const answer = page.getByText(/Open the mail we sent to ada@example\.com/);
      await expect.element(answer).toHaveFocus();
      expect(bodies).toContainEqual({ email: 'ada@example.com', language: 'en', tenant_id: 139 });
      await expect.element(field()).not.toBeInTheDocument();
    },
  );

  test.each(['', 'ada', 'ada@'])('asks for a whole address instead of sending %j', async (text) => {
    const { calls } = openFooter('columns');
    await field().fill(text);
    await button().click();
    await expect.element(page.getByText(/Please write a whole address/)).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(field().element().getAttribute('aria-invalid')).toBe('true');
    expect(calls).not.toContain('POST /v2/newsletter');
    await field().fill('ada@example.com');
    expect(field().element().getAttribute('aria-invalid')).toBeNull();
  });

  test('sends once, however often it is pressed', async () => {
    const held = gate();
    const sent: string[] = [];
    openFooter('columns', {
      fetch: async (url) => {
        sent.push(String(url));
        await held.passed;
        return Response.json({ data: {} });
      },
    });
    await field().fill('ada@example.com');
    await button().click();
    await expect.element(page.getByRole('button', { name: 'One moment …' })).toBeVisible();
    await field().click();
    await userEvent.keyboard('{Enter}{Enter}');
    held.open();
    await expect.element(page.getByText(/Nearly there/)).toBeVisible();
    expect(sent.filter((url) => url.endsWith('/v2/newsletter'))).toHaveLength(1);
  });

  test.each([
    [429, /a little too often/],
    [503, /could not reach the kitchen/],
  ])('keeps the address when the server answers %i', async (status, words) => {
    openFooter('columns', { answers: { 'POST /v2/newsletter': { status } } });
    await field().fill('ada@example.com');
    await button().click();
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(field()).toHaveValue('ada@example.com');
  });

  test('is not there until the owner asks for it', async () => {
    openSite();
    await expect.element(page.getByRole('contentinfo')).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
  });
});

describe('the link of a mail', () => {
  const heading = () => page.getByRole('heading', { level: 1 });

  test.each([
    ['confirm', 'Yes, write to me', 'You are on the list.'],
    ['unsubscribe', 'Yes, stop the news', 'Done. No more news.'],
  ])('to %s does nothing when opened, and answers by its button', async (name, yes, done) => {
    const call = `POST /v2/newsletter/${name === 'confirm' ? 'confirm' : 'leave'}`;
    const { calls } = openSite({
      at: `/newsletter/${name}?token=some.token`,
      answers: { [call]: { body: { data: {} } } },
    });
    await expect.element(page.getByRole('button', { name: yes })).toBeVisible();
    expect(calls).not.toContain(call);
    await page.getByRole('button', { name: yes }).click();
    await expect.element(heading()).toHaveTextContent(done);
    await expect.element(heading()).toHaveFocus();
    expect(calls).toContain(call);
  });

  test.each([
    [409, 'link_expired', 'This link is over.'],
    [409, 'link_used', 'This link was used already.'],
    [404, 'unknown_link', 'This link is not complete.'],
  ])('that the server refuses with %i %s says why', async (status, code, words) => {
    openSite({
      at: '/newsletter/confirm?token=some.token',
      answers: { 'POST /v2/newsletter/confirm': { status, body: { error: 'No.', code } } },
    });
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect.element(heading()).toHaveTextContent(words);
    await expect.element(page.getByRole('link', { name: 'See the menu' })).toBeVisible();
  });

  test('without its token asks for nothing', async () => {
    openSite({ at: '/newsletter/confirm' });
    await expect.element(heading()).toHaveTextContent('This link is not complete.');
  });

  test('can be pressed again when the server was out of reach', async () => {
    let isReached = false;
    openSite({
      at: '/newsletter/unsubscribe?token=some.token',
      answers: {
        'POST /v2/newsletter/leave': () => {
          const answer = isReached ? { body: { data: {} } } : { status: 503 };
          isReached = true;
          return answer;
        },
      },
    });
    await page.getByRole('button', { name: 'Yes, stop the news' }).click();
    await expect.element(page.getByText(/could not reach the kitchen/)).toBeVisible();
    await page.getByRole('button', { name: 'Yes, stop the news' }).click();
    await expect.element(heading()).toHaveTextContent('Done. No more news.');
  });
});
