import { setTimeout } from 'node:timers/promises';
import { password } from '../server/setup/sign-staff-in.ts';

export type Headers = Record<string, string>;

/** The same call until somebody answers it; what is only unavailable now is no answer. */
export async function postUntilAnswered(
  url: string,
  headers: Headers,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Response> {
  for (;;) {
    const reply = await fetch(url, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (reply && reply.status < 500) return reply;
    const seconds = Number(reply?.headers.get('retry-after') ?? 0);
    await setTimeout(seconds * 1000 || 200);
  }
}

/** Headers of a signed-in owner of a small tenant (insertStaff). */
export async function signInOwner(
  origin: string,
  from: Headers,
  { email, tenantId }: { email: string; tenantId: number },
): Promise<Headers> {
  const url = `${origin}/api/v2/staff/session`;
  const reply = await postUntilAnswered(url, from, { email, password, tenant_id: tenantId });
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  return { ...from, cookie: cookies.join('; '), 'x-xsrf-token': decodeURIComponent(xsrf) };
}
