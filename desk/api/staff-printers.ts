import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import type { PrinterSettings } from '#schemas/api/staff-printers.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** How often, in ms, it is asked how the printers are. */
const pollEvery = 20_000;

/** With the address to type into it, which is shown once. */
export type PrinterWithAddress = ReplyOf<'addPrinter'>['data'];

const printersKey = (tenantId: number) => ['staff-printers', tenantId];

/** Printers and how they are, asked again and again. @param restaurantId null: of all. */
export function usePrinters(restaurantId: number | null) {
  const api = useApi();
  const { tenantId } = useStores();
  const query: CallOf<'listPrinters'>['query'] =
    restaurantId === null ? {} : { restaurant_id: String(restaurantId) };
  return useQuery({
    queryKey: [...printersKey(tenantId), restaurantId],
    queryFn: async ({ signal }) => (await api.call('listPrinters', { query }, { signal })).data,
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: pollEvery,
    refetchIntervalInBackground: true,
  });
}

/** What every change of a printer has in common: the list is asked for anew. */
function usePrinterChange<N extends PrinterCall, B>(name: N, callOf: (body: B) => CallOf<N>) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: (body: B) => api.call(name, callOf(body)),
    onSuccess: () => client.invalidateQueries({ queryKey: printersKey(tenantId) }),
    onError: (failure) => {
      endExpired(failure);
    },
  });
}

type PrinterCall =
  | 'addPrinter'
  | 'changePrinter'
  | 'removePrinter'
  | 'renewPrinterAddress'
  | 'printTest'
  | 'printOrder';

type NewPrinter = { id: string; body: CallOf<'addPrinter'>['body'] };

/** Adds a printer under an id that the caller makes up, so that it can be sent again. */
export const useAddPrinter = () =>
  usePrinterChange('addPrinter', ({ id, body }: NewPrinter) => ({
    params: { printerId: id },
    body,
  }));

export const useChangePrinter = () =>
  usePrinterChange('changePrinter', ({ id, body }: { id: string; body: PrinterSettings }) => ({
    params: { printerId: id },
    body,
  }));

export const useRemovePrinter = () =>
  usePrinterChange('removePrinter', (printerId: string) => ({ params: { printerId } }));

export const useRenewPrinterAddress = () =>
  usePrinterChange('renewPrinterAddress', (printerId: string) => ({
    params: { printerId },
    body: {},
  }));

/** Prints a test; the same request again prints nothing more. */
export const usePrintTest = (printerId: string) =>
  usePrinterChange('printTest', (request_id: string) => ({
    params: { printerId },
    body: { request_id },
  }));

/** Prints an order's ticket once more at the restaurant's printers. */
export const usePrintOrder = (orderId: string) =>
  usePrinterChange('printOrder', (request_id: string) => ({
    params: { orderId },
    body: { request_id },
  }));
