import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { explain } from '../ordering/paying/confirm-at-gateway.ts';
import {
  changePayments,
  requireWorkingKeys,
  showPayments,
  withWebhook,
} from '../ordering/restaurant/tenant-payments.ts';
import { registerForWallets, walletDomains } from '../ordering/restaurant/wallet-domains.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names =
  | 'getPaymentSettings'
  | 'setCash'
  | 'setStripeKeys'
  | 'setWallets'
  | 'getWalletDomains'
  | 'registerWalletDomains'
  | 'removeStripeKeys';

/** How the tenant is paid: cash on or off, and the keys of its Stripe account. */
export const staffPaymentSettingsRoutes = (deps: Deps): Handlers<Names> => {
  const change = async (...args: Parameters<typeof changePayments>) => {
    const data = await changePayments(...args);
    // Others are notified; whoever saved reads their own at once.
    deps.settings.forget(args[1]);
    deps.tenants.clear();
    return data;
  };
  return {
    getPaymentSettings: async ({ tenant, setRevision }) => {
      const data = await showPayments(deps, tenant);
      setRevision(data.revision);
      return { data };
    },

    setCash: async ({ tenant, headers, body, setRevision }) => {
      const data = await change(deps, tenant.id, {
        revision: namedRevision(headers),
        change: body.takes_cash ? { kind: 'cash' } : { kind: 'withdraw', gateway: 'cash' },
        acceptsNone: body.accepts_none,
      });
      setRevision(data.revision);
      return { data };
    },

    setStripeKeys: async ({ tenant, headers, body, setRevision }) => {
      const revision = namedRevision(headers);
      const publishableKey = body.publishable_key;
      const keys = { secretKey: body.secret_key, webhookSecret: body.webhook_secret };
      await requireWorkingKeys(deps, publishableKey, keys).catch(explain);
      const webhook = await withWebhook(deps, tenant, keys).catch(explain);
      const data = await change(deps, tenant.id, {
        revision,
        change: { kind: 'stripe', publishableKey, keys: webhook.keys },
      }).catch(async (error: unknown) => {
        await webhook.done(false);
        throw error;
      });
      await webhook.done(true);
      await registerForWallets(deps, tenant.id);
      setRevision(data.revision);
      return { data };
    },

    setWallets: async ({ tenant, headers, body: { takes_wallets: wallets }, setRevision }) => {
      const data = await change(deps, tenant.id, {
        revision: namedRevision(headers),
        change: { kind: 'wallets', wallets },
      });
      await registerForWallets(deps, tenant.id);
      setRevision(data.revision);
      return { data };
    },

    getWalletDomains: async ({ tenant }) => ({
      data: await walletDomains(deps, tenant.id, false).catch(explain),
    }),

    registerWalletDomains: async ({ tenant }) => ({
      data: await walletDomains(deps, tenant.id, true).catch(explain),
    }),

    removeStripeKeys: async ({ tenant, headers, body, setRevision }) => {
      const data = await change(deps, tenant.id, {
        revision: namedRevision(headers),
        change: { kind: 'withdraw', gateway: 'stripe' },
        acceptsNone: body.accepts_none,
      });
      setRevision(data.revision);
      return { data };
    },
  };
};
