import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  PaymentSettings,
  StripeKeysBody,
  WalletDomains,
} from '#schemas/api/staff-payments.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';
import { setupKey } from './staff-setup.ts';

/** What owners change of how the tenant is paid; each is a save of its own. */
export type PaymentChange =
  | { kind: 'cash'; takesCash: boolean; acceptsNone: boolean }
  | { kind: 'keys'; body: StripeKeysBody }
  | { kind: 'wallets'; takesWallets: boolean }
  | { kind: 'remove'; acceptsNone: boolean };

/** How the tenant is paid. */
export function usePaymentSettings() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<PaymentSettings>({
    queryKey: ['payment-settings', tenantId],
    queryFn: async ({ signal }) => (await api.call('getPaymentSettings', {}, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Changes it from the revision that is shown; what somebody else saved meanwhile is then shown. */
export function useChangePayments(revision: number) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  const queryKey = ['payment-settings', tenantId];
  const headers = { 'if-match': `"${revision}"` };
  return useMutation<PaymentSettings, Error, PaymentChange>({
    mutationKey: ['saveSettings'],
    networkMode: 'always',
    // The secrets that were sent are kept nowhere.
    gcTime: 0,
    mutationFn: async (change) => {
      if (change.kind === 'keys') {
        return (await api.call('setStripeKeys', { headers, body: change.body })).data;
      }
      if (change.kind === 'wallets') {
        const body = { takes_wallets: change.takesWallets };
        return (await api.call('setWallets', { headers, body })).data;
      }
      const accepted = { accepts_none: change.acceptsNone };
      if (change.kind === 'remove') {
        return (await api.call('removeStripeKeys', { headers, body: accepted })).data;
      }
      const body = { ...accepted, takes_cash: change.takesCash };
      return (await api.call('setCash', { headers, body })).data;
    },
    onSuccess: async (data) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<PaymentSettings>(queryKey, data);
      void client.invalidateQueries({ queryKey: setupKey(tenantId) });
      // With keys or wallets hosts are registered.
      void client.invalidateQueries({ queryKey: walletDomainsKey(tenantId) });
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      endExpired(failure);
      // What is shown is not what is saved.
      if ([409, 412].includes(failure.status)) await client.refetchQueries({ queryKey });
    },
  });
}

const walletDomainsKey = (tenantId: number) => ['wallet-domains', tenantId];

/** Which hosts of the site Stripe knows for wallets; Stripe itself is asked. */
export function useWalletDomains() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<WalletDomains>({
    queryKey: walletDomainsKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('getWalletDomains', {}, { signal })).data,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Registers those that Stripe does not know, and has it look again at the others. */
export function useRegisterWalletDomains() {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation<WalletDomains>({
    mutationKey: ['registerWalletDomains'],
    networkMode: 'always',
    mutationFn: async () => (await api.call('registerWalletDomains', { body: {} })).data,
    onSuccess: (data) => client.setQueryData(walletDomainsKey(tenantId), data),
    onError: (failure) => {
      endExpired(failure);
    },
  });
}
