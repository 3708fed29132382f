import { sectionSchemas } from '#schemas/config/further-sections.ts';
import { mediaSchema } from '#schemas/config/media.ts';
import type { ConfigSchedule, ConfigVersion } from '#schemas/api/site-config.ts';
import type { EditorPorts, PublishingPort, StaffState } from '#editor/core/ports.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { fixed, localSync, sampleSiteData, samplePorts } from './editor-ports.ts';

/** A site as everyone sees it, and as an owner has it by now: a change of many kinds. */
export const publishedSite: SiteConfig = tenant139.config;

const { hero, layout, footer, sections, features } = publishedSite;

export const draftSite: SiteConfig = {
  ...publishedSite,
  colors: { ...publishedSite.colors, primary: '#0b6e4f' },
  theme: { ...publishedSite.theme, radius: 'none' },
  hero: {
    ...hero,
    variant: 'split',
    title: 'Ninety seconds in the fire, three days in the making',
    ctaLink: '#lunch',
  },
  features: { ...features, items: features.items.slice(1) },
  footer: {
    ...footer,
    showNewsletter: false,
    links: [...footer.links, { label: 'Deals', url: '/deals' }],
  },
  sections: {
    ...sections,
    counter: {
      type: 'gallery',
      ...sectionSchemas.gallery.parse({ title: 'Lunch at the counter' }),
    },
  },
  media: {
    ...publishedSite.media,
    'hero.backgroundImage': mediaSchema.parse({ alt: 'A pizza fresh from the oven', focusX: 0.2 }),
  },
  layout: {
    home: [
      ...layout.home.slice(1, 3),
      ...layout.home.slice(0, 1),
      ...layout.home
        .slice(3)
        .map((entry) => (entry.id === 'hours' ? { ...entry, hidden: true } : entry)),
      { id: 'counter', hidden: false },
    ],
  },
};

const version = (
  number: number,
  published_at: string,
  metadata: Partial<ConfigVersion> = {},
): ConfigVersion => ({
  version: number,
  restaurant_id: null,
  published_at,
  author: 'Mara Lindqvist',
  note: '',
  kind: 'published',
  ...metadata,
});

export const sampleVersions: readonly ConfigVersion[] = [
  version(4, '2026-11-20T05:12:00Z', { note: 'Opening hours of the holidays' }),
  version(3, '2026-11-14T22:30:00Z', { kind: 'reverted', author: null }),
  version(2, '2026-11-13T07:00:00Z', { kind: 'scheduled', note: 'Black Friday' }),
  version(1, '2026-10-01T01:00:00Z', { kind: 'first', author: null }),
];

export const sampleSchedule: ConfigSchedule = {
  id: '6f0c2f6e-7f67-4d1c-9c0b-3a3a0f5f6a11',
  restaurant_id: null,
  publish_at: '2026-12-24T07:00:00Z',
  revert_at: '2026-12-26T13:00:00Z',
  state: 'waiting',
  author: 'Mara Lindqvist',
  note: 'Christmas',
  changes: 4,
};

export const owner: StaffState = {
  status: 'signedIn',
  member: {
    id: 'mara',
    name: 'Mara Lindqvist',
    email: 'mara@place.example',
    role: 'owner',
    restaurant_id: null,
  },
};

export const manager: StaffState = {
  status: 'signedIn',
  member: {
    id: 'jo',
    name: 'Jo Park',
    email: 'jo@place.example',
    role: 'manager',
    restaurant_id: 1,
  },
};

/** Everything goes well: it is published at once, and there are versions and a schedule. */
export const workingPublishing: PublishingPort = {
  publish: ({ publishAt }) =>
    Promise.resolve(
      publishAt === undefined
        ? { version: 5, schedule: null }
        : { version: null, schedule: sampleSchedule },
    ),
  versions: (before) => Promise.resolve(before === undefined ? sampleVersions : []),
  version: (number) => {
    const facts = sampleVersions.find(({ version }) => version === number) ?? version(number, '');
    return Promise.resolve({ config: publishedSite, facts });
  },
  schedules: () => Promise.resolve([sampleSchedule]),
  cancelSchedule: () => Promise.resolve(),
  createPreview: () =>
    Promise.resolve({
      url: 'https://139.place.example/preview?token=eyJkIjoxMzksInIiOjQyfQ.c2lnbmF0dXJl',
      expiresAt: '2026-11-24T05:00:00Z',
    }),
  locks: () => [],
  setLocks: () => Promise.resolve(),
};

const furtherPages = ['/deals', '/privacy', '/terms'];

/** An owner with changes in hand. @param parts what a story or a test has otherwise */
export function publishingPorts(
  parts: Partial<Omit<EditorPorts, 'document'>> = {},
  { published = publishedSite, draft = draftSite } = {},
) {
  const ports = samplePorts(published, {
    publishing: workingPublishing,
    siteData: fixed({ ...sampleSiteData, pages: [...sampleSiteData.pages, ...furtherPages] }),
    staff: {
      ...fixed(owner),
      signIn: () => Promise.resolve(),
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    sync: {
      ...fixed({ ...localSync, status: 'saved' as const, hasChanges: true }),
      flush: () => Promise.resolve(),
      resolve: () => undefined,
      discard: () => Promise.resolve(),
    },
    ...parts,
  });
  ports.document.write([{ path: [], value: draft }]);
  return ports;
}
