import type { Catalogue } from '../catalogue.ts';
import type { newsletter as en } from '../en/newsletter.ts';

export const newsletter = {
  confirm: {
    title: '¿Quieres que te escribamos?',
    text: (place) => `Con un toque te enterarás cuando ${place} tenga algo nuevo.`,
    button: 'Sí, quiero recibirlas',
    doneTitle: 'Ya estás en la lista.',
    doneText: (place) => `Gracias. Las próximas novedades de ${place} te llegarán por correo.`,
  },
  leave: {
    title: '¿Dejamos de escribirte?',
    text: (place) =>
      `Con un toque, ${place} no te enviará más novedades. Los correos sobre tus pedidos seguirán llegando.`,
    button: 'Sí, darme de baja',
    doneTitle: 'Listo. No habrá más novedades.',
    doneText: () => 'Si un día las echas de menos, puedes volver al pie de cualquier página.',
  },
  sending: 'Un momento…',
  over: {
    link_expired: {
      title: 'Este enlace caducó.',
      text: 'Era válido durante dos días. Suscríbete otra vez al pie de esta página y te llegará uno nuevo.',
    },
    link_used: {
      title: 'Este enlace ya se usó.',
      text: 'Te diste de baja después, o hay un correo más reciente. Al pie de esta página puedes empezar de nuevo.',
    },
    unknown_link: {
      title: 'Este enlace no está completo.',
      text: 'Algunos programas de correo cortan los enlaces largos. Ábrelo otra vez desde el correo.',
    },
  },
  failed: 'No se pudo conectar con la cocina. Inténtalo de nuevo.',
  toMenu: 'Ver la carta',
} satisfies Catalogue<typeof en>;
