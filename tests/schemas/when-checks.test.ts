import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HomeEntry } from '#schemas/config/layout.ts';
import { whenSchema, type When } from '#schemas/config/when.ts';
import { checkForPublishing } from '#schemas/rules/publish-checks/check-for-publishing.ts';
import { whenChecks } from '#schemas/rules/publish-checks/when-checks.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';

const sound = tenant139.config;
const today = '2026-11-21';
const entry = (id: string, rule?: Partial<When>): HomeEntry => ({
  id,
  hidden: false,
  ...(rule && { when: whenSchema.parse(rule) }),
});
const checksOf = (home: readonly HomeEntry[]) =>
  whenChecks({ ...sound, layout: { home: [...home] } }, { today }).map(
    ({ level, path, code, message }) => `${level} ${path} ${code}: ${message}`,
  );
const lunch = [{ days: [], from: '11:00', to: '15:00' }];
const rest = [{ days: [], from: '15:00', to: '11:00' }];

describe('what is reported of the rules by which sections are shown', () => {
  it('is nothing where something is always shown', () => {
    expect(checksOf([entry('hero'), entry('menu', { times: lunch, devices: ['phone'] })])).toEqual(
      [],
    );
  });

  it('names a section whose last day is over', () => {
    expect(checksOf([entry('hero'), entry('menu', { until: '2026-11-20' })])).toEqual([
      'warning layout.home.1.when rule_passed: Its last day, 20 Nov 2026, is over, so this section does not appear.',
    ]);
    expect(checksOf([entry('hero'), entry('menu', { until: today })])).toEqual([]);
  });

  it('names a section that no day and time lets appear', () => {
    const monday = [{ days: [1], from: '11:00', to: '15:00' }];
    const tuesdayOnly = { from: '2026-11-24', until: '2026-11-24' };
    expect(checksOf([entry('hero'), entry('menu', { ...tuesdayOnly, times: monday })])).toEqual([
      'warning layout.home.1.when never_shown: By its days and times this section never appears.',
    ]);
    expect(
      checksOf([entry('hero'), entry('menu', { from: '2026-12-24', until: '2026-12-01' })]),
    ).toEqual([
      'warning layout.home.1.when never_shown: By its days and times this section never appears.',
    ]);
    const night = [{ days: [1], from: '22:00', to: '02:00' }];
    expect(checksOf([entry('hero'), entry('menu', { ...tuesdayOnly, times: night })])).toEqual([]);
  });

  it('says when, and for whom, the whole page would be empty', () => {
    expect(checksOf([entry('hero', { times: lunch })])).toEqual([
      'warning layout.home empty_page: The home page shows no section at all on Saturdays at 00:00.',
    ]);
    expect(checksOf([entry('hero', { times: lunch }), entry('menu', { times: rest })])).toEqual([]);
    expect(
      checksOf([
        entry('hero', { times: lunch }),
        entry('menu', { times: rest, devices: ['phone'] }),
      ]),
    ).toEqual([
      'warning layout.home empty_page: The home page shows no section at all on Saturdays at 00:00 on tablets.',
    ]);
    expect(checksOf([entry('hero', { orderTypes: ['delivery'] })])).toEqual([
      'warning layout.home empty_page: The home page shows no section at all on Saturdays at 00:00 for pickup.',
    ]);
    expect(checksOf([entry('hero', { until: '2026-12-24' })])).toEqual([
      'warning layout.home empty_page: The home page shows no section at all on Fridays at 00:00.',
    ]);
  });

  it('is nothing of what is hidden, and no error ever', () => {
    expect(
      checksOf([entry('hero'), { ...entry('menu', { until: '2025-01-01' }), hidden: true }]),
    ).toEqual([]);
    const rules = fc.record({
      from: fc.constantFrom('', '2026-02-31', '2026-12-24'),
      until: fc.constantFrom('', '2026-02-31', '2026-12-26'),
      times: fc.subarray([...lunch, ...rest, { days: [7], from: '00:00', to: '00:00' }]),
      devices: fc.subarray(['phone', 'computer'] as const),
    });
    fc.assert(
      fc.property(fc.array(rules, { maxLength: 4 }), (all) => {
        const home = all.map((rule, index) => entry(`s${index}`, rule));
        const checks = whenChecks({ ...sound, layout: { home } }, { today });
        expect(checks.filter(({ level }) => level === 'error')).toEqual([]);
      }),
    );
  });

  it('comes with what is told before publishing', () => {
    const home = sound.layout.home.map((one) => ({
      ...one,
      when: whenSchema.parse({ until: '2026-11-20' }),
    }));
    const codes = checkForPublishing({ ...sound, layout: { home } }, { today }).map(
      (it) => it.code,
    );
    expect(codes).toContain('rule_passed');
    expect(codes).toContain('empty_page');
  });
});
