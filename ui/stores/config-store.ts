import { createStore } from 'zustand/vanilla';
import type { AppSettings, PaymentGatewayConfig, TenantDetails } from '#schemas/api/settings.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { pageCookies } from '#schemas/page.ts';
import { offerMark } from '#schemas/rules/banner-mark.ts';
import type { WriteCookie } from './cookies.ts';
import {
  configStorage,
  hasDraft,
  type ConfigSnapshot,
  type Storing,
  type Synced,
  type WebSettings,
} from './config-storage.ts';
import { deepMerge, type DeepPartial } from './deep-merge.ts';
import type { SafeStorage } from './safe-storage.ts';

export type ConfigState = {
  /** The document on the page: as it is written, or as it is only tried or shown. */
  config: SiteConfig;
  /** The published document, which the changes of this browser are made to. */
  base: SiteConfig;
  baseVersion: number;
  /**
   * `base` with the changes of this browser; `base` itself where it has none. The draft is what
   * differs between the two (config-draft.ts), and computed where it is needed.
   */
  written: SiteConfig;
  /** A stored draft that is still to be applied. */
  pendingDraft: readonly ConfigChange[] | null;
  /** The server's draft as it was known last, where staff edit it; else null. */
  synced: Synced | null;
  /** The editor has chosen the base: settings that come do not replace it. */
  isHeld: boolean;
  /** The browser took nothing more when it was last written to. */
  isStorageFull: boolean;
  webSettings: WebSettings;
  paymentConfig: PaymentGatewayConfig;
  tenant: TenantDetails;
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
  /** Applies the stored draft to the server's document; does nothing without one. */
  applyStoredDraft(): Promise<void>;
  /** Loads what edits need, so that the first one already takes effect at once. */
  prepareEdits(): Promise<void>;
  editConfig(recipe: (draft: SiteConfig) => void): Promise<void>;
  /** The same with what has been made of the present document already. */
  putConfig(next: SiteConfig): Promise<void>;
  /** What differs from the published document. */
  draft(): readonly ConfigChange[];
  discardDraft(): void;
  /** Takes a published document of the editor's choice as the base, until `release`. */
  setBase(to: Pick<ConfigState, 'base' | 'written' | 'synced'>): Promise<void>;
  /** Shows a document that is written elsewhere, whatever is published: in a frame of the editor. */
  show(config: SiteConfig): void;
  /** Shows a document on the page alone; null: the written one again. */
  tryConfig(config: SiteConfig | null): void;
  /** Back to the settings in force, without a draft or with the one at hand. */
  release(isDraftKept: boolean): Promise<void>;
  setSynced(synced: Synced): void;
  /** Stores now what waits to be stored. */
  storeNow(): void;
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
  /** Published, by the settings in force; also while the editor has chosen another base. */
  let published = settings.web_config;
  /** What this tab knows the browser to store: both sides of a merge with it have had that. */
  let known = published;
  let drafting: Drafting | undefined;
  const draftOf = ({ base, written, pendingDraft }: DraftState) =>
    pendingDraft ?? drafting?.draftOf(base, written) ?? [];
  const { id: tenantId } = settings.tenant;
  const stored = configStorage({ storage, tenantId, draftOf });
  // At once when the module is there, so that two quick edits never start from the same
  // document and a field being typed in sees its value in the same event.
  const inTurn = async (act: (module: Drafting) => void) => {
    drafting ??= await loadDrafting();
    act(drafting);
  };
  const store = createStore<ConfigState>()((set, get) => {
    const put = (how: Storing, part: Partial<ConfigState>) => stored.store(how, () => set(part));
    const applyPending = () =>
      get().pendingDraft
        ? inTurn(({ applyDraft }) => {
            const { base, pendingDraft } = get();
            if (pendingDraft) put('never', shown(applyDraft(base, pendingDraft)));
            known = get().written;
          })
        : Promise.resolve();
    stored.onWrite(({ config }, isDone) => {
      if (isDone) known = config;
      if (get().isStorageFull === isDone) put('never', { isStorageFull: !isDone });
    });
    return {
      ...fromSettings(settings),
      pendingDraft: null,
      synced: null,
      isHeld: false,
      isStorageFull: false,
      isThemeLoading: needs.isThemeLoading,
      isServerDown: false,
      errorMessage: null,
      isBannerVisible: needs.isBannerVisible,
      mergeTheme: (partial) => set({ config: deepMerge(get().config, partial) }),
      resetTheme: () =>
        inTurn(({ defaultConfig }) =>
          put('now', { ...shown(get().base), config: defaultConfig() }),
        ),
      setServerDown: (errorMessage) => set({ isServerDown: true, errorMessage }),
      clearServerDown: () => set({ isServerDown: false, errorMessage: null }),
      setThemeLoading: (isThemeLoading) => set({ isThemeLoading }),
      setBannerVisible: (isBannerVisible) => {
        set({ isBannerVisible });
        const mark = isBannerVisible ? null : offerMark(get().config.topOfferBanner);
        writeCookie(pageCookies.dismissedBanner, mark, dismissalInSeconds);
      },
      applySettings: (next) => {
        const { config, base, written, ...others } = fromSettings(keepSame(published, next));
        published = base;
        const { isHeld } = get();
        const pendingDraft = hasDraft(get()) ? draftOf(get()) : null;
        const documents = isHeld ? {} : { config, base, written, pendingDraft };
        set({ ...others, isThemeLoading: false, ...documents });
        if (!isHeld) void applyPending();
      },
      applyStoredDraft: applyPending,
      prepareEdits: () => applyPending().then(() => inTurn(nothing)),
      editConfig: (recipe) =>
        inTurn(({ edited, orBase }) => {
          const { base, written } = get();
          put('soon', shown(orBase(base, edited(written, recipe))));
        }),
      putConfig: (next) => inTurn(({ orBase }) => put('soon', shown(orBase(get().base, next)))),
      draft: () => draftOf(get()),
      discardDraft: () => put('now', { ...shown(get().base), synced: null }),
      setBase: ({ base, written, synced }) =>
        inTurn(({ orBase, sharing }) => {
          const shared = sharing(written, base);
          put('now', { ...shown(orBase(shared, written)), base: shared, synced, isHeld: true });
        }),
      release: (isDraftKept) =>
        inTurn(({ applyDraft }) => {
          const own = isDraftKept ? applyDraft(published, draftOf(get())) : published;
          const synced = isDraftKept ? get().synced : null;
          put('now', { ...shown(own), base: published, synced, isHeld: false });
        }),
      show: (config) => put('never', { config, isHeld: true }),
      tryConfig(tried) {
        const config = tried ?? get().written;
        if (config !== get().config) put('never', { config });
      },
      setSynced: (synced) => put('soon', { synced }),
      storeNow: stored.flush,
      followOtherTab: () =>
        inTurn(({ joinStored }) => {
          const other = stored.read();
          if (!other || (!other.draft && !hasDraft(get()))) return;
          const { base, written } = get();
          const { isAhead, ...joined } = joinStored({ base, written, known, stored: other });
          known = joined.theirs;
          const { synced = null } = other;
          put(isAhead ? 'soon' : 'never', { ...shown(joined.written), synced });
        }),
    };
  });
  store.subscribe((state) => stored.take(snapshotOf(state)));
  // The server's document replaces the stored one; only a draft outlives the page.
  const { draft, synced = null } = stored.read() ?? {};
  if (draft) stored.store('never', () => store.setState({ pendingDraft: draft, synced }));
  return store;
}

type DraftState = Pick<ConfigState, 'base' | 'written' | 'pendingDraft'>;

const shown = (written: SiteConfig) => ({ written, config: written, pendingDraft: null });

const snapshotOf = (state: ConfigState): ConfigSnapshot => ({
  tenantId: state.tenant.id,
  baseVersion: state.baseVersion,
  base: state.base,
  written: state.written,
  pendingDraft: state.pendingDraft,
  synced: state.synced,
  webSettings: state.webSettings,
});

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
    written: web_config,
    baseVersion: settings.config_version,
    webSettings,
    paymentConfig: payment_gateway_config,
    tenant: settings.tenant,
    isOnlineOrderEnabled: settings.is_online_order_enabled !== 0,
  };
}
