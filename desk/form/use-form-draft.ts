import { useQueryClient } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { useDesk } from '../shared/desk-context.ts';
import type { SavedSettings } from './saved-settings.ts';

/** What somebody typed and did not save, and the settings that it was begun from. */
export type FormDraft<V> = { values: V; base: SavedSettings<V> };

/**
 * A form's draft, kept as long as the tab is open: a session that ended in between, or a browser
 * that goes back unasked, loses nothing. It is nobody's but the one who typed it.
 * @param key names the form, with the restaurant where it is about one.
 */
export function useFormDraft<V>(key: string) {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const { member } = useDesk();
  const queryKey = ['settings-draft', tenantId, member.id, key];
  return {
    read: () => client.getQueryData<FormDraft<V>>(queryKey),
    write: (draft: FormDraft<V>) => {
      client.setQueryDefaults(queryKey, { gcTime: Infinity });
      client.setQueryData(queryKey, draft);
    },
    drop: () => client.removeQueries({ queryKey }),
  };
}
