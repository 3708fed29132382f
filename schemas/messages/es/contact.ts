import type { Catalogue } from '../catalogue.ts';
import type { contact as en } from '../en/contact.ts';
import { plural } from './plural.ts';

export const contact = {
  title: 'Contacto',
  lead: (business) => `Preguntas, elogios o quejas: en ${business} lo leemos todo.`,
  toForm: 'Escríbenos',
  ways: 'Teléfono, correo y redes sociales',
  places: 'Dónde estamos',
  place: 'Dónde estamos y cuándo abrimos',
  today: 'Hoy',
  closed: 'Cerrado',
  soon: 'Próximos cambios de horario',
  book: 'Reservar mesa',
  bookAt: (place) => `Reservar mesa en ${place}`,
  noHours: 'Pregunta por el horario antes de venir.',
  noPlaces:
    'No se cargaron nuestras direcciones: no hay conexión. Vuelve a cargar la página o escríbenos.',
  form: {
    heading: 'Escríbenos',
    text: 'Respondemos por correo.',
    name: 'Nombre',
    nameProblem: 'Escribe tu nombre, sin direcciones web.',
    email: 'Correo electrónico',
    emailProblem: 'Escribe tu correo electrónico, como ana@example.com.',
    phone: 'Teléfono (opcional)',
    phoneProblem: 'Escribe un número de teléfono o deja el campo vacío.',
    restaurant: 'Restaurante',
    anyRestaurant: 'Ninguno en particular',
    subject: '¿De qué se trata?',
    subjects: {
      question: 'Una pregunta',
      order: 'Un pedido',
      feedback: 'Una opinión',
      press: 'Prensa',
      other: 'Otro asunto',
    },
    orderNumber: 'Número del pedido (opcional)',
    orderNumberHint: 'Está en el correo sobre el pedido.',
    orderNumberProblem: 'Escribe el número del pedido o deja el campo vacío.',
    message: 'Mensaje',
    messageProblem: 'Escribe tu mensaje.',
    messageLong: 'Es demasiado largo: acórtalo un poco.',
    left: (count) =>
      plural(count, { one: 'Queda 1 carácter.', other: `Quedan ${count} caracteres.` }),
    website: 'Deja este campo vacío',
    send: 'Enviar',
    sending: 'Enviando…',
    unreached: 'No se envió: no hay conexión. Lo que escribiste sigue aquí; inténtalo de nuevo.',
    retention:
      'Guardamos tu mensaje y nuestra respuesta durante un año desde el último mensaje; después los eliminamos.',
    privacy: 'Cómo tratamos tus datos',
  },
  sent: {
    heading: 'Tu mensaje va en camino',
    text: (business, email) =>
      `${business} lo leerá y te responderá por correo a ${email}. Si no te llega nada, mira también en el correo no deseado.`,
    urgent: (phone) => `¿Es urgente? Llama al ${phone}.`,
    another: 'Escribir otro mensaje',
  },
} satisfies Catalogue<typeof en>;
