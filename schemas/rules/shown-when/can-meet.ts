import type { When } from '../../config/when.ts';

/** Some customers do not see it, whatever the time. */
export const isForSome = (when: When | undefined): boolean =>
  when !== undefined && when.devices.length + when.orderTypes.length > 0;

/** Whether two sections that are both shown now may be seen by one customer. */
export const canMeet = (one: When | undefined, other: When | undefined): boolean =>
  meets(one?.devices, other?.devices) && meets(one?.orderTypes, other?.orderTypes);

const meets = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === 0 || other.length === 0 || one.some((value) => other.includes(value));
