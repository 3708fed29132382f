import type { Catalogue } from '../catalogue.ts';
import type { contactMail as en } from '../en/contact-mail.ts';

export const contactMail = {
  subject: (about, name) => `${about}: mensaje de ${name}`,
  somebody: 'un cliente',
  subjects: {
    question: 'Pregunta',
    order: 'Sobre un pedido',
    feedback: 'Opinión',
    press: 'Prensa',
    other: 'Otro asunto',
  },
  preview: (tenant) => `Alguien escribió a ${tenant} en tu sitio.`,
  heading: (name) => `Mensaje de ${name}`,
  lead: (about) => `${about}, escrito en tu sitio.`,
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  order: 'Pedido',
  restaurant: 'Restaurante',
  button: 'Responder',
  small: (tenant) =>
    `Si respondes a este correo, la respuesta llega al cliente, pero no se guarda con los mensajes. Lo recibes porque es la dirección de contacto de ${tenant}.`,
  answer: {
    subject: (tenant) => `Nuestra respuesta a tu mensaje: ${tenant}`,
    preview: (tenant) => `${tenant} respondió a lo que escribiste.`,
    greeting: (name) => `Hola, ${name}:`,
    heading: 'Nuestra respuesta',
    about: (day) => `Sobre tu mensaje del ${day}.`,
    small: (tenant) =>
      `Recibes este correo porque se indicó esta dirección en un mensaje a ${tenant}. Responde a este correo para escribirnos de nuevo.`,
  },
} satisfies Catalogue<typeof en>;
