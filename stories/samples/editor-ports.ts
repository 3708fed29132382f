import type {
  EditorPorts,
  ScopeState,
  Readable,
  SiteData,
  StaffState,
  SyncState,
} from '#editor/core/ports.ts';
import { PortFailure } from '#editor/core/ports.ts';
import { applyChanges, changesBetween, type ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { drawSample } from './draw-sample.tsx';

/** Something that stays as it is. */
export const fixed = <T>(value: T): Readable<T> => ({
  get: () => value,
  subscribe: () => () => undefined,
});

/** A value that a story or a test changes. */
export function changeable<T>(start: T): Readable<T> & { set(next: T): void } {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

export const sampleSiteData: SiteData = {
  tenantName: 'Harbour Pizza',
  currency: 'AUD',
  locale: 'en-AU',
  timeZone: 'Australia/Sydney',
  restaurants: [
    { id: 1, name: 'Glebe' },
    { id: 2, name: 'Newtown' },
  ],
  categories: [
    { id: 11, name: 'Pizza' },
    { id: 12, name: 'Drinks' },
  ],
  dishes: [
    { id: 101, name: 'Margherita', categoryId: 11, picture: null },
    { id: 102, name: 'Diavola', categoryId: 11, picture: null },
    { id: 103, name: 'Lemonade', categoryId: 12, picture: null },
  ],
  screens: [
    { path: '/', name: 'Home' },
    { path: '/menu', name: 'Menu' },
    { path: '/contact', name: 'Contact' },
  ],
  pages: ['/', '/menu', '/contact', '/profile'],
};

export const localSync: SyncState = {
  status: 'local',
  hasChanges: false,
  conflicts: [],
  problems: [],
  mergedFrom: null,
  savedAt: null,
};

type Parts = Partial<Omit<EditorPorts, 'document'>>;

const offline = () => Promise.reject(new PortFailure('signed_out', 'Please sign in first.'));

/**
 * What the editor needs from outside, in memory: nobody is signed in, and nothing leaves the page.
 * @param parts what a story or a test has otherwise
 */
export function samplePorts(
  start: SiteConfig,
  parts: Parts = {},
): EditorPorts & { written: (readonly ConfigChange[])[] } {
  const document = changeable(start);
  const written: (readonly ConfigChange[])[] = [];
  const signedOut: StaffState = { status: 'signedOut' };
  let tried: { next: SiteConfig; written: SiteConfig } | null = null;
  const endTrial = () => {
    const before = tried;
    tried = null;
    if (before && document.get() === before.next) document.set(before.written);
  };
  const place: ScopeState = { restaurantId: null, site: start, locks: [] };
  return {
    written,
    document: {
      ...document,
      write(changes) {
        written.push(changes);
        document.set(applyChanges(document.get(), changes).document);
      },
      published: () => start,
      changes: () => changesBetween(start, document.get()),
      preview(next) {
        endTrial();
        if (next) {
          tried = { next, written: document.get() };
          document.set(next);
        }
      },
    },
    siteData: fixed(sampleSiteData),
    pictures: { upload: offline, isPossible: () => false },
    now: Date.now,
    designs: { render: drawSample },
    sync: {
      ...fixed(localSync),
      flush: () => Promise.resolve(),
      resolve: () => undefined,
      discard: () => Promise.resolve(document.set(start)),
    },
    staff: {
      ...fixed(signedOut),
      signIn: offline,
      signInByPasskey: offline,
      signOut: () => Promise.resolve(),
    },
    publishing: {
      publish: offline,
      versions: offline,
      version: offline,
      schedules: offline,
      cancelSchedule: offline,
      createPreview: offline,
      locks: () => [],
      setLocks: offline,
    },
    scope: { ...fixed(place), change: () => Promise.resolve() },
    proposals: {
      ...fixed({ waiting: 0, own: null }),
      send: offline,
      withdraw: offline,
      list: offline,
      review: offline,
      accept: offline,
      decline: offline,
    },
    presence: { ...fixed([]), join: () => () => undefined, setGroup: () => undefined },
    ...parts,
  };
}
