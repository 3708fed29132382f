import type { SetupStepName } from '#schemas/api/staff-setup.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { setupStepParts } from '#desk/setup/setup-step-parts.ts';
import { newtownDetails, ok, openSettings } from '../settings/settings-server.ts';
import { setupWith } from './setup-server.ts';

/** Loads what the pages are drawn by, so that no test waits for it. */
export async function preloadSetup(): Promise<void> {
  const parts = [...deskPages.map(({ part }) => part), ...Object.values(setupStepParts)];
  await Promise.all(parts.map((part) => part.preload()));
}

type Answers = Parameters<typeof openSettings>[1];

/** Opens the set-up; the steps are missing until `done` says otherwise. */
export function openSetup(address: string, missing: SetupStepName[], answers: Answers = {}) {
  const state = { setup: setupWith(missing) };
  const replies = {
    'GET /v2/staff/setup': () => ok(state.setup),
    'GET /v2/staff/restaurants': () => ok([newtownDetails]),
    ...answers,
  };
  const opened = openSettings(address, replies, true);
  const done = (...still: SetupStepName[]) => {
    state.setup = setupWith(still);
  };
  return { ...opened, state, done };
}
