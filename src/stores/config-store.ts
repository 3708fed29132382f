import type { Patch } from 'immer';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { AppSettings, PaymentGatewayConfig, TenantFacts } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { pageCookies } from '#schemas/page.ts';
import { offerMark } from '#schemas/rules/banner-mark.ts';
import type { WriteCookie } from './cookies.ts';
import {
  configKey,
  configStorage,
  isKept,
  type Keeping,
  type Kept,
  type Synced,
  type WebSettings,
} from './config-kept.ts';
import { deepMerge, type DeepPartial } from './deep-merge.ts';
import { storedVersion } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';

export type ConfigState = {
  config: SiteConfig;
  /** The published document, which a draft is laid over. */
  base: SiteConfig;
  baseVersion: number;
  /** What this browser shows otherwise than published, or null. */
  draft: Patch[] | null;
  /** What the server last said of the draft, where staff edit it; else null. */
  synced: Synced | null;
  /** The editor has chosen what the document stands on: settings that come do not replace it. */
  isHeld: boolean;
  /** The browser took nothing more when it was last written to. */
  isStorageFull: boolean;
  webSettings: WebSettings;
  paymentConfig: PaymentGatewayConfig;
  tenant: TenantFacts;
  isOnlineOrderEnabled: boolean;
  isThemeLoading: boolean;
  isServerDown: boolean;
  errorMessage: string | null;
  isBannerVisible: boolean;
  mergeTheme(partial: DeepPartial<SiteConfig>): void;
  /** Back to the embedded defaults (specification §4). */
  resetTheme(): Promise<void>;
  setServerDown(message: string): void;
  clearServerDown(): void;
  setThemeLoading(isThemeLoading: boolean): void;
  setBannerVisible(isBannerVisible: boolean): void;
  applySettings(settings: AppSettings): void;
  /** Lays the stored draft over the server's document; does nothing without one. */
  layStoredDraft(): Promise<void>;
  /** Loads what edits need, so that the first one already takes effect at once. */
  prepareEdits(): Promise<void>;
  editConfig(recipe: (draft: SiteConfig) => void): Promise<void>;
  /** The same with what has been made of the present document already. */
  putConfig(next: SiteConfig): Promise<void>;
  discardDraft(): void;
  /** Puts the document on a published one of the editor's choice, until `release`. */
  standOn(ground: Pick<ConfigState, 'base' | 'config' | 'synced'>): Promise<void>;
  /** Shows a document that is kept elsewhere, whatever is published: in a frame of the editor. */
  show(config: SiteConfig): void;
  /** Back to the settings in force, without a draft or with the one at hand. */
  release(isDraftKept: boolean): Promise<void>;
  setSynced(synced: Synced): void;
  /** Writes now what waits to be kept. */
  keepNow(): void;
  /** Takes over what another tab has written, beside what was changed here meanwhile. */
  followOtherTab(): Promise<void>;
};

type Needs = {
  settings: AppSettings;
  isThemeLoading: boolean;
  isBannerVisible: boolean;
  storage: SafeStorage;
  writeCookie: WriteCookie;
};

const dismissalInSeconds = 90 * 24 * 3600;
const loadDrafting = () => import('./config-draft.ts');
type Drafting = Awaited<ReturnType<typeof loadDrafting>>;
const nothing = () => undefined;

/**
 * The site's configuration and what the shell needs to know of the server (specification §3, §4).
 */
export function createConfigStore(needs: Needs) {
  const { settings, storage, writeCookie } = needs;
  /** Published, by the settings in force; also while the editor has chosen otherwise. */
  let published = settings.web_config;
  /** What this tab knows the browser to hold, the ground of what it merges. */
  let known = published;
  const kept = configStorage({ storage, tenantId: settings.tenant.id });
  return createStore<ConfigState>()(
    persist(
      (set, get) => {
        let drafting: Drafting | undefined;
        // At once when the module is there, so that two quick edits never start from the same
        // document and a field being typed in sees its value in the same event.
        const inTurn = async (act: (module: Drafting) => void) => {
          drafting ??= await loadDrafting();
          act(drafting);
        };
        const keep = (how: Keeping, part: Partial<ConfigState>) => kept.keep(how, () => set(part));
        const relay = () =>
          get().draft
            ? inTurn(({ layDraft }) => {
                const { base, draft } = get();
                if (draft) keep('never', layDraft(base, draft));
                known = get().config;
              })
            : Promise.resolve();
        kept.onWrite(({ config }, isDone) => {
          if (isDone) known = config;
          if (get().isStorageFull === isDone) keep('never', { isStorageFull: !isDone });
        });
        return {
          ...fromSettings(settings),
          draft: null,
          synced: null,
          isHeld: false,
          isStorageFull: false,
          isThemeLoading: needs.isThemeLoading,
          isServerDown: false,
          errorMessage: null,
          isBannerVisible: needs.isBannerVisible,
          mergeTheme: (partial) => set({ config: deepMerge(get().config, partial) }),
          resetTheme: () =>
            inTurn(({ defaultConfig }) => keep('now', { config: defaultConfig(), draft: null })),
          setServerDown: (errorMessage) => set({ isServerDown: true, errorMessage }),
          clearServerDown: () => set({ isServerDown: false, errorMessage: null }),
          setThemeLoading: (isThemeLoading) => set({ isThemeLoading }),
          setBannerVisible: (isBannerVisible) => {
            set({ isBannerVisible });
            const mark = isBannerVisible ? null : offerMark(get().config.topOfferBanner);
            writeCookie(pageCookies.dismissedBanner, mark, dismissalInSeconds);
          },
          applySettings: (next) => {
            const { config, base, ...others } = fromSettings(keepSame(published, next));
            published = base;
            set({ ...others, isThemeLoading: false, ...(get().isHeld ? {} : { config, base }) });
            if (!get().isHeld) void relay();
          },
          layStoredDraft: relay,
          prepareEdits: () =>
            get().config === get().base ? relay().then(() => inTurn(nothing)) : inTurn(nothing),
          editConfig: (recipe) =>
            inTurn(({ recordEdit }) => keep('later', recordEdit(get(), recipe))),
          putConfig: (next) => inTurn(({ layOn }) => keep('later', layOn(get().base, next))),
          discardDraft: () => keep('now', { config: get().base, draft: null, synced: null }),
          standOn: ({ base, config, synced }) =>
            inTurn(({ layOn, sharing }) => {
              const laid = layOn(sharing(config, base), config);
              keep('now', { ...laid, synced, isHeld: true });
            }),
          release: (isDraftKept) =>
            inTurn(({ moveDraft }) => {
              const own = isDraftKept ? moveDraft(get(), published) : null;
              const shown = own ?? { config: published, draft: null, synced: null };
              keep('now', { ...shown, base: published, isHeld: false });
            }),
          show: (config) => keep('never', { config, isHeld: true }),
          setSynced: (synced) => keep('later', { synced }),
          keepNow: kept.flush,
          followOtherTab: () =>
            inTurn(({ joinStored }) => {
              const stored = kept.read();
              if (!stored || (!stored.draft && !get().draft)) return;
              const { base, config } = get();
              const { synced = null } = stored;
              const { isAhead, ...joined } = joinStored({ base, config, known, stored });
              known = joined.theirs;
              const next = { config: joined.config, draft: joined.draft, synced };
              keep(isAhead ? 'later' : 'never', next);
            }),
        };
      },
      {
        name: configKey,
        version: storedVersion,
        storage: kept.storage,
        partialize: ({ tenant, baseVersion, config, draft, synced, webSettings }): Kept => ({
          tenantId: tenant.id,
          baseVersion,
          config,
          ...(draft ? { draft } : {}),
          ...(synced ? { synced } : {}),
          webSettings,
        }),
        // The server's document replaces the stored one; only a draft outlives the page.
        merge: (stored, current) =>
          isKept(stored) && stored.draft
            ? { ...current, draft: stored.draft, synced: stored.synced ?? null }
            : current,
      },
    ),
  );
}

/** The same document read once more stays the same object, so that nothing is drawn anew for it. */
function keepSame(base: SiteConfig, next: AppSettings): AppSettings {
  const isSame = JSON.stringify(base) === JSON.stringify(next.web_config);
  return isSame ? { ...next, web_config: base } : next;
}

function fromSettings(settings: AppSettings) {
  const { web_config, payment_gateway_config, ...webSettings } = settings;
  return {
    config: web_config,
    base: web_config,
    baseVersion: settings.config_version,
    webSettings,
    paymentConfig: payment_gateway_config,
    tenant: settings.tenant,
    isOnlineOrderEnabled: settings.is_online_order_enabled !== 0,
  };
}
