import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import editorStyles from '#editor/parts/editor.module.css';
import { describeFields } from '#editor/core/settings/describe-fields.ts';
import { describeSection } from '#editor/core/settings/describe-section.ts';
import { createEditSession } from '#editor/core/history/edit-session.ts';
import { createEditor } from '#editor/core/state/editor.ts';
import { EditorContext } from '#editor/core/state/editor-context.tsx';
import { FieldInput } from '#editor/panel/setting/field-input.tsx';
import { findField } from '#editor/core/settings/find-field.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { samplePorts } from '../samples/editor-ports.ts';
import { sampleSite } from '../samples/sample-site.ts';

const site = describeFields(siteConfigSchema);
const fields = [
  ...site,
  ...(findField(site, 'topOfferBanner.byVariant')?.fields ?? []),
  describeSection('spotlight', 'sections.bestSellers'),
  describeSection('gallery', 'sections.gallery'),
];

type FieldArgs = { paths: readonly string[]; canSend?: boolean };

/** Fields as they stand in the panel, on the pizzeria's document; what they change stays here. */
function Fields({ paths, canSend = false }: FieldArgs) {
  const [ports] = useState(() =>
    samplePorts(sampleSite('tenant139').config, {
      pictures: { upload: () => new Promise(() => undefined), isPossible: () => canSend },
    }),
  );
  const [editor] = useState(() => createEditor(ports.document, createEditSession<SiteConfig>()));
  return (
    <EditorContext value={{ editor, ports }}>
      <main className={editorStyles.editor} style={{ maxWidth: 560, height: 'auto' }}>
        <div className={editorStyles.body}>
          <section className={editorStyles.part}>
            {paths.map((path) => {
              const field = findField(fields, path);
              return field && <FieldInput key={path} field={field} />;
            })}
          </section>
        </div>
      </main>
    </EditorContext>
  );
}

export default {
  title: 'Editor/Fields',
  render: (args) => <Fields {...args} />,
} satisfies Meta<FieldArgs>;

export const Text = { args: { paths: ['hero.title', 'hero.subtitle', 'general.contactEmail'] } };
export const RichText = { args: { paths: ['legal.terms'] } };
export const Number = {
  args: { paths: ['header.height', 'general.autoClearRestaurantTimeInterval'] },
};
export const Switch = { args: { paths: ['general.showProductUnit'] } };
export const Choice = { args: { paths: ['theme.radius', 'theme.fonts'] } };
export const Colour = { args: { paths: ['colors.primary', 'colors.text', 'seo.themeColor'] } };
export const ColourInTheDark = {
  args: { paths: ['theme.dark.colors.background', 'theme.dark.colors.primary'] },
};
export const Picture = { args: { paths: ['hero.backgroundImage'], canSend: true } };
export const PictureSignedOut = { args: { paths: ['general.logo', 'seo.ogImage'] } };
export const Link = {
  args: { paths: ['hero.ctaLink', 'general.websiteUrl', 'topOfferBanner.link'] },
};
export const List = { args: { paths: ['features.items', 'footer.links'] } };
export const Dishes = { args: { paths: ['sections.bestSellers.picks'] } };
export const Date = { args: { paths: ['topOfferBanner.byVariant.countdown.endsAt'] } };
