import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Modal } from '#ui/dialog/modal.tsx';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { UnsavedContext } from './unsaved-context.ts';
import { useDeskMessages } from './use-desk-messages.ts';

/**
 * Asks before what is not saved is left: by a link, the browser's Back, another restaurant, or
 * closing the tab. The router has no blocker of its own (decision 001).
 */
export function UnsavedGate({ children }: { children: ReactNode }) {
  const words = useDeskMessages().deskForms.leaving;
  const [notes] = useState(() => new Map<string, () => void>());
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [asked, setAsked] = useState<{ go(): void } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const gate = useMemo(
    () => ({
      note(id: string, discard: (() => void) | null) {
        if (discard) notes.set(id, discard);
        else notes.delete(id);
        setIsUnsaved(notes.size > 0);
      },
      leave(go: () => void) {
        if (notes.size === 0) return go();
        setAsked({ go });
        setIsOpen(true);
      },
    }),
    [notes],
  );
  useLeavingLinks(isUnsaved, gate.leave);
  useLeavingBack(isUnsaved, gate.leave);
  useClosingTab(isUnsaved);
  const leave = () => {
    setIsOpen(false);
    for (const discard of notes.values()) discard();
    notes.clear();
    setIsUnsaved(false);
    asked?.go();
  };
  return (
    <UnsavedContext value={gate}>
      {children}
      {asked && (
        <Modal
          isOpen={isOpen}
          title={words.title}
          text={words.text}
          closeLabel={words.stay}
          onClose={() => setIsOpen(false)}
          onExited={() => setAsked(null)}
          footer={
            <>
              <ActionButton onClick={() => setIsOpen(false)}>{words.stay}</ActionButton>
              <ActionButton look="outline" onClick={leave}>
                {words.leave}
              </ActionButton>
            </>
          }
        />
      )}
    </UnsavedContext>
  );
}

type Leave = (go: () => void) => void;

/** A plain press on a link of this site, before whatever else follows it. */
function useLeavingLinks(isUnsaved: boolean, leave: Leave): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: MouseEvent) => {
      const { metaKey, ctrlKey, shiftKey, altKey, button, target } = event;
      if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
      if (link.hasAttribute('download') || link.protocol === 'mailto:') return;
      const url = new URL(link.href);
      if (isWithinPage(url)) return;
      event.preventDefault();
      event.stopPropagation();
      leave(() => {
        const isOfDesk = url.origin === window.location.origin && isDesk(url.pathname);
        if (isOfDesk) void navigate(url.pathname + url.search + url.hash);
        else window.location.assign(url);
      });
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [isUnsaved, leave, navigate]);
}

const isDesk = (pathname: string) => pathname.startsWith(paths.desk);
const isWithinPage = ({ origin, pathname, hash }: URL) =>
  hash !== '' && origin === window.location.origin && pathname === window.location.pathname;

/**
 * Back and forward: a visit of the history can be held up only by the Navigation API. A browser
 * without it goes back unasked, and the draft stays in the tab.
 */
function useLeavingBack(isUnsaved: boolean, leave: Leave): void {
  useEffect(() => {
    if (!isUnsaved || !('navigation' in window)) return;
    const { navigation } = window;
    const ask = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      leave(() => void navigation.traverseTo(key));
    };
    navigation.addEventListener('navigate', ask);
    return () => navigation.removeEventListener('navigate', ask);
  }, [isUnsaved, leave]);
}

/** The browser asks by itself before the tab is closed or loaded anew. */
function useClosingTab(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
