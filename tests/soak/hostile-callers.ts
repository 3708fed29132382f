import { sample } from 'fast-check';
import { contract } from '#schemas/api/contract.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { readOperations } from '#tests/fuzz/api-operations.ts';
import { drawnCalls } from '#tests/fuzz/draw-calls.ts';
import { findFault } from '#tests/fuzz/find-fault.ts';
import { valuesOfSmallMenu } from '#tests/fuzz/known-values.ts';
import { createSender } from '#tests/fuzz/send-call.ts';
import { password } from '../server/setup/sign-staff-in.ts';
import type { Records } from './records.ts';
import { postUntilAnswered, signInOwner, type Headers } from './sign-in-owner.ts';

const atOnce = 3;
const batch = 300;
const guest_id = 7_000_001;
const owner = { email: 'owner@pizza.test', tenantId: small.otherTenant };

type Options = {
  origin: string;
  isOpen: () => Promise<void>;
  isDone: () => boolean;
  seed: number;
  records: Records;
};

/**
 * Sends whatever nobody means, as guest and as staff of the second small tenant, whose own things
 * they may spoil; those of the first tenant they only name.
 */
export async function sendHostileCalls(options: Options): Promise<void> {
  const { origin, isOpen, isDone, records } = options;
  // Another address than the shoppers', so that its limits are not theirs.
  const from = { host: small.otherHost, 'x-forwarded-for': '203.0.113.7' };
  const { send, close } = createSender(() => origin);
  const document = await fetch(`${origin}/api/openapi.json`);
  const operations = readOperations(await document.json());
  const callers = { nobody: '', guest: 'guest', owner: 'staff' };
  const known = { ...valuesOfSmallMenu, guest_id: [guest_id], password: [password] };
  const guest = await claim(origin, from);
  for (let round = 0; !isDone(); round += 1) {
    const proofs = { nobody: from, guest, owner: await signInOwner(origin, from, owner) };
    const seed = options.seed + round;
    const waiting = sample(drawnCalls(operations, known, callers), { numRuns: batch, seed });
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let call = waiting.pop(); call && !isDone(); call = waiting.pop()) {
          await isOpen();
          const { caller } = call;
          const proof = caller === 'guest' || caller === 'owner' ? proofs[caller] : from;
          const answer = await send(call, proof);
          records.count('hostile calls');
          // Nobody answers while the program is being killed.
          if (!answer) continue;
          const isUnavailable = answer.status === 503 && answer.headers['retry-after'];
          const fault = isUnavailable ? null : findFault(call, answer);
          if (isUnavailable) records.count('hostile calls answered 503');
          if (fault !== null) {
            records.fault(`${call.method} ${call.path.slice(0, 200)} ${fault.slice(0, 300)}`);
          }
        }
      }),
    );
  }
  close();
}

async function claim(origin: string, from: Headers): Promise<Headers> {
  const body = { guest_id, tenant_id: small.otherTenant };
  const reply = await postUntilAnswered(`${origin}/api/v2/guests`, from, body);
  const { data } = contract.claimGuest.reply.parse(await reply.json());
  return { ...from, authorization: `Bearer ${data.guest_token}` };
}
