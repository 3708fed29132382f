import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sectionPart, type SectionProps } from '#variants/sections/registry.ts';
import { formatTimeLeft } from '#variants/sections/top-offer-banner/format-time-left.ts';
import { sampleProps } from '#stories/samples/sample-props.ts';
import { emulateMotion } from '../browser/emulate-motion.ts';
import { draw } from './draw.tsx';

type Banner = SectionProps['topOfferBanner'];

let remove: (() => void) | undefined;
afterEach(() => {
  remove?.();
  vi.useRealTimers();
});

async function show(
  variant: string,
  changes: Partial<Banner['config']>,
  more: Partial<Banner> = {},
) {
  const { tenant, props } = sampleProps('tenant139', 'topOfferBanner');
  const part = sectionPart('topOfferBanner', variant);
  await part.preload();
  const drawn = draw(
    <part.Component {...props} {...more} config={{ ...props.config, ...changes }} />,
    tenant,
  );
  remove = drawn.remove;
  return drawn.place;
}

describe('a countdown', () => {
  const minute = 60_000;
  /** 18:00 on Christmas Eve in Melbourne. */
  const end = Date.parse('2026-12-24T07:00:00Z');
  const until = (left: number, endedText = '') => {
    vi.setSystemTime(end - left);
    return show(
      'countdown',
      {
        topOfferBannerText: 'Panettone for two',
        byVariant: {
          ticker: { pace: 'calm' },
          countdown: { endsAt: '2026-12-24T18:00', endedText },
        },
      },
      { timeZone: 'Australia/Melbourne', drawnAt: end - left },
    );
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });

  test('says each minute how long the offer holds, and each second in the last hour', async () => {
    const place = await until(2 * 60 * minute + 500);
    expect(place.textContent).toContain('2\u00a0hrs 1\u00a0min left');
    await vi.advanceTimersByTimeAsync(minute);
    expect(place.textContent).toContain('2\u00a0hrs 0\u00a0mins left');
    remove?.();
    const later = await until(minute + 500);
    expect(later.textContent).toContain('1\u00a0min 1\u00a0sec left');
    await vi.advanceTimersByTimeAsync(1000);
    expect(later.textContent).toContain('1\u00a0min 0\u00a0secs left');
  });

  test('tells screen readers the end alone, which does not change', async () => {
    const place = await until(30 * minute);
    const spoken = place.cloneNode(true);
    if (!(spoken instanceof HTMLElement)) throw new Error('nothing was drawn');
    for (const hidden of spoken.querySelectorAll('[aria-hidden]')) hidden.remove();
    expect(spoken.textContent).toContain('until Thu\u00a024\u00a0Dec,\u00a06:00\u00a0pm');
    expect(spoken.textContent).not.toContain('left');
    expect(spoken.querySelector('[aria-live], [role="timer"]')).toBeNull();
  });

  test('keeps its place when the time begins to run', async () => {
    const place = await until(30 * minute);
    const width = () => place.querySelector('[data-running]')?.getBoundingClientRect().width;
    const before = width();
    await vi.advanceTimersByTimeAsync(minute);
    expect(before).toBeGreaterThan(0);
    expect(width()).toBe(before);
  });

  test('ends in the words meant for it, without its link', async () => {
    const place = await until(1000, 'Until next Christmas');
    await vi.advanceTimersByTimeAsync(2000);
    expect(place.textContent).toBe('Until next Christmas');
  });

  test('that ends while one looks says so, and was never there for who comes later', async () => {
    const place = await until(1000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(place.textContent).toBe('This offer is over');
    remove?.();
    expect((await until(-1000)).textContent).toBe('');
  });

  test('without a date is the text alone', async () => {
    const place = await show('countdown', {
      topOfferBannerText: 'Panettone for two',
      byVariant: { ticker: { pace: 'calm' }, countdown: { endsAt: '', endedText: 'Over' } },
    });
    expect(place.textContent).toBe('Panettone for two');
  });
});

test('long waits are told in days', () => {
  const day = 86_400_000;
  expect(formatTimeLeft(12.4 * day, 'en-AU')).toBe('12\u00a0days');
  expect(formatTimeLeft(2.25 * day, 'en-AU')).toBe('2\u00a0days 6\u00a0hrs');
  expect(formatTimeLeft(2.25 * day, 'de-DE')).toBe('2\u00a0Tg. 6\u00a0Std.');
});

test.each(['bar', 'ticker', 'countdown'])(
  'as %s the offer leads where its link says',
  async (variant) => {
    await show(variant, { topOfferBannerText: 'Two for one', link: '/deals' });
    const link = page.getByRole('link', { name: /^Two for one$/ });
    expect(link.element().getAttribute('href')).toBe('/deals');
  },
);

test('running text stands still by its button, and with the focus on it', async () => {
  await emulateMotion('no-preference');
  const place = await show('ticker', { topOfferBannerText: 'Two for one', link: '/deals' });
  const track = place.querySelector('[data-pace]');
  if (!track) throw new Error('nothing runs');
  const state = () => getComputedStyle(track).animationPlayState;
  expect(state()).toBe('running');
  await page.getByRole('button', { name: 'Stop the moving text' }).click();
  await userEvent.unhover(page.getByRole('button', { name: 'Let the text move' }));
  page.getByRole('button', { name: 'Let the text move' }).element().blur();
  expect(state()).toBe('paused');
  await page.getByRole('button', { name: 'Let the text move' }).click();
  page.getByRole('link').element().focus();
  expect(state()).toBe('paused');
});
