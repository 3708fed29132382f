import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MailTexts, MailTextsOf } from '#schemas/api/staff-mail-texts.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

afterEach(() => page.viewport(414, 896));

const url = '/v2/staff/mails/texts';
const address = '/desk/settings/mail-texts';
const defaults: MailTexts = {
  subject: 'We have your order {order_number}',
  greeting: 'Hello {customer_name},',
  heading: 'Thank you.',
  intro: '',
  closing: 'See you soon.',
};
const received: MailTextsOf = { mail: 'received', texts: defaults, defaults, revision: 3 };
const ready: MailTextsOf = {
  mail: 'ready',
  texts: { ...defaults, subject: 'It is hot', heading: 'Come in.' },
  defaults: { ...defaults, subject: 'Ready', heading: 'Come in.' },
  revision: 1,
};

type Call = Parameters<typeof openSettings>[1][string];

/** Answers as the server does, revision by revision; `{order_number}` of the preview is 042. */
function open(answers: Record<string, Call> = {}, at = address) {
  const state = { all: [received, ready] };
  const { server } = openSettings(at, {
    [`GET ${url}`]: () => ok(state.all),
    [`PUT ${url}/received`]: (texts) => {
      const saved = { ...received, texts: { ...defaults, ...Object(texts) }, revision: 4 };
      state.all = [saved, ready];
      return ok(saved);
    },
    [`POST ${url}/received/preview`]: drawn,
    [`POST ${url}/ready/preview`]: drawn,
    ...answers,
  });
  return { server, state };
}

const drawn: Call = (body) => {
  const { subject, heading }: MailTexts = { ...defaults, ...Object(body) };
  const filled = subject.replaceAll('{order_number}', '042');
  return ok({
    subject: filled,
    html: `<!doctype html><html lang="en"><head><title>m</title></head><body><h1>${heading}</h1></body></html>`,
    text: `${heading}\nOrder 042`,
  });
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const frame = page.getByTitle('Preview of the mail: Order received');
const previewed = (name: string) => page.getByRole('region', { name: 'Preview' }).getByText(name);

/** What stands in the frame, which no script of the page reads. */
const framed = () => frame.element().getAttribute('srcdoc') ?? '';

describe('the page', () => {
  test('says that it loads until the words are there', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    open({ [`GET ${url}`]: () => arrived.then(() => ok([received, ready])) });
    await expect.element(page.getByText('Loading the settings…')).toBeVisible();
    arrive();
    await expect.element(field('Subject')).toHaveValue(defaults.subject);
    await expect.element(page.getByText('Loading the settings…')).not.toBeInTheDocument();
  });

  test('says that it could not be read, and reads again when asked', async () => {
    let isAway = true;
    open({
      [`GET ${url}`]: () =>
        isAway
          ? { status: 503, body: { error: 'The database is away.', code: 'unavailable' } }
          : ok([received, ready]),
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    isAway = false;
    await page.getByRole('alert').getByRole('button').click();
    await expect.element(field('Subject')).toHaveValue(defaults.subject);
  });

  test('marks the mails with own words, and shows the one that its address names', async () => {
    open({}, `${address}?mail=ready`);
    await expect.element(page.getByLabelText('Mail', { exact: true })).toHaveValue('ready');
    await expect
      .element(page.getByRole('option', { name: 'Ready to collect (your words)' }))
      .toBeInTheDocument();
    await expect
      .element(page.getByRole('option', { name: 'Order received', exact: true }))
      .toBeInTheDocument();
    await expect.element(field('Subject')).toHaveValue('It is hot');
    await expect.element(page.getByText('Standard: Ready', { exact: true })).toBeVisible();
  });
});

describe('writing', () => {
  test('is drawn by the server a moment later, and saved with its revision', async () => {
    const { server } = open();
    await field('Subject').fill('Number {order_number}!');
    await field('Headline').fill('Good choice');
    await expect.element(previewed('Number 042!')).toBeVisible();
    await expect.poll(framed).toContain('<h1>Good choice</h1>');
    await expect.element(frame).toHaveAttribute('sandbox', '');
    await button('Text alone').click();
    await expect
      .element(page.getByRole('textbox', { name: 'Text alone' }))
      .toHaveValue('Good choice\nOrder 042');
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Mails say it from now on/)).toBeVisible();
    expect(server.sent('PUT', `${url}/received`)).toEqual([
      { ...defaults, subject: 'Number {order_number}!', heading: 'Good choice' },
    ]);
  });

  test('takes a variable where the cursor stands, and the opening where none does', async () => {
    open();
    await page.getByRole('button', { name: '{total} the total' }).click();
    await expect.element(field('Opening')).toHaveValue('{total}');
    await expect.element(field('Opening')).toHaveFocus();
    await field('Headline').fill('Until !');
    const headline = field('Headline').element();
    if (!(headline instanceof HTMLInputElement)) throw new Error('the headline is one line');
    headline.setSelectionRange(6, 6);
    await page.getByRole('button', { name: '{time} the promised time' }).click();
    await expect.element(field('Headline')).toHaveValue('Until {time}!');
  });

  test('of a variable that does not exist is refused beside its field, and neither drawn nor sent', async () => {
    const { server } = open();
    await expect.element(frame).toBeInTheDocument();
    await field('Greeting').fill('Hello {guest},');
    await expect
      .element(page.getByText('The preview follows once what is marked is put right.'))
      .toBeVisible();
    await button('Save').click();
    await expect
      .element(page.getByText(/^The word in braces is not one of ‘\{customer_name\}’/))
      .toBeVisible();
    await expect.element(field('Greeting')).toHaveFocus();
    await expect.element(button('Send me this mail')).toHaveAttribute('aria-disabled', 'true');
    expect(server.sent('PUT', /./)).toEqual([]);
    expect(JSON.stringify(server.sent('POST', /preview$/))).not.toContain('{guest}');
  });

  test('gives way to the standard text, of one field or of all', async () => {
    open({}, `${address}?mail=ready`);
    await field('Closing').fill('Bye');
    await button('Subject: use the standard text').click();
    await expect.element(field('Subject')).toHaveValue('Ready');
    await expect.element(button('Subject: use the standard text')).not.toBeInTheDocument();
    await button('Put all standard texts back').click();
    await expect.element(field('Closing')).toHaveValue(defaults.closing);
  });

  test('is asked about before another mail is chosen', async () => {
    open();
    await field('Headline').fill('Mine');
    await page.getByLabelText('Mail', { exact: true }).selectOptions('ready');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay here' }).last().click();
    await expect.element(field('Headline')).toHaveValue('Mine');
    await expect.element(page.getByLabelText('Mail', { exact: true })).toHaveValue('received');
    await page.getByLabelText('Mail', { exact: true }).selectOptions('ready');
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.element(field('Subject')).toHaveValue('It is hot');
  });
});

test('the later of two owners sees the words of the other beside theirs, and chooses', async () => {
  const error = 'Somebody else changed these settings in the meantime.';
  const theirs = {
    ...received,
    texts: { ...defaults, heading: 'Theirs', intro: 'New' },
    revision: 4,
  };
  let isStale = true;
  const { server, state } = open({
    [`PUT ${url}/received`]: (texts) => {
      if (isStale) {
        isStale = false;
        state.all = [theirs, ready];
        return { status: 412, body: { error, code: 'stale_settings', data: theirs } };
      }
      const saved = { ...received, texts: { ...defaults, ...Object(texts) }, revision: 5 };
      state.all = [saved, ready];
      return ok(saved);
    },
  });
  await field('Headline').fill('Mine');
  await button('Save').click();
  const panel = page.getByRole('region', { name: /^Somebody else saved this page/ });
  await expect.element(panel).toHaveFocus();
  await expect.element(panel.getByText('New Taken over.')).toBeVisible();
  await expect.element(panel.getByRole('radio', { name: 'Keep mine: Mine' })).toBeChecked();
  await panel.getByRole('radio', { name: 'Take theirs: Theirs' }).click();
  await expect.element(field('Headline')).toHaveValue('Theirs');
  await panel.getByRole('radio', { name: 'Keep mine: Mine' }).click();
  await button('Save').click();
  await expect.element(page.getByText(/^Saved\. Mails say it from now on/)).toBeVisible();
  expect(server.sent('PUT', `${url}/received`).at(-1)).toEqual({
    ...defaults,
    heading: 'Mine',
    intro: 'New',
  });
});

describe('without the network', () => {
  test('the preview says so, what was typed stays, and it is drawn once there is one', async () => {
    let isAway = true;
    open({
      [`POST ${url}/received/preview`]: (body) => {
        if (isAway) throw new TypeError('Failed to fetch');
        return drawn(body);
      },
    });
    await field('Headline').fill('Still here');
    const alert = page.getByRole('alert').filter({ hasText: 'The preview did not come' });
    await expect.element(alert).toBeVisible();
    await expect.element(field('Headline')).toHaveValue('Still here');
    isAway = false;
    await alert.getByRole('button').click();
    await expect.poll(framed).toContain('<h1>Still here</h1>');
    await expect.element(alert).not.toBeInTheDocument();
  });
});

test('the mail as it stands is sent to whoever looks, and where it went is said', async () => {
  const { server } = open({
    [`POST ${url}/received/test`]: () => ok({ to: 'o@corner.test', problem: null }),
  });
  await field('Headline').fill('To me');
  await expect.poll(framed).toContain('<h1>To me</h1>');
  await button('Send me this mail').click();
  await expect.element(page.getByText(/o@corner\.test/)).toBeVisible();
  expect(server.sent('POST', `${url}/received/test`)).toEqual([{ ...defaults, heading: 'To me' }]);
});

test.each([375, 820, 1440])('is clean for axe and no wider than %i px', async (width) => {
  await page.viewport(width, 900);
  open();
  await field('Subject').fill(`${'W'.repeat(100)} {what}`);
  await button('Save').click();
  await expect.element(page.getByText(/^The word in braces is not one of/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
