import { useState } from 'react';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { useEditor, usePorts } from '../../core/state/editor-context.tsx';
import { EditorDialog } from '../../parts/editor-dialog.tsx';
import { differencesBetween } from '../../review/differences/differences.ts';
import styles from './transfer.module.css';

const ways = {
  published: {
    button: 'To what is published…',
    title: 'Back to what is published?',
    label: 'Back to what is published',
  },
  defaults: {
    button: 'To a new site…',
    title: 'Begin anew?',
    label: 'Back to a new site',
  },
} as const;

type Way = keyof typeof ways;

/** The ways back to a known state; each asks, and is one step that Undo takes back. */
export function ResetPart({ onDone }: { onDone(words: string): void }) {
  const { replace, announce } = useEditor();
  const { document } = usePorts();
  const [asked, setAsked] = useState<Way | null>(null);
  const reset = (way: Way) => {
    const before = document.get();
    replace(ways[way].label, targetOf(way, before, document.published()));
    const words =
      document.get() === before
        ? 'Nothing was changed.'
        : `${ways[way].label}: done. Undo takes it back.`;
    setAsked(null);
    onDone(words);
    announce(words);
  };
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>Reset</h4>
      <div className={styles.actions}>
        <button type="button" className={styles.button} onClick={() => setAsked('published')}>
          {ways.published.button}
        </button>
        <button type="button" className={styles.button} onClick={() => setAsked('defaults')}>
          {ways.defaults.button}
        </button>
      </div>
      {asked && (
        <EditorDialog
          title={ways[asked].title}
          onClose={() => setAsked(null)}
          actions={
            <>
              <button type="button" className={styles.button} onClick={() => setAsked(null)}>
                Keep my changes
              </button>
              <button type="button" className={styles.primary} onClick={() => reset(asked)}>
                Reset
              </button>
            </>
          }
        >
          <p>{wordsOf(asked, document.get(), document.published())}</p>
        </EditorDialog>
      )}
    </section>
  );
}

/** Everything as it comes, but whose site it is. */
function targetOf(way: Way, present: SiteConfig, published: SiteConfig): SiteConfig {
  if (way === 'published') return published;
  const fresh = siteConfigSchema.parse({});
  return { ...fresh, general: { ...fresh.general, tenantId: present.general.tenantId } };
}

function wordsOf(way: Way, present: SiteConfig, published: SiteConfig): string {
  const count = differencesBetween(present, targetOf(way, present, published)).length;
  const things = count === 1 ? 'One setting changes' : `${count} settings change`;
  const what =
    way === 'published'
      ? 'Everything in the editor becomes as customers see it now.'
      : 'Everything becomes as on a new site: colours, texts, sections and contacts.';
  return `${what} ${things}. Undo takes it back, and nothing is published by it.`;
}
