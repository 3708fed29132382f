import { z } from 'zod';
import { capabilityNames, capabilityNeeds } from '../capabilities.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf } from './wire.ts';

/** Something that the business can offer (schemas/capabilities.ts), as it is at this moment. */
const shownCapability = z.object({
  name: z.enum(capabilityNames),
  is_on: z.boolean(),
  /** Needs that are not met, so that nobody can use it though it is on; also of one that is off. */
  missing: z.array(z.enum(capabilityNeeds)),
});
export type ShownCapability = z.output<typeof shownCapability>;

const getCapabilities = endpoint(routes.getCapabilities, {
  summary: 'What the business offers, what it could offer, and what each lacks.',
  security: ['staff'],
  roles: ['owner'],
  reply: dataOf(z.array(shownCapability)),
});

export const capabilityEndpoints = { getCapabilities };
