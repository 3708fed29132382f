import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import type { Command, CommandScene } from './command.ts';
import { commands } from './commands.ts';
import { takeEscapeStep } from './escape-step.ts';
import { hasCommandKey, isPressed } from './keys.ts';
import { writable } from './writable.ts';

/**
 * The keys of every command while the editor is seen, and Escape, a step at a time. Fields of the page
 * keep their own keys, and so does an open dialog.
 */
export function useEditorKeys(panel: RefObject<HTMLElement | null>, scene: CommandScene): void {
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const element = panel.current;
    const target = event.target instanceof Element ? event.target : null;
    if (!element || element.getClientRects().length === 0) return false;
    const isInside = element.contains(target);
    if (element.querySelector('dialog[open]')) return false;
    if (event.key === 'Escape') {
      // A press on the page leaves the focus nowhere; what is open there has it.
      const isMeantHere = isInside || target === document.body;
      return target !== null && isMeantHere && takeEscapeStep(scene, element, target);
    }
    const isWriting = target?.closest(writable) != null;
    const hasMod = event.ctrlKey || event.metaKey;
    // A sign or an arrow without Ctrl or ⌘ belongs to what is being written.
    if (isWriting && !(isInside && hasMod)) return false;
    const isMac = hasCommandKey(navigator.platform);
    const command = commands.find((one) => isMeant(one, event, isMac));
    if (!command) return false;
    if (command.isAvailable?.(scene) ?? true) command.run(scene);
    return true;
  });
  // Once: what lies over the panel began later, and is asked before it.
  useEffect(() => {
    return listenForKeys((event) => onKey(event));
  }, []);
}

const isMeant = ({ keys = [], isHeardElsewhere }: Command, event: KeyboardEvent, isMac: boolean) =>
  !isHeardElsewhere && keys.some((one) => isPressed(one, event, isMac));
