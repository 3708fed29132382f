import type { DefaultTextsPort } from '#editor/core/ports.ts';
import { legalPageNames } from '#schemas/rules/legal/legal-texts.ts';
import type { Api } from '#ui/api/client.ts';
import { orPortFailure } from './port-failure.ts';

/** The default texts of the legal pages, in English, as the editor is. */
export const createDefaultTexts = (api: Api): DefaultTextsPort => ({
  async load(path) {
    const page = legalPageNames.find((name) => path === `legal.${name}`);
    if (!page) return [];
    const query = { text: 'default', language: 'en' } as const;
    const { data } = await orPortFailure(api.call('getLegalPage', { params: { page }, query }));
    return data.blocks;
  },
});
