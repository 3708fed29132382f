import type { Api } from '#ui/api/client.ts';

const params = (proposalId: string) => ({ params: { proposalId } });
const madeFrom = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });

/** What a manager sends to the owners, and what becomes of it. */
export const siteProposalCalls = (api: Api) => ({
  send: (place: number, revision: number, message: string) =>
    api.call('sendConfigProposal', {
      query: { restaurant_id: String(place) },
      ...madeFrom(revision),
      body: { message },
    }),
  /** @param place null: of every restaurant, for owners */
  list: (place: number | null) =>
    api.call('listConfigProposals', {
      query: place === null ? {} : { restaurant_id: String(place) },
    }),
  one: (id: string) => api.call('getConfigProposal', params(id)),
  accept: (id: string, revision: number, keys: readonly string[]) =>
    api.call('acceptConfigProposal', {
      ...params(id),
      ...madeFrom(revision),
      body: { keys: [...keys] },
    }),
  decline: (id: string, reason: string) =>
    api.call('declineConfigProposal', { ...params(id), body: { reason } }),
  withdraw: (id: string) => api.call('withdrawConfigProposal', params(id)),
});

export type SiteProposalCalls = ReturnType<typeof siteProposalCalls>;
