import type { ReactNode } from 'react';
import type { ConfigSchedule, ConfigVersion } from '#schemas/api/site-config.ts';
import type { ConfigProposal, ProposalDetails } from '#schemas/api/site-proposals.ts';
import type { StaffMember } from '#schemas/api/staff.ts';
import type { ConfigChange, ConfigConflict } from '#schemas/config/changes.ts';
import type { RichText } from '#schemas/config/rich-text.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Untranslated } from '#schemas/rules/publish-checks/check.ts';
import type { FurtherLanguage } from '#schemas/translations/further-languages.ts';

/** An observable value; `get` returns the same object until it changes. */
export type Readable<T> = { get(): T; subscribe(listener: () => void): () => void };

/** The document on the page. The editor does not know where it is stored. */
export type DocumentPort = Readable<SiteConfig> & {
  /**
   * Takes effect at once, before it returns.
   * @param next what the changes make of the document that `get` gives, where that is known already
   */
  write(changes: readonly ConfigChange[], next?: SiteConfig): void;
  /**
   * Shows another document on the page without storing it, such as one with another design. null ends
   * the preview. During a preview, `get` returns that document.
   */
  preview(next: SiteConfig | null): void;
  /** The published document, which 'discard' and 'reset to published' go back to. */
  published(): SiteConfig;
  /** What makes the written document of the published one. */
  changes(): readonly ConfigChange[];
};

/** Data of the site that settings refer to (links, dishes), as far as the page has loaded it. */
export type SiteData = {
  tenantName: string;
  currency: string;
  locale: string;
  /** IANA zone of the restaurant whose clock schedules go by. */
  timeZone: string;
  restaurants: readonly { id: number; name: string }[];
  categories: readonly { id: number; name: string }[];
  dishes: readonly { id: number; name: string; categoryId: number; picture: string | null }[];
  /** Screens that a link may lead to: '/menu', 'Menu'. */
  screens: readonly { path: string; name: string }[];
  /** Paths of all screens, also of those not offered for links, which are valid all the same. */
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

/** State of the draft's synchronisation, which the footer shows. */
export type SyncState = {
  /**
   * `local`: in this browser only, nobody is signed in. `full`: this browser's storage is full or
   * blocked. `conflict`: `conflicts` have to be resolved, everything else is merged. `refused`: the
   * server rejects a setting (`problems`). `signedOut`: the session expired.
   */
  status: 'local' | 'saved' | 'saving' | 'offline' | 'conflict' | 'refused' | 'signedOut' | 'full';
  /** Something differs from what is published. */
  hasChanges: boolean;
  conflicts: readonly ConfigConflict[];
  problems: readonly { path: string; message: string }[];
  /** Whose changes were merged last, to be announced once. */
  mergedFrom: string | null;
  savedAt: string | null;
};

export type SyncPort = Readable<SyncState> & {
  /** Sends pending changes at once. */
  flush(): Promise<void>;
  /** Resolves conflicts, by the dotted path of each. */
  resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>): void;
  /** Resets the draft to what is published, for everyone who edits. */
  discard(): Promise<void>;
};

/** Who is signed in; `unknown` until the server has answered. */
export type StaffState =
  | { status: 'unknown' | 'signedOut' }
  | { status: 'signedIn'; member: StaffMember };

export type StaffPort = Readable<StaffState> & {
  /**
   * @param code of whoever has a second factor: of their app, or a recovery code
   * @throws PortFailure `second_factor_required` where the password is right, and a code is missing.
   */
  signIn(email: string, password: string, code?: string): Promise<void>;
  /** Signs in by a passkey alone, which the browser asks for. @throws PortFailure */
  signInByPasskey(): Promise<void>;
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
   * Times are local to the restaurant, `2026-12-24T18:00`. Publishes the document that was `shown`,
   * and fails where it is another by now, so that nothing is published unseen.
   */
  publish(request: {
    shown: SiteConfig;
    note: string;
    publishAt?: string;
    revertAt?: string;
  }): Promise<{ version: number | null; schedule: ConfigSchedule | null }>;
  /** The newest first. */
  versions(before?: number): Promise<readonly ConfigVersion[]>;
  /** The document of a version, with the overrides of the edited restaurant. */
  version(version: number): Promise<{ config: SiteConfig; facts: ConfigVersion }>;
  schedules(): Promise<readonly ConfigSchedule[]>;
  cancelSchedule(id: string): Promise<void>;
  createPreview(hours: number): Promise<{ url: string; expiresAt: string }>;
  locks(): readonly string[];
  setLocks(keys: readonly string[]): Promise<void>;
};

/** Renders parts of the site in another configuration, with this page's data. */
export type DesignsPort = {
  /** @param section id of a section of the home page, `header`, `footer` or `topOfferBanner` */
  render(config: SiteConfig, section: string): ReactNode;
};

/** Whose configuration is edited: the whole site's, or one restaurant's overrides. */
export type ScopeState = {
  restaurantId: number | null;
  /** The site's values without overrides; the document itself where the whole site is edited. */
  site: SiteConfig;
  /** Keys (schemas/config/overrides.ts) that a manager may not change. */
  locks: readonly string[];
};

export type ScopePort = Readable<ScopeState> & {
  /** null: the whole site. */
  change(restaurantId: number | null): Promise<void>;
};

/** Somebody else who has the editor open on the same draft now. */
export type Collaborator = {
  name: string;
  /** The same member in another window. */
  is_you: boolean;
  /** Dotted path of the group selected there. */
  group: string | null;
};

export type PresencePort = Readable<readonly Collaborator[]> & {
  /** Announces to others that the editor is open. @returns ends it */
  join(): () => void;
  /** The group selected here, for others to see. */
  setGroup(group: string | null): void;
};

export type ProposalsState = {
  /** How many wait for an owner: of an owner's all restaurants, of a manager's the own one. */
  waiting: number;
  /** What the signed-in manager sent last; null: nothing yet, or an owner is signed in. */
  own: ConfigProposal | null;
};

/** A proposal as an owner looks at it. */
export type ReviewedProposal = {
  details: ProposalDetails;
  /** The restaurant as it is published now. */
  published: SiteConfig;
  /** The same with some of the changes made, by the keys of their settings. */
  withChanges(keys: readonly string[]): SiteConfig;
};

/**
 * What managers send to the owners, and what becomes of it. Follows what others send and decide
 * while somebody is present. All of the calls throw PortFailure.
 */
export type ProposalsPort = Readable<ProposalsState> & {
  /** Sends the document that was `shown`, and fails where it is another by now. */
  send(request: { shown: SiteConfig; message: string }): Promise<void>;
  withdraw(id: string): Promise<void>;
  /** What waits for an owner, the newest first. */
  list(): Promise<readonly ConfigProposal[]>;
  review(id: string): Promise<ReviewedProposal>;
  /** Publishes some of the changes, as they were reviewed at a revision. */
  accept(id: string, revision: number, keys: readonly string[]): Promise<ConfigProposal>;
  decline(id: string, reason: string): Promise<void>;
};

/** Something of the business that the page shows, and that no setting of the site says. */
export type FormSubject = {
  kind: 'dish' | 'hours' | 'restaurant';
  /** Of `SiteData`: a dish's, otherwise a restaurant's. */
  id: number;
};

/** The host's own forms of such things, over the page. */
export type FormsPort = {
  /** What somebody asked to change; its form is there once they are signed in. */
  opened: Readable<FormSubject | null>;
  open(subject: FormSubject): void;
  close(): void;
};

/** Texts that customers read where the owner has written none. */
export type DefaultTextsPort = {
  /** @param path dotted, of the setting. @throws PortFailure */
  load(path: string): Promise<RichText>;
};

/** What of the menu, which is no part of the document, is left to translate. */
export type UntranslatedMenu = {
  /** Where it is translated. */
  href: string;
  texts: Record<FurtherLanguage, Untranslated>;
};

/** Everything the editor needs from its host. */
export type EditorPorts = {
  /** The present (epoch ms) by the server's clock: devices' clocks are wrong too often. */
  now: () => number;
  document: DocumentPort;
  siteData: Readable<SiteData>;
  pictures: PicturesPort;
  designs: DesignsPort;
  sync: SyncPort;
  staff: StaffPort;
  publishing: PublishingPort;
  scope: ScopePort;
  presence: PresencePort;
  proposals: ProposalsPort;
  /** Without it the page's dishes open as they do for customers. */
  forms?: FormsPort;
  /** Without it a field is empty where nothing is written. */
  defaultTexts?: DefaultTextsPort;
  /**
   * Of the restaurant that is shown; without it nothing is said of the menu's translations.
   * @throws PortFailure
   */
  countUntranslated?: () => Promise<UntranslatedMenu>;
};
