import type { SiteConfig } from '../config/site.ts';
import { parseRichText } from '../rules/rich-text-notation.ts';
import type { LegalBusiness } from './legal-texts.ts';

/** The legal pages of an invented restaurant in Spanish; nobody's advice. */
export function legalTextsSpanish({
  name,
  legalName,
  email,
  phone,
}: LegalBusiness): SiteConfig['legal'] {
  const contact = `Escribe a [${email}](mailto:${email}) o llama al ${phone}.`;
  return {
    terms: parseRichText(`
Estas condiciones son entre tú y ${legalName}, que cocina como ${name}.

# Pedidos
Tu pedido queda hecho cuando aparece la confirmación. Hasta que la cocina empieza puedes cancelarlo desde la misma página. Los precios son en dólares australianos e incluyen los impuestos.

# Horas
Cocinamos para la hora que elegiste. Si la cocina se retrasa, te avisamos en la página de tu pedido y por correo electrónico.

# Alergias
Cada plato nombra los alérgenos que conocemos. Todo se hace en una misma cocina, así que **no podemos prometer que un plato no tenga trazas**. Cuéntanos tus alergias al pedir.

# Preguntas
${contact}
`),
    privacy: parseRichText(`
Pedimos lo que un pedido necesita y no lo guardamos más tiempo del que manda la ley.

# Qué guardamos
- Tu nombre, tu teléfono y tu correo electrónico, para avisarte sobre un pedido.
- Tu dirección, si entregamos a domicilio.
- Qué pediste y cuánto pagaste; los datos de la tarjeta se quedan en el servicio de pago.

# Qué guarda este sitio en tu dispositivo
Tu carrito, el restaurante que elegiste y lo que escribiste al finalizar el pedido, para que nada se pierda por el camino. No hay publicidad y nadie te sigue a otros sitios.

# Tú decides
Pídenos una copia de lo que tenemos, o que lo corrijamos o eliminemos. ${contact}
`),
    refundPolicy: parseRichText(`
Si algo no estuvo bien, queremos arreglarlo.

# Qué hacemos
- Faltaba algo: lo devolvemos, o te lo llevamos si estás cerca.
- Algo no era como se describía: la devolución o el mismo plato otra vez, como prefieras.
- Cancelaste antes de que empezáramos: se devuelve todo el importe.

# Cómo
Cuéntanoslo el mismo día, con una foto si ayuda. El dinero vuelve por donde vino, y un banco tarda *de tres a cinco días hábiles*. ${contact}

Todo esto se suma a los derechos que te da la ley australiana del consumidor.
`),
  };
}
