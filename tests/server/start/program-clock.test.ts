import { expect, test } from 'vitest';
import { programClock } from '#server/environment/program-clock.ts';

test('the clock is the machine’s, or begins with the process at the demo’s moment and goes on', () => {
  const machine = programClock({ demoNow: undefined });
  const before = Date.now();
  expect(machine().getTime()).toBeGreaterThanOrEqual(before);
  expect(machine().getTime()).toBeLessThanOrEqual(Date.now());

  const demoNow = new Date('2026-11-18T01:00:00Z');
  const demo = programClock({ demoNow });
  const passed = () => Date.now() - performance.timeOrigin;
  const least = passed();
  const shown = demo().getTime() - demoNow.getTime();
  expect(shown).toBeGreaterThanOrEqual(least - 1);
  expect(shown).toBeLessThanOrEqual(passed() + 1);
});
