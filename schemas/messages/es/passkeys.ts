import type { Catalogue } from '../catalogue.ts';
import type { passkeyRefusals as en } from '../en/passkeys.ts';

export const passkeyRefusals = {
  unsupported:
    'Este navegador no puede usar llaves de acceso aquí. Usa otro navegador, o tu contraseña y un código.',
  cancelled: 'No se usó ninguna llave de acceso: se cerró la pregunta del navegador.',
  timed_out: 'Nadie respondió a tiempo a la pregunta del navegador. Inténtalo de nuevo.',
  exists: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  address: 'Las llaves de acceso necesitan un dominio con HTTPS, y esta dirección no lo es.',
  unsuitable:
    'Este dispositivo no puede pedir una huella, una cara o un PIN, y una llave de acceso lo necesita.',
  failed:
    'El navegador no pudo usar una llave de acceso. Inténtalo de nuevo, o usa tu contraseña y un código.',
} satisfies Catalogue<typeof en>;
