import { useStore } from 'zustand/react';
import { enWebApp } from '#schemas/messages/en-web-app.ts';
import { install, installPrompt } from './install-prompt.ts';

/** The way to install the site, where the browser offers one; once, quietly, at the foot. */
export function useInstall() {
  const isOffered = useStore(installPrompt, ({ offered }) => offered !== null);
  return isOffered
    ? { label: enWebApp.webApp.install, onInstall: () => void install() }
    : undefined;
}
