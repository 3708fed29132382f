import type { Catalogue } from '../catalogue.ts';
import type { userMail as en } from '../en/user-mail.ts';

const codeSubject = (code: string, place: string) => `${code} es tu código de ${place}`;

export const userMail = {
  code: {
    sign_up: {
      subject: codeSubject,
      heading: 'Tu código',
      lead: (place) =>
        `Escribe este código para crear tu cuenta en ${place}. Si ya tienes una, inicia sesión con ella.`,
    },
    sign_in: {
      subject: codeSubject,
      heading: 'Tu código',
      lead: (place) =>
        `Escribe este código para iniciar sesión en ${place}. Si aún no tienes cuenta, la crea.`,
    },
    password: {
      subject: (code, place) => `${code}: una contraseña nueva para ${place}`,
      heading: 'Elige una contraseña nueva',
      lead: (place) =>
        `Escribe este código para elegir una contraseña nueva en ${place}. Si aún no tienes cuenta, la crea.`,
    },
    own: {
      subject: codeSubject,
      heading: 'Tu código',
      lead: (place) =>
        `Escribe este código para demostrar que eres tú quien cambia tu cuenta en ${place}.`,
    },
    contact: {
      subject: codeSubject,
      heading: 'Tu código',
      lead: (place) => `Escribe este código para usar esta dirección en tu cuenta en ${place}.`,
    },
    openid: {
      subject: codeSubject,
      heading: 'Tu código',
      lead: (place) =>
        `Escribe este código para iniciar sesión en ${place} con la cuenta de otro sitio que elegiste ahí. A partir de entonces podrás entrar con ella.`,
    },
    coupon: {
      subject: codeSubject,
      heading: 'Tu código',
      lead: (place) =>
        `Escribe este código al finalizar el pedido en ${place} para usar una oferta que vale una vez por persona.`,
    },
    advice: [
      'Caduca en 10 minutos y vale una sola vez.',
      '¿No lo pediste? Entonces no hagas nada y no se lo des a nadie: nunca lo pedimos por teléfono ni por correo.',
    ],
    small: (place) => `Recibes este correo porque alguien escribió esta dirección en ${place}.`,
  },
  welcome: {
    subject: (place) => `Te damos la bienvenida a ${place}`,
    heading: 'Tu cuenta está lista.',
    lead: (place) => `Gracias por crear una cuenta en ${place}.`,
    advice: ['A partir de ahora, ahí se guardan tus direcciones, tus favoritos y tus pedidos.'],
    button: 'Ver la carta',
  },
  password_changed: {
    subject: (place) => `Se cambió tu contraseña · ${place}`,
    heading: 'Se cambió tu contraseña.',
    lead: (place) =>
      `La contraseña de tu cuenta en ${place} se acaba de cambiar y se cerró la sesión en tus otros navegadores.`,
    advice: [
      '¿No fuiste tú? Entonces elige otra con “¿Olvidaste tu contraseña?” al iniciar sesión.',
    ],
    button: 'Ir a iniciar sesión',
  },
  email_changed: {
    subject: (place) => `Tu cuenta en ${place} tiene otra dirección`,
    heading: 'Tu cuenta tiene otra dirección.',
    lead: (place) =>
      `Tu cuenta en ${place} acaba de recibir otra dirección de correo. A partir de ahora, los correos llegan ahí.`,
    advice: ['¿No fuiste tú? Entonces llama al restaurante: otra persona tiene tu cuenta.'],
    button: 'Ir al sitio',
  },
  passkey_added: {
    subject: (place) => `Se añadió una llave de acceso · ${place}`,
    heading: 'Se añadió una llave de acceso.',
    lead: (place) =>
      `Alguien, esperamos que tú, añadió una llave de acceso a tu cuenta en ${place}. Con ella se inicia sesión sin contraseña.`,
    advice: [
      '¿No fuiste tú? Entonces quítala en tu cuenta y cierra la sesión en todos los navegadores.',
    ],
    button: 'Ir a tu cuenta',
  },
  passkey_blocked: {
    subject: (place) => `Se bloqueó una llave de acceso · ${place}`,
    heading: 'Una de tus llaves de acceso ya no funciona.',
    lead: (place) =>
      `Parece que se usó una copia de una de las llaves de acceso de tu cuenta en ${place}, así que se bloqueó.`,
    advice: ['Inicia sesión con un código, quítala en tu cuenta y añade otra.'],
    button: 'Ir a tu cuenta',
  },
  sign_in_connected: {
    subject: (place) => `Se conectó otra forma de iniciar sesión · ${place}`,
    heading: 'Se conectó otra forma de iniciar sesión.',
    lead: (place) =>
      `Alguien, esperamos que tú, conectó una cuenta de otro sitio con tu cuenta en ${place}. Con ella se inicia sesión sin contraseña.`,
    advice: [
      '¿No fuiste tú? Entonces quítala en tu cuenta y cierra la sesión en todos los navegadores.',
    ],
    button: 'Ir a tu cuenta',
  },
  guessed: {
    subject: (place) => `Contraseñas incorrectas en tu cuenta · ${place}`,
    heading: 'Alguien intenta adivinar tu contraseña.',
    lead: (place) =>
      `Se escribieron contraseñas incorrectas para tu cuenta en ${place}. Ninguna era la correcta, y las siguientes tienen que esperar.`,
    advice: [
      '¿Fuiste tú? Entonces inicia sesión con un código: no hace falta contraseña ni esperar.',
    ],
    button: 'Entrar con un código',
  },
  deleted: {
    subject: (place) => `Tu cuenta en ${place} se eliminó`,
    heading: 'Tu cuenta se eliminó.',
    lead: (place) =>
      `Tu cuenta en ${place} ya no existe, con tus direcciones y todo lo que se guardaba en ella.`,
    advice: [
      'Las reservas pendientes se cancelaron.',
      'Lo que la ley obliga a un restaurante a conservar de los pedidos se guarda sin tu nombre.',
    ],
    button: 'Ir al sitio',
  },
  small: (place) => `Recibes este correo por una cuenta en ${place}.`,
  /** The last line lets phones fill the code in at that very site (origin-bound one-time codes). */
  sms: (code, place, host) =>
    `${code} es tu código de ${place}. Caduca en 10 minutos; no se lo des a nadie.\n\n@${host} #${code}`,
} satisfies Catalogue<typeof en>;
