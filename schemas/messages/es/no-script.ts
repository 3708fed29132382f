import type { Catalogue } from '../catalogue.ts';
import type { noScript as en } from '../en/no-script.ts';

/** Stands above a page in a browser that runs no scripts. */
export const noScript = {
  site: 'Para pedir en este sitio hace falta JavaScript, que tu navegador tiene desactivado.',
  call: 'Con gusto te atendemos por teléfono:',
  desk: 'El panel necesita JavaScript, que tu navegador tiene desactivado.',
} satisfies Catalogue<typeof en>;
