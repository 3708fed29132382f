import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import editorStyles from '#editor/parts/editor.module.css';
import { EditorContext } from '#editor/core/state/editor-context.tsx';
import { createEditor } from '#editor/core/state/editor.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { WhenPanel } from '#editor/panel/sections/when-panel.tsx';
import type { SiteConfig } from '#schemas/config/site.ts';
import { whenSchema, type When } from '#schemas/config/when.ts';
import { fixed, samplePorts } from '../samples/editor-ports.ts';
import { manager } from '../samples/publishing.ts';
import { sampleSite } from '../samples/sample-site.ts';

type RuleArgs = { rule: Partial<When>; isHidden?: boolean; isLocked?: boolean };

function withRule({ rule, isHidden = false }: RuleArgs): SiteConfig {
  const { config } = sampleSite('tenant139');
  const home = config.layout.home.map((entry) =>
    entry.id === 'hero' ? { ...entry, hidden: isHidden, when: whenSchema.parse(rule) } : entry,
  );
  return { ...config, layout: { home } };
}

/** The rule of a section as it stands on its panel; what is changed stays here. */
function Rule(args: RuleArgs) {
  const [ports] = useState(() => {
    const site = withRule(args);
    const open = samplePorts(site);
    if (!args.isLocked) return open;
    const place = fixed({ restaurantId: 1, site, locks: ['layout/home'] });
    return {
      ...open,
      staff: { ...open.staff, ...fixed(manager) },
      scope: { ...open.scope, ...place },
    };
  });
  const [editor] = useState(() => createEditor(ports.document, createEditSession<SiteConfig>()));
  return (
    <EditorContext value={{ editor, ports }}>
      <main className={editorStyles.editor} style={{ maxWidth: 340, height: 'auto' }}>
        <div className={editorStyles.body}>
          <h2>Edit site</h2>
          <h3>Hero</h3>
          <WhenPanel id="hero" />
        </div>
      </main>
    </EditorContext>
  );
}

export default {
  title: 'Editor/When it is shown',
  render: (args) => <Rule {...args} />,
} satisfies Meta<RuleArgs>;

const lunch = { days: [1, 2, 3, 4, 5], from: '11:00', to: '15:00' };
const lateNight = { days: [5, 6], from: '22:00', to: '02:00' };
const whole: Partial<When> = {
  times: [lunch, lateNight],
  from: '2026-12-01',
  until: '2099-12-24',
  devices: ['phone', 'tablet'],
  orderTypes: ['pickup', 'dine_in'],
};

export const Always = { args: { rule: {} } };
export const Times = { args: { rule: { times: [lunch, lateNight] } } };
export const Dates = { args: { rule: { from: '2026-12-01', until: '2099-12-24' } } };
export const Devices = { args: { rule: { devices: ['phone'] } } };
export const OrderTypes = { args: { rule: { orderTypes: ['pickup', 'dine_in'] } } };
export const Everything = { args: { rule: whole } };
export const Over = { args: { rule: { until: '2020-01-31' } } };
export const OfHidden = { args: { rule: { times: [lunch] }, isHidden: true } };
export const Locked = { args: { rule: whole, isLocked: true } };

/** A clock that is emptied keeps the time that was, and says what it needs. */
export const WithoutTime = {
  args: { rule: { times: [lunch] } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const clock = () => canvasElement.querySelector<HTMLInputElement>('input[type="time"]');
    while (!clock()) await new Promise(requestAnimationFrame);
    clear(clock());
  },
};

/** Of phones alone nothing can be taken away: one device stays. */
export const LastDevice = {
  args: { rule: { devices: ['phone'] } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const phones = () =>
      [...canvasElement.querySelectorAll('label')].find((one) => one.textContent === 'Phones');
    while (!phones()) await new Promise(requestAnimationFrame);
    phones()?.click();
  },
};

/** As a hand that empties the clock and goes on. */
function clear(input: HTMLInputElement | null): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
