import type { Catalogue } from '../catalogue.ts';
import type { steps as en } from '../en/steps.ts';

export const steps = {
  list: 'Pasos',
  progress: (step, of) => `Paso ${step} de ${of}`,
  toStep: (step, name) => `Paso ${step}: ${name}`,
  summary: 'Tu elección',
  back: 'Atrás',
  next: 'Siguiente',
  toSummary: 'Revisar',
  without: 'No, gracias',
  nothing: 'Nada',
  change: (name) => `Cambiar ${name}`,
  changeShort: 'Cambiar',
  free: 'Gratis',
  less: (percent) => `${percent} % de descuento`,
  saves: (amount) => `Ahorras ${amount}`,
  singly: 'Comprado por separado',
  unavailable: 'Algo de lo que incluye está agotado, así que ahora no se puede combinar.',
} satisfies Catalogue<typeof en>;
