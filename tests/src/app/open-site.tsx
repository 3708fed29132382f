import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { PageBoot } from '#schemas/page.ts';
import { App } from '#src/app/app.tsx';
import { createRuntime } from '#src/app/runtime.ts';
import type { KeyValueStorage } from '#ui/stores/safe-storage.ts';
import '#variants/base.css';
import { bootWith, memoryStorage } from '../site-boot.ts';

type Answer = { status?: number; body?: unknown };
/** Answers by 'POST /restaurants-with-images'; `null` never answers. */
export type Answers = Record<string, Answer | null | (() => Answer | null)>;

type Opening = {
  at?: string;
  boot?: PageBoot;
  answers?: Answers;
  fetch?: typeof globalThis.fetch;
  storage?: KeyValueStorage;
  /** False where the page came without a boot. */
  isBootLive?: boolean;
};

function answering(answers: Answers, calls: string[]): typeof globalThis.fetch {
  return async (url, init) => {
    const { pathname } = new URL(String(url), window.location.origin);
    const name = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    calls.push(name);
    const known = answers[name];
    const answer = typeof known === 'function' ? known() : known;
    if (answer === null) return new Promise(() => undefined);
    const { status = 200, body = null } = answer ?? { status: 404 };
    return new Response(JSON.stringify(body), { status });
  };
}

/** The whole storefront at an address, with its real stores, client and cache. */
export function openSite({
  at = '/terms',
  boot = bootWith(),
  answers = {},
  fetch,
  storage = memoryStorage(),
  isBootLive = true,
}: Opening = {}) {
  const calls: string[] = [];
  const runtime = createRuntime({
    boot,
    storage,
    isBootLive,
    fetch: fetch ?? answering(answers, calls),
  });
  let address = '';
  function Address() {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  }
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(
    <MemoryRouter initialEntries={[at]}>
      <App runtime={runtime} />
      <Address />
    </MemoryRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    runtime.queryClient.clear();
    host.remove();
  });
  return { ...runtime, calls, address: () => address };
}
