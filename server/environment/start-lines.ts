import type { Env } from './env.ts';

/** Staff of the demo, whose passwords are printed. */
type Account = { email: string; password: string };

type StartEnv = Pick<
  Env,
  'publicUrl' | 'demo' | 'host' | 'smtpUrl' | 'smsUrl' | 'googleMapsKey' | 'nominatimUrl'
>;

/** Names what is not connected and what follows from it, so that nobody learns it from a customer. */
function missingServices(env: StartEnv, lacksCards: boolean): string[] {
  const { smtpUrl, smsUrl, googleMapsKey, nominatimUrl } = env;
  return [
    ...(smtpUrl === undefined
      ? [
          'No mail leaves: SMTP_URL is not set, so confirmations, codes and invitations stay in the outbox.',
        ]
      : []),
    ...(smsUrl === undefined
      ? ['No text messages: SMS_URL is not set, so codes go by mail alone.']
      : []),
    ...(googleMapsKey === undefined && nominatimUrl === undefined
      ? ['No maps service: each restaurant’s own list of suburbs is used.']
      : []),
    ...(lacksCards
      ? [
          'No cards: no business has keys of Stripe yet. Owners enter them at the desk, under Payments.',
        ]
      : []),
  ];
}

/** What is printed once the program listens: where it is reached, and who signs in to the demo. */
export function startLines(
  env: StartEnv,
  { port, staff, lacksCards }: { port: number; staff: readonly Account[]; lacksCards: boolean },
): string[] {
  return [
    ...addresses(env, port),
    ...(env.demo ? [] : missingServices(env, lacksCards)),
    ...signIns(staff),
  ];
}

function addresses({ publicUrl, demo, host }: Parameters<typeof startLines>[0], port: number) {
  if (publicUrl) return [`Servery serves ${publicUrl} (port ${port}).`];
  if (!demo) return [`Servery listens on ${host}:${port}.`];
  return [
    'Servery is ready. Two demo restaurants are open:',
    `  http://localhost:${port}      tenant 139`,
    `  http://53.localhost:${port}   tenant 53`,
    'Pay by cash, or by card with 4242 4242 4242 4242. Stop with Ctrl-C.',
  ];
}

/**
 * Where staff of the demo sign in is a screen of its own; these are who may (requirements, Demo).
 */
function signIns(staff: readonly Account[]): string[] {
  if (staff.length === 0) return [];
  return [
    'Staff of this installation:',
    ...staff.map(({ email, password }) => `  ${email}  ${password}`),
  ];
}
