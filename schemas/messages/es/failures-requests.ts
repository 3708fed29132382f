import type { Catalogue } from '../catalogue.ts';
import type { requestFailures as en } from '../en/failures-requests.ts';

export const requestFailures = {
  notFound: 'No hay nada en esta dirección.',
  notUnderstood: 'No se entiende esta petición.',
  onlyReading: 'Las páginas se pueden leer, pero no se puede escribir en ellas.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  unavailable: 'Esto tarda más de lo debido. Inténtalo de nuevo en unos segundos.',
  notStorable: 'Algo de lo que has enviado no se puede guardar. Revisa lo que has escrito.',
  tooLong: 'Esto es demasiado largo para enviarlo.',
  unreadableForm: 'Esto no se ha enviado en un formato que podamos leer.',
  unreadableEncoding: 'Esto se ha comprimido de una forma que no podemos leer.',
  wrongEncoding: 'Esto no está comprimido como dice estarlo.',
  wrongLength: 'Esto no ha llegado con la longitud que debía.',
  unreadable: 'No se puede leer lo que se ha enviado.',
  badAddress: 'Esta dirección no está bien escrita.',
  tooDeep: 'Esto tiene demasiados niveles y no se puede leer.',
  tooManyConnections:
    'Llegan demasiadas conexiones desde tu red. Inténtalo de nuevo en un momento.',
  followedOften: 'Ya se está siguiendo esto en muchos sitios. Consúltalo de vez en cuando.',
  streamsFull: 'Ahora mismo se siguen demasiadas cosas. Consúltalo de vez en cuando.',
  noSiteHere: 'No hay ningún restaurante en esta dirección.',
  suspended: (name: string) => `El sitio de ${name} está desactivado en este momento.`,
  notOpenYet: 'Este sitio aún no está abierto. Vuelve pronto.',
  tokenOfAnother: 'Esta sesión es de otro restaurante.',
  login: 'Inicia sesión, por favor.',
  sessionOver: 'Puede que tu sesión haya caducado. Inténtalo de nuevo.',
  logInAgain: 'Puede que tu sesión haya caducado. Inicia sesión otra vez.',
  notForUsers: 'Esto es para invitados: cierra la sesión primero.',
  ownerMissing: 'Falta indicar de quién es este carrito.',
  notYours: 'Esto es de otra persona.',
  notYourNumber: 'Este no es el número con el que has venido.',
  guestTaken: 'Este número ya está en uso. Prueba con otro.',
  restaurantGone: 'Este restaurante ya no está aquí.',
  tooFast: 'Vas un poco deprisa. Espera un momento e inténtalo de nuevo.',
  tooManyPasswords: (wait: string) =>
    `Ha habido demasiadas contraseñas incorrectas en esta cuenta. Inténtalo de nuevo en ${wait} ` +
    'o usa un navegador en el que ya hayas iniciado sesión.',
  tooManyTries: (wait: string) =>
    `Ha habido demasiados intentos fallidos. Inténtalo de nuevo en ${wait}.`,
  codeJustSent: (seconds: number) =>
    `Acabamos de enviar un código. Puedes pedir otro en ${seconds} segundos.`,
  tooManyCodes: (wait: string) => `Ya hemos enviado muchos códigos. Puedes pedir otro en ${wait}.`,
  tooManyMessages: (wait: string) =>
    `Ya han llegado muchos mensajes. Inténtalo de nuevo en ${wait} o llama al restaurante.`,
  signInBusy:
    'Mucha gente está iniciando sesión en este momento. Inténtalo de nuevo en unos segundos.',
  minutes: (minutes: number) => (minutes === 1 ? 'un minuto' : `${minutes} minutos`),
  hours: (hours: number) => `${hours} horas`,
} satisfies Catalogue<typeof en>;
