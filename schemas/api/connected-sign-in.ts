import { z } from 'zod';
import { instant } from './wire.ts';

/** An account at a provider of sign-ins that signs a customer in (decision 079). */
export const connectedSignIn = z.object({
  id: z.uuid(),
  /** The provider's name, as the button says it. */
  provider: z.string(),
  connected_at: instant,
  last_used_at: instant,
});
export type ConnectedSignIn = z.output<typeof connectedSignIn>;
