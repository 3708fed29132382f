import { setupStepNames, type Setup, type SetupStep } from '#schemas/api/staff-setup.ts';
import { paths } from '#ui/paths.ts';

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

/**
 * Where somebody goes on from a place: to what lacks something behind it, or before it. Pickup alone
 * makes the step of pickup and delivery complete, so nobody is led past it unasked.
 */
export function placeAfter({ steps }: Pick<Setup, 'steps'>, place: SetupPlace): SetupPlace {
  const others = steps.filter((one) => isMissing(one) && one.step !== place);
  if (others.length === 0) return 'open';
  const at = steps.findIndex(({ step }) => step === place);
  const behind = steps.slice(at + 1).find((one) => isMissing(one) || one.step === 'fulfilment');
  return behind?.step ?? others[0]?.step ?? 'open';
}
