import { useMutation } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';

/** Asks for the newsletter; the address is asked by a mail before it is on the list. */
export function useNewsletterSignUp() {
  const api = useApi();
  const { tenantId, boot } = useStores();
  const { mutateAsync, status, error } = useMutation({
    mutationKey: ['subscribeToNewsletter'],
    networkMode: 'always',
    mutationFn: (email: string) =>
      api.call('subscribeToNewsletter', {
        body: { email, language: boot.language, tenant_id: tenantId },
      }),
  });
  const isTooMany = error instanceof ApiFailure && error.status === 429;
  const states = {
    idle: 'idle',
    pending: 'sending',
    success: 'sent',
    error: isTooMany ? 'tooMany' : 'failed',
  } as const;
  return {
    state: states[status],
    onSubscribe: (email: string) =>
      mutateAsync(email).then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** Answers the link of a mail: says yes to the newsletter, or leaves it. */
export function useNewsletterAnswer(name: 'confirmNewsletter' | 'leaveNewsletter', token: string) {
  const api = useApi();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: () => api.call(name, { body: { token } }),
  });
}
