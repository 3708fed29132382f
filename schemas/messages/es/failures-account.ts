import type { Catalogue } from '../catalogue.ts';
import type { accountFailures as en } from '../en/failures-account.ts';

export const accountFailures = {
  wrongPassword: 'Este correo y esta contraseña no coinciden.',
  wrongPresentPassword: 'Esta no es tu contraseña actual.',
  commonPassword: 'Esta contraseña es fácil de adivinar. Usa unas palabras que no vayan juntas.',
  emailTaken: 'Esta dirección ya tiene una cuenta aquí.',
  wrongCode: 'Este no es el código que enviamos. Míralo otra vez.',
  codeOver:
    'Este código ya se usó, tiene más de 10 minutos o se probó demasiadas veces. Pide que te enviemos otro.',
  noCodesToPhones: 'Aquí no se envían códigos a teléfonos.',
  notAMobile: 'Este no es un móvil al que podamos escribir.',
  foreignPhone: 'No podemos enviar códigos a números de este país.',
  addressGone: 'No existe esa dirección: ya se eliminó.',
  tooManyAddresses: (most: number) =>
    `Ya tienes ${most} direcciones. Elimina primero una que ya no uses.`,
  orderUnderWay:
    'Uno de tus pedidos está en curso. Podrás eliminar tu cuenta cuando haya terminado.',
  signedOutAlready: 'En este navegador ya se ha cerrado la sesión.',
  passkey: {
    askedAgain: 'Ha tardado demasiado o se ha enviado dos veces. Usa tu llave de acceso otra vez.',
    wrong:
      'Aquí no se conoce esta llave de acceso. Puede que se eliminara o que sea de otro sitio.',
    gone: 'No existe esa llave de acceso: ya se eliminó.',
    taken: 'Esta llave de acceso ya se añadió. Elige otro dispositivo.',
    tooMany: (most: number) =>
      `Ya tienes ${most} llaves de acceso. Elimina primero una que ya no uses.`,
    blocked:
      'Parece que se ha usado una copia de esta llave de acceso, así que ya no sirve para iniciar sesión. Entra con un código, elimínala y añade otra.',
  },
  openId: {
    notOffered: 'Esta forma de iniciar sesión ya no se ofrece. Elige otra.',
    over: 'Este inicio de sesión empezó hace demasiado tiempo o en otro navegador, o ya ha terminado. Empieza de nuevo.',
    refused: (provider: string) =>
      `No has iniciado sesión en ${provider}. Inténtalo de nuevo o elige otra forma.`,
    withoutEmail: (provider: string) =>
      `${provider} no nos ha dado tu correo, y una cuenta lo necesita. Elige otra forma.`,
    unreachable: (provider: string) =>
      `No se puede conectar con ${provider} en este momento. Inténtalo dentro de un rato o elige otra forma.`,
    failed: (provider: string) =>
      `No hemos podido iniciar tu sesión con ${provider}. Inténtalo de nuevo o elige otra forma.`,
    removed: 'Este inicio de sesión ya se eliminó.',
  },
  link: {
    incomplete: 'Este enlace no está completo. Ábrelo otra vez desde el correo.',
    over: 'Este enlace ha caducado. Apúntate otra vez.',
    used: 'Este enlace ya se usó. Apúntate otra vez.',
  },
} satisfies Catalogue<typeof en>;
