import { array, assert, constantFrom, jsonValue, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAppSettings } from '#schemas/api/read-app-settings.ts';
import { appSettings, type AppSettings, type TenantDetails } from '#schemas/api/settings.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { draws } from '../../draws.ts';
import { corrupted, partial, valuesOf } from '../config-arbitrary.ts';

const known: TenantDetails = { id: 53, name: 'Corner', currency: 'NZD', locale: 'en-NZ' };
const defaults = siteConfigSchema.parse({});

function read(element: unknown): AppSettings {
  const settings = readAppSettings({ data: [element] }, known);
  if (!settings) throw new Error('no settings were read');
  return settings;
}

describe('settings of another or an older backend', () => {
  it('the part of a configuration that came stands, and the rest is its default', () => {
    const { web_config } = read({ web_config: { colors: { primary: '#0a7d4f' } } });
    expect(web_config).toEqual({
      ...defaults,
      colors: { ...defaults.colors, primary: '#0a7d4f' },
    });
  });

  it('what cannot be read is its default too', () => {
    const { web_config } = read({
      web_config: { colors: { primary: '#…' }, hero: null, layout: { home: 'all' }, seo: 5 },
    });
    expect(web_config).toEqual(defaults);
  });

  it('a configuration that came as JSON text is read', () => {
    const { web_config } = read({ web_config: '{"colors":{"accent":"#123456"}}' });
    expect(web_config.colors.accent).toBe('#123456');
    expect(read({ web_config: '{"colors":' }).web_config).toEqual(defaults);
  });

  it('without the further parts of this backend the page keeps what it knows', () => {
    expect(read({ web_config: {} })).toEqual({
      web_config: defaults,
      payment_gateway_config: {
        gateways: [],
        publishable_key: null,
        environment: 'test',
        wallets: false,
      },
      is_online_order_enabled: 1,
      config_version: 0,
      pages: ['contact'],
      tenant: known,
    });
  });

  it.each([0, '0', false])('orders are off where the flag is %j', (flag) => {
    expect(read({ is_online_order_enabled: flag }).is_online_order_enabled).toBe(0);
  });

  it.each([1, '1', true, null, 'yes', undefined])('orders are taken where it is %j', (flag) => {
    expect(read({ is_online_order_enabled: flag }).is_online_order_enabled).toBe(1);
  });

  it('a gateway that is not known is left out, the others stay', () => {
    const payment = read({
      payment_gateway_config: { gateways: ['cash', 'barter', 7, 'stripe'], publishable_key: 'pk' },
    }).payment_gateway_config;
    expect(payment).toEqual({
      gateways: ['cash', 'stripe'],
      publishable_key: 'pk',
      environment: 'test',
      wallets: false,
    });
  });

  it('a page that is not known is left out, the others stay', () => {
    expect(read({ pages: ['deals', 'karaoke', 7, 'giftCards'] }).pages).toEqual([
      'deals',
      'giftCards',
    ]);
  });

  it.each([
    { currency: 'A$', locale: 'en_AU' },
    { currency: 'DOLLAR', locale: '' },
    { currency: null, locale: 'not a language' },
  ])('money and dates are never written by $currency and $locale', (tenant) => {
    expect(read({ tenant: { ...tenant, id: 0, name: 'Named' } }).tenant).toEqual({
      ...known,
      name: 'Named',
    });
  });

  it.each([undefined, null, 'down', [], {}, { data: null }, { data: [] }, { data: ['x'] }])(
    'in %j there are no settings',
    (reply) => expect(readAppSettings(reply, known)).toBeNull(),
  );

  it('those of this backend are read as they came', () => {
    const own: AppSettings = { ...read({}), web_config: tenant139.config, config_version: 12 };
    expect(JSON.stringify(read(JSON.parse(JSON.stringify(own))))).toBe(JSON.stringify(own));
  });

  it('whatever comes, what is read is whole and can be drawn by', () => {
    const documents = valuesOf(siteConfigSchema);
    const odd = oneof(partial(documents), corrupted(documents), jsonValue());
    const elements = record(
      {
        web_config: odd,
        payment_gateway_config: oneof(jsonValue(), record({ gateways: jsonValue() })),
        is_online_order_enabled: jsonValue(),
        config_version: jsonValue(),
        pages: jsonValue(),
        tenant: oneof(
          jsonValue(),
          record({ locale: constantFrom('de', 'x', 'en_AU', 5), currency: jsonValue() }),
        ),
      },
      { requiredKeys: [] },
    );
    const replies = oneof(record({ data: oneof(array(elements), jsonValue()) }), jsonValue());
    assert(
      property(replies, (reply) => {
        const settings = readAppSettings(reply, known);
        if (settings === null) return;
        expect(appSettings.safeParse(settings).success).toBe(true);
        const { locale, currency } = settings.tenant;
        expect(
          new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1),
        ).toBeTruthy();
      }),
      { numRuns: draws(300) },
    );
  });
});
