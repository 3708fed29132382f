import { describe, expect, test } from 'vitest';
import { topOfferBannerSchema } from '#schemas/config/sections/top-offer-banner.ts';
import { offerMark } from '#schemas/rules/banner-mark.ts';
import { textMark } from '#schemas/text-mark.ts';
import { instantOf } from '#schemas/rules/time/instant-of.ts';

describe('a local moment is an instant', () => {
  test.each([
    ['2026-12-24T18:00', 'Australia/Melbourne', '2026-12-24T07:00:00Z'],
    ['2026-07-01T00:30', 'America/New_York', '2026-07-01T04:30:00Z'],
    ['2026-11-20T12:00', 'UTC', '2026-11-20T12:00:00Z'],
    ['2026-11-20T12:00', 'Asia/Kathmandu', '2026-11-20T06:15:00Z'],
    // Occurs twice in the night that summer time ends: the first counts.
    ['2026-04-05T02:30', 'Australia/Melbourne', '2026-04-04T15:30:00Z'],
    // Left out in the night that it begins: as much later.
    ['2026-10-04T02:30', 'Australia/Melbourne', '2026-10-03T16:30:00Z'],
    ['2026-10-04T03:00', 'Australia/Melbourne', '2026-10-03T16:00:00Z'],
  ])('%s in %s', (local, zone, instant) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(new Date(instant).toISOString());
  });
});

describe('the mark of an offer', () => {
  const offer = (endsAt: string, variant: 'bar' | 'countdown') =>
    topOfferBannerSchema.parse({
      variant,
      topOfferBannerText: 'Two for one',
      byVariant: { countdown: { endsAt } },
    });

  test('is its text’s, and changes with the end that it counts down to', () => {
    const first = offerMark(offer('2026-12-24T18:00', 'countdown'));
    expect(offerMark(offer('', 'countdown'))).toBe(textMark('Two for one'));
    expect(first).not.toBe(textMark('Two for one'));
    expect(offerMark(offer('2026-12-31T18:00', 'countdown'))).not.toBe(first);
  });

  test('knows no end where none is shown', () => {
    expect(offerMark(offer('2026-12-24T18:00', 'bar'))).toBe(textMark('Two for one'));
  });
});

test.each(['2026-13-01T10:00', '2026-12-24', '24 Dec', '2026-12-24T25:00'])(
  '%s is no moment',
  (endsAt) => {
    const read = topOfferBannerSchema.safeParse({ byVariant: { countdown: { endsAt } } });
    expect(read.success).toBe(false);
  },
);
