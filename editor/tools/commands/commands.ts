import { clipboardCommands } from './clipboard-commands.ts';
import { devices, isOffered, type Device } from '../../on-page/page/devices.ts';
import type { View } from '../../core/state/views.ts';
import type { Command } from './command.ts';
import { commandsOf } from './open-dialog.ts';
import { sectionCommands } from './section-commands.ts';

const view = (label: string, to: View): Command => ({
  id: `view-${to.name}`,
  group: 'Go to',
  label,
  run: ({ editor }) => editor.open(to),
});

const device = (name: Device, label: string): Command => ({
  id: `device-${name}`,
  group: 'Page',
  label,
  isAvailable: ({ canvas }) =>
    canvas.getState().device !== name && isOffered(name, window.innerWidth),
  run: ({ canvas }) => canvas.setState({ device: name, isNavigating: false }),
});

/**
 * Every command, once: the keyboard, the palette and the sheet of shortcuts are made from this
 * list. A new line is all that a new command needs.
 */
export const commands: readonly Command[] = [
  {
    id: 'palette',
    group: 'Editor',
    label: 'Find anything',
    keys: [{ key: 'k', mod: true }],
    run: ({ editor }) => commandsOf(editor).setState({ dialog: 'palette' }),
  },
  {
    id: 'shortcuts',
    group: 'Editor',
    label: 'Keyboard shortcuts',
    keys: [{ key: '?' }, { key: '/', mod: true }],
    run: ({ editor }) => commandsOf(editor).setState({ dialog: 'shortcuts' }),
  },
  {
    id: 'save',
    group: 'Editor',
    label: 'Save now',
    keys: [{ key: 's', mod: true }],
    run: ({ ports, editor }) => {
      ports.sync.flush().then(
        () =>
          editor.announce(ports.sync.get().status === 'saved' ? 'Saved.' : 'Kept in this browser.'),
        () => editor.announce('Not saved. It is kept in this browser.'),
      );
    },
  },
  {
    id: 'publish',
    group: 'Editor',
    label: 'Publish',
    keys: [{ key: 'Enter', mod: true, shift: true }],
    isAvailable: ({ press }) => press('publish', true),
    run: ({ press }) => void press('publish'),
  },
  {
    id: 'discard',
    group: 'Editor',
    label: 'Discard your changes',
    isAvailable: ({ press }) => press('discard', true),
    run: ({ press }) => void press('discard'),
  },
  {
    id: 'close',
    group: 'Editor',
    label: 'Close the editor',
    keys: [{ key: '.', mod: true }, { key: 'Escape' }],
    isHeardElsewhere: true,
    run: ({ close }) => close(),
  },
  {
    id: 'undo',
    group: 'Steps',
    label: 'Undo',
    keys: [{ key: 'z', mod: true }],
    isAvailable: ({ editor }) => editor.session.history().past.length > 0,
    run: ({ editor }) => editor.undo(),
  },
  {
    id: 'redo',
    group: 'Steps',
    label: 'Redo',
    keys: [
      { key: 'z', mod: true, shift: true },
      { key: 'y', mod: true },
    ],
    isAvailable: ({ editor }) => editor.session.history().future.length > 0,
    run: ({ editor }) => editor.redo(),
  },
  ...sectionCommands,
  ...clipboardCommands,
  {
    id: 'walk',
    group: 'Page',
    label: 'Walk through the sections of the page',
    keys: [{ key: 'F6' }],
    isHeardElsewhere: true,
    run: ({ canvas }) => canvas.setState({ isNavigating: true }),
  },
  {
    id: 'pick',
    group: 'Page',
    label: 'Pick on the page, on or off',
    run: ({ canvas }) =>
      canvas.setState(({ picking }) => ({ picking: picking === 'off' ? 'fields' : 'off' })),
  },
  {
    id: 'paint',
    group: 'Page',
    label: 'Which colour paints this?',
    run: ({ canvas }) => canvas.setState({ picking: 'colours', paint: null }),
  },
  device('page', 'The page itself'),
  device('phone', `As on a phone, ${devices.phone.width} wide`),
  device('tablet', `As on a tablet, ${devices.tablet.width} wide`),
  device('desk', `As on a desk, ${devices.desk.width} wide`),
  device('both', 'As on a phone and on a desk, side by side'),
  {
    id: 'dock',
    group: 'Page',
    label: 'Move the panel to the other side',
    run: ({ preferences }) =>
      preferences.setState(({ dock }) => ({ dock: dock === 'left' ? 'right' : 'left' })),
  },
  view('The whole site', { name: 'site' }),
  view('History', { name: 'history' }),
  view('Versions', { name: 'versions' }),
  view('Translations', { name: 'translations' }),
  view('Import and export', { name: 'transfer' }),
  view('Locations', { name: 'places' }),
];
