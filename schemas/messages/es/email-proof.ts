import type { Catalogue } from '../catalogue.ts';
import type { emailProof as en } from '../en/email-proof.ts';

export const emailProof = {
  reason: 'Vale una vez por persona: confirma tu correo electrónico para usarlo.',
  text: (email) => `Enviamos un código a ${email} para comprobar que el correo es tuyo.`,
  send: 'Enviarme un código',
  sending: 'Enviando…',
  sentTo: (email) => `Enviamos un código de 6 dígitos a ${email}. Caduca en 10 minutos.`,
  label: 'Código del correo',
  hint: '¿No te llega? Mira también en el correo no deseado.',
  wrongShape: 'El código tiene 6 dígitos.',
  confirm: 'Confirmar',
  confirming: 'Comprobando…',
  again: 'Enviar otro código',
  againIn: (seconds) => `Enviar otro código (en ${seconds} s)`,
  sentAgain: 'Otro código va en camino. Solo vale el más reciente.',
  other: 'Usar otro correo',
  unreached: 'No se pudo conectar con el restaurante. Comprueba tu conexión e inténtalo de nuevo.',
} satisfies Catalogue<typeof en>;
