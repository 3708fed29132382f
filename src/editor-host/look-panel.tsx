import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { enDesk } from '#schemas/messages/en-desk.ts';
import { LookEditor } from '#editor/set-up/look-editor.tsx';
import { useApi } from '#ui/api/client.ts';
import { createConfigStore } from '#ui/stores/config-store.ts';
import { useStores, type Stores } from '#ui/stores/stores.tsx';
import { createEditorPorts } from './editor-ports.ts';
import { useStoredEditor } from './use-stored-editor.ts';

export type LookPanelProps = { onKept(): void };

/**
 * The choice of the look on a page of the desk. Its document is apart from the page's: the desk keeps
 * the look that is published, and only the frame beside follows what is tried.
 */
export function LookPanel(props: LookPanelProps) {
  const [tries, setTries] = useState(0);
  return <PreparedPanel key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}

function PreparedPanel({ onKept, onRetry }: LookPanelProps & { onRetry(): void }) {
  const words = enDesk.deskSetupLook;
  const page = useStores();
  const [stores] = useState(() => withOwnDocument(page));
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isLeft = false;
    const end = (state: 'ready' | 'failed') => () => (isLeft ? undefined : setState(state));
    void stores.config.getState().prepareEdits().then(end('ready'), end('failed'));
    return () => {
      isLeft = true;
    };
  }, [stores]);
  if (state === 'ready') return <ReadyPanel stores={stores} onKept={onKept} />;
  if (state === 'loading') return <p aria-busy="true">{words.loading}</p>;
  return (
    <p role="alert">
      {words.failed}{' '}
      <button type="button" onClick={onRetry}>
        {words.again}
      </button>
    </p>
  );
}

function ReadyPanel({ stores, onKept }: LookPanelProps & { stores: Stores }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [ports] = useState(() => createEditorPorts({ stores, api, queryClient }));
  const editor = useStoredEditor(ports, stores.tenantId);
  const page = useStores();
  useEffect(() => {
    return ports.watch();
  }, [ports]);
  useEffect(() => {
    // The editor may have been left on a restaurant's own settings; the look is the whole site's.
    const goToSite = () => {
      const { status } = ports.staff.get();
      if (status === 'signedIn' && ports.scope.get().restaurantId !== null) {
        void ports.scope.change(null);
      }
    };
    return ports.scope.subscribe(goToSite);
  }, [ports]);
  useEffect(
    () => () => {
      editor.preview(null);
      stores.config.getState().storeNow();
      void ports.sync.flush();
      // Whoever goes on to the site finds there what was left unpublished here.
      void page.config.getState().followOtherTab();
    },
    [editor, ports, stores, page],
  );
  return <LookEditor editor={editor} ports={ports} onKept={onKept} />;
}

const withOwnDocument = (page: Stores): Stores => ({
  ...page,
  config: createConfigStore({
    settings: page.boot.settings,
    isThemeLoading: false,
    isBannerVisible: true,
    storage: page.siteStorage,
    writeCookie: () => undefined,
  }),
});
