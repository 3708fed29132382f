import { expect, test } from 'vitest';
import { startLines } from '#server/environment/start-lines.ts';

const bare = {
  publicUrl: 'https://orders.example',
  demo: false,
  host: '127.0.0.1',
  smtpUrl: undefined,
  smsUrl: undefined,
  googleMapsKey: undefined,
  nominatimUrl: undefined,
};

test('each service that is not connected has a line at the start, and what is connected none', () => {
  const started = { port: 3000, staff: [] };
  expect(startLines(bare, { ...started, lacksCards: true })).toEqual([
    'Servery serves https://orders.example (port 3000).',
    expect.stringMatching(/^No mail leaves: SMTP_URL is not set/),
    expect.stringMatching(/^No text messages: SMS_URL is not set/),
    expect.stringMatching(/^No maps service/),
    expect.stringMatching(/^No cards: no business has keys of Stripe yet/),
  ]);
  const connected = {
    ...bare,
    smtpUrl: 'smtps://mail.example',
    smsUrl: 'https://sms.example',
    nominatimUrl: 'https://maps.example',
  };
  expect(startLines(connected, { ...started, lacksCards: false })).toHaveLength(1);
});
