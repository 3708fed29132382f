import { setupStepNames, type Setup, type SetupStep } from '#schemas/api/staff-setup.ts';
import { paths } from '#src/paths.ts';

/** What the set-up is walked through: its steps in the order of the contract, and the opening. */
export const setupPlaces = [...setupStepNames, 'open'] as const;
export type SetupPlace = (typeof setupPlaces)[number];

/** What every step of the set-up is drawn with. */
export type SetupStepProps = {
  /** It is saved, and the owner wants to go on. */
  onDone(): void;
};

const segmentOf = (place: SetupPlace) => place.replaceAll('_', '-');

/** Where a place of the set-up is found. */
export const setupPath = (place: SetupPlace): string => paths.deskPage('setup', segmentOf(place));

/** The place that an address names; undefined: none. */
export const setupPlaceAt = (pathname: string): SetupPlace | undefined =>
  setupPlaces.find((place) => setupPath(place) === pathname);

const isMissing = ({ state }: SetupStep) => state === 'missing';

/** Where the set-up goes on: the first step that lacks something, or the opening. */
export const firstMissing = ({ steps }: Pick<Setup, 'steps'>): SetupPlace =>
  steps.find(isMissing)?.step ?? 'open';

/** Where somebody goes on from a place: to what lacks something behind it, or before it. */
export function placeAfter(setup: Pick<Setup, 'steps'>, place: SetupPlace): SetupPlace {
  const at = setup.steps.findIndex(({ step }) => step === place);
  const behind = setup.steps.slice(at + 1).find(isMissing);
  const before = setup.steps.find((one) => isMissing(one) && one.step !== place);
  return behind?.step ?? before?.step ?? 'open';
}
