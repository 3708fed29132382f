import type { ReactNode } from 'react';
import type { ConfigSchedule, ConfigVersion } from '#schemas/api/site-config.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import type { ConfigChange, ConfigConflict } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';

/** Something that changes and tells so; what `get` gives is the same object until it does. */
export type Readable<T> = { get(): T; subscribe(listener: () => void): () => void };

/** The document on the page. The editor does not know where it is kept. */
export type DocumentPort = Readable<SiteConfig> & {
  /**
   * Takes effect at once, before it returns.
   * @param next what the changes make of the document that `get` gives, where that is known already
   */
  write(changes: readonly ConfigChange[], next?: SiteConfig): void;
  /**
   * Shows another document on the page without writing, keeping or sending it: a design that is
   * tried. null: back to what is written. While one is tried, `get` gives it.
   */
  try(next: SiteConfig | null): void;
  /** What everyone else sees: what discarding and 'reset to published' go back to. */
  published(): SiteConfig;
  /** What makes the written document of the published one. */
  changes(): readonly ConfigChange[];
};

/** What a link, a picked dish or a section may point at; from what the page has loaded anyhow. */
export type SiteFacts = {
  tenantName: string;
  currency: string;
  locale: string;
  /** IANA zone of the restaurant whose clock schedules go by. */
  timeZone: string;
  restaurants: readonly { id: number; name: string }[];
  categories: readonly { id: number; name: string }[];
  dishes: readonly { id: number; name: string; categoryId: number; picture: string | null }[];
  /** Screens that anyone may be led to: '/menu', 'Menu'. */
  screens: readonly { path: string; name: string }[];
  /** Paths of all screens, also of those that nobody is led to: links to them are no mistake. */
  pages: readonly string[];
};

export type StoredPicture = { url: string; width: number; height: number };

export type PicturesPort = {
  /**
   * Stores a picture for the site.
   * @param onProgress share sent, 0 to 1
   * @param signal stops it
   * @throws PortFailure with a sentence for the owner
   */
  upload(
    file: Blob,
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ): Promise<StoredPicture>;
  /** False where nobody is signed in: a picture cannot be stored in this browser alone. */
  isPossible(): boolean;
};

/** Where the changes are: always one of these, always seen. */
export type SyncState = {
  /**
   * `local`: in this browser alone, nobody is signed in. `full`: this browser's storage takes no
   * more, or is blocked. `conflict`: `conflicts` have to be decided, everything else is merged.
   * `refused`: the server does not take a setting (`problems`). `signedOut`: the session expired.
   */
  status: 'local' | 'saved' | 'saving' | 'offline' | 'conflict' | 'refused' | 'signedOut' | 'full';
  /** Something differs from what is published. */
  hasChanges: boolean;
  conflicts: readonly ConfigConflict[];
  problems: readonly { path: string; message: string }[];
  /** Who wrote the draft last beside oneself, to be told once after a merge. */
  mergedFrom: string | null;
  savedAt: string | null;
};

export type SyncPort = Readable<SyncState> & {
  /** Sends now what waits. */
  flush(): Promise<void>;
  /** Decides conflicts; by the dotted path of each. */
  resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>): void;
  /** Back to what is published, for everyone who edits. */
  discard(): Promise<void>;
};

/** Who is signed in; `unknown` until the server has said. */
export type StaffState =
  { status: 'unknown' | 'signedOut' } | { status: 'signedIn'; member: StaffMember };

export type StaffPort = Readable<StaffState> & {
  /** @throws PortFailure */
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
};

/** A failure with a sentence for people, and the settings that it is about. */
export class PortFailure extends Error {
  override readonly name = 'PortFailure';

  constructor(
    readonly code: string,
    sentence: string,
    readonly problems: readonly { path: string; message: string }[] = [],
  ) {
    super(sentence);
  }
}

/** All of them throw PortFailure. */
export type PublishingPort = {
  /**
   * Times are the restaurant's own, `2026-12-24T18:00`. Publishes what was `shown` to whoever
   * publishes, and fails where the document is another by now, so that nothing goes out unseen.
   */
  publish(order: {
    shown: SiteConfig;
    note: string;
    publishAt?: string;
    revertAt?: string;
  }): Promise<{ version: number | null; schedule: ConfigSchedule | null }>;
  /** The newest first. */
  versions(before?: number): Promise<readonly ConfigVersion[]>;
  /** What the site looked like, with the overrides of the place in hand. */
  version(version: number): Promise<{ config: SiteConfig; facts: ConfigVersion }>;
  schedules(): Promise<readonly ConfigSchedule[]>;
  cancelSchedule(id: string): Promise<void>;
  createPreview(hours: number): Promise<{ url: string; expiresAt: string }>;
  locks(): readonly string[];
  setLocks(keys: readonly string[]): Promise<void>;
};

/** Draws parts of the site as they would be, with the data of this page. */
export type DesignsPort = {
  /** @param section id of a section of the home page, `header`, `footer` or `topOfferBanner` */
  render(config: SiteConfig, section: string): ReactNode;
};

/** Whose configuration is edited: the whole site's, or what one restaurant has otherwise. */
export type PlaceState = {
  restaurantId: number | null;
  /** The site's own values, below the overrides; the document itself where it is the site's. */
  site: SiteConfig;
  /** Keys (schemas/config/overrides.ts) that a manager may not change. */
  locks: readonly string[];
};

export type PlacePort = Readable<PlaceState> & {
  /** null: the whole site. */
  change(restaurantId: number | null): Promise<void>;
};

/** Somebody else who has the editor open on the same draft, now. */
export type Companion = {
  name: string;
  /** Oneself, in another window. */
  is_you: boolean;
  /** Dotted path of the group in hand there. */
  group: string | null;
};

export type CompanyPort = Readable<readonly Companion[]> & {
  /** The editor is open, until the answer is called: others may be told so. */
  attend(): () => void;
  /** The group in hand here. */
  at(group: string | null): void;
};

/** Everything the editor needs from outside. */
export type EditorPorts = {
  document: DocumentPort;
  facts: Readable<SiteFacts>;
  pictures: PicturesPort;
  designs: DesignsPort;
  sync: SyncPort;
  staff: StaffPort;
  publishing: PublishingPort;
  place: PlacePort;
  company: CompanyPort;
};
