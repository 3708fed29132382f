import type { Patch } from 'immer';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { AppSettings, PaymentGatewayConfig, TenantFacts } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { pageCookies } from '#schemas/page.ts';
import { offerMark } from '#schemas/rules/banner-mark.ts';
import type { WriteCookie } from './cookies.ts';
import { deepMerge, type DeepPartial } from './deep-merge.ts';
import { isRecord } from './is-record.ts';
import { persisted, storedVersion } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';

/** What is kept beside the configuration: the settings that are neither theme nor payment. */
export type WebSettings = Pick<
  AppSettings,
  'is_online_order_enabled' | 'config_version' | 'tenant'
>;

/** What `configStore` holds in the browser (decisions.md, Configuration). */
type Kept = {
  tenantId: number;
  baseVersion: number;
  config: SiteConfig;
  draft?: Patch[];
  webSettings: WebSettings;
};

export type ConfigState = {
  config: SiteConfig;
  /** The document as the server has it, which a draft is laid over. */
  base: SiteConfig;
  baseVersion: number;
  /** Changes of this browser alone, or null. */
  draft: Patch[] | null;
  webSettings: WebSettings;
  paymentConfig: PaymentGatewayConfig;
  tenant: TenantFacts;
  isOnlineOrderEnabled: boolean;
  isThemeLoading: boolean;
  isServerDown: boolean;
  errorMessage: string | null;
  isBannerVisible: boolean;
  mergeTheme(partial: DeepPartial<SiteConfig>): void;
  /** Back to the embedded defaults (spec §4). */
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
  discardDraft(): void;
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

/** The site's configuration and what the shell needs to know of the server (spec §3, §4). */
export function createConfigStore(needs: Needs) {
  const { settings, storage, writeCookie } = needs;
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
        const relay = () =>
          get().draft
            ? inTurn(({ layDraft }) => {
                const { base, draft } = get();
                if (draft) set(layDraft(base, draft));
              })
            : Promise.resolve();
        return {
          ...fromSettings(settings),
          draft: null,
          isThemeLoading: needs.isThemeLoading,
          isServerDown: false,
          errorMessage: null,
          isBannerVisible: needs.isBannerVisible,
          mergeTheme: (partial) => set({ config: deepMerge(get().config, partial) }),
          resetTheme: () =>
            inTurn(({ defaultConfig }) => set({ config: defaultConfig(), draft: null })),
          setServerDown: (errorMessage) => set({ isServerDown: true, errorMessage }),
          clearServerDown: () => set({ isServerDown: false, errorMessage: null }),
          setThemeLoading: (isThemeLoading) => set({ isThemeLoading }),
          setBannerVisible: (isBannerVisible) => {
            set({ isBannerVisible });
            const mark = isBannerVisible ? null : offerMark(get().config.topOfferBanner);
            writeCookie(pageCookies.dismissedBanner, mark, dismissalInSeconds);
          },
          applySettings: (next) => {
            set({ ...fromSettings(keepSame(get().base, next)), isThemeLoading: false });
            void relay();
          },
          layStoredDraft: relay,
          prepareEdits: () => inTurn(() => undefined),
          editConfig: (recipe) => inTurn(({ recordEdit }) => set(recordEdit(get(), recipe))),
          discardDraft: () => set({ config: get().base, draft: null }),
        };
      },
      {
        name: 'configStore',
        version: storedVersion,
        storage: persisted(storage, settings.tenant.id, isKept),
        partialize: ({ tenant, baseVersion, config, draft, webSettings }): Kept => ({
          tenantId: tenant.id,
          baseVersion,
          config,
          ...(draft ? { draft } : {}),
          webSettings,
        }),
        // The server's document replaces the stored one; only a draft outlives the page.
        merge: (stored, current) =>
          isKept(stored) && stored.draft ? { ...current, draft: stored.draft } : current,
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

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.tenantId === 'number' &&
    typeof value.baseVersion === 'number' &&
    isRecord(value.config) &&
    (value.draft === undefined || (Array.isArray(value.draft) && value.draft.every(isPatch)))
  );
}

function isPatch(value: unknown): value is Patch {
  return (
    isRecord(value) &&
    (value.op === 'replace' || value.op === 'add' || value.op === 'remove') &&
    Array.isArray(value.path) &&
    value.path.every((step) => typeof step === 'string' || typeof step === 'number')
  );
}
