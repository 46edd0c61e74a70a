import { bullets, type LegalText, note, paragraph, table } from '../../legal.rules.ts'

export const privacyEs: LegalText = {
  slug: 'politica-de-privacidad',
  version: '2026-11-25.2',
  effectiveOn: '2026-11-25',
  title: 'Política de privacidad',
  summary:
    'Qué datos pide {shopName} al comprador y al destinatario, para qué los usa, quién los ve, cuánto se guardan y qué puedes exigir.',
  sections: [
    {
      id: 'responsable',
      heading: 'Quién responde por tus datos',
      blocks: [
        paragraph(
          'El responsable es {legalName}, titular de {shopName}, con domicilio en {legalAddress}. Para cualquier asunto de datos escribe a {supportEmail} o llama al {phone1} o al {phone2}.',
        ),
        paragraph(
          'No vendemos tus datos ni los compartimos para publicidad. Pedimos lo que hace falta para vender, entregar y cumplir las reglas de exportación.',
        ),
      ],
    },
    {
      id: 'que-datos',
      heading: 'Qué datos y para qué',
      blocks: [
        table(
          ['Datos', 'Para qué'],
          [
            'Comprador: nombre legal, país de residencia, correo, teléfono, idioma, relación con el destinatario',
            'Hacer el contrato, avisarte del pedido, verificar que podemos venderte',
          ],
          [
            'Destinatario: nombre y apellidos, teléfono, correo si lo das, dirección completa',
            'Entregar, avisar a quien recibe, verificar que podemos enviarle',
          ],
          [
            'Carné de identidad del destinatario o de la persona autorizada (pedidos a Cuba)',
            'Entregar a la persona correcta y descartar coincidencias de nombre',
          ],
          [
            'Uso final de los equipos y, si es un negocio privado, su nombre, tipo y dueño',
            'Cumplir las reglas de exportación',
          ],
          [
            'Pedido: productos, precios, mensajes, entrega, fotos de daños',
            'Cumplir el contrato, la garantía y las devoluciones',
          ],
          [
            'Pago: medio, cantidad, identificador de la operación, nombre de quien paga; en Zelle, la captura que subas',
            'Encontrar el pago, evitar fraudes, llevar las cuentas, hacer reembolsos',
          ],
          [
            'Declaración firmada: versión e idioma del texto, nombre escrito, hora, dirección IP, huella (hash) del texto',
            'Probar qué se declaró y cuándo',
          ],
          [
            'Resultado de las verificaciones y fecha de las listas usadas',
            'Demostrar que cumplimos las reglas',
          ],
          [
            'Cuenta: nombre, correo, contraseña cifrada de forma irreversible, carrito',
            'Que puedas entrar y encontrar tus cosas',
          ],
          [
            'Opinión tras la entrega: nombre que escribas, provincia, mes, texto y fotos',
            'Publicarla, cuando la revisemos, para que otras familias decidan',
          ],
          [
            'Avisos que pidas: correo o WhatsApp, qué producto o provincia esperas',
            'Escribirte una sola vez cuando haya lo que esperas',
          ],
          [
            'Donaciones: nombre si lo das, cantidad y mensaje',
            'Registrar la donación y enviarte el recibo',
          ],
        ),
        paragraph(
          'No vemos ni guardamos el número de tu tarjeta ni las claves de tu banco o de PayPal.',
        ),
      ],
    },
    {
      id: 'carne-de-identidad',
      heading: 'El carné de identidad',
      blocks: [
        paragraph(
          'Para la entrega en la puerta en Cuba es obligatorio. Para recoger en un punto es opcional en la tienda, pero quien entrega puede exigirlo en el momento.',
        ),
        paragraph(
          'También sirve para descartar una coincidencia: muchas personas comparten nombre y apellidos, y los primeros seis números dicen la fecha de nacimiento. Sin ese dato la verificación puede tardar más.',
        ),
      ],
    },
    {
      id: 'datos-de-otra-persona',
      heading: 'Si nos das datos de otra persona',
      blocks: [
        paragraph(
          'Quien compra suele darnos los datos de un familiar. Dile que lo haces y enséñale esta página. El destinatario tiene sobre sus datos los mismos derechos que tú y puede escribirnos directamente. Ve el estado del envío, y los precios solo si tú lo permites.',
        ),
      ],
    },
    {
      id: 'por-que',
      heading: 'Por qué podemos usarlos',
      blocks: [
        bullets(
          'Para cumplir el contrato que haces con nosotros.',
          'Porque la ley nos obliga: exportación, sanciones, impuestos y contabilidad.',
          'Para proteger la tienda y a los clientes del fraude.',
          'Con tu permiso, para medir visitas o enviarte avisos que pidas. Puedes retirarlo cuando quieras.',
        ),
      ],
    },
    {
      id: 'quien-los-ve',
      heading: 'Quién los ve',
      blocks: [
        bullets(
          'PayPal o nuestro banco, según cómo pagues. PayPal usa tus datos según su propia política.',
          'La agencia de carga, el transportista y quien entrega: nombre, carné, teléfono, dirección y contenido del envío.',
          'Las autoridades de Estados Unidos, cuando la ley lo pide: declaración de exportación, controles, reportes obligatorios u órdenes legales. La aduana del destino recibe los datos que exige el envío.',
          'El instalador, si contratas la instalación.',
          'Las empresas que nos dan servidores y correo, y nuestros asesores legales y contables, con deber de secreto y solo para esas tareas.',
        ),
        paragraph(
          'El asistente automático puede funcionar con un proveedor externo. No escribas en él el carné ni datos del banco. Si nos escribes por WhatsApp, ese servicio trata el mensaje según sus reglas.',
        ),
        paragraph('Los datos se tratan en Estados Unidos y, para entregar, también en Cuba.'),
      ],
    },
    {
      id: 'cuanto-tiempo',
      heading: 'Cuánto tiempo los guardamos',
      blocks: [
        table(
          ['Qué', 'Cuánto'],
          [
            'Pedidos y expediente de exportación: partes, direcciones, carné, declaración, verificaciones, pago y prueba de entrega',
            '10 años desde la entrega o desde el último hecho del pedido',
          ],
          ['Datos de la cuenta', 'Hasta que la cierres'],
          ['Tu opinión y sus fotos', 'Hasta que la retires desde el enlace del pedido'],
          [
            'Avisos de disponibilidad que pidas: correo o WhatsApp y qué esperas',
            'Hasta que los quites; 30 días después de enviarlos, 7 días sin confirmar, un año como mucho',
          ],
          ['Carrito sin cuenta', 'Está en tu dispositivo, hasta que lo borres'],
          ['Mensajes que no son de un pedido', 'Lo necesario para atenderte'],
          [
            'Medición de visitas',
            'Mientras sirva para mejorar la tienda; después se borra o queda en cifras que no identifican a nadie',
          ],
        ),
        note(
          'Pedir que borremos tus datos no borra los registros de pedidos y exportación: la ley nos obliga a conservarlos. Borramos lo demás y usamos lo conservado solo para esa obligación.',
        ),
      ],
    },
    {
      id: 'tus-derechos',
      heading: 'Qué puedes pedir',
      blocks: [
        bullets(
          'Saber qué datos tuyos tenemos y recibir una copia.',
          'Corregir lo que esté mal. En un pedido ya enviado se anota la corrección, sin borrar lo anterior.',
          'Borrar lo que no estemos obligados a guardar.',
          'Retirar tu permiso para medición o avisos, u oponerte a un uso.',
        ),
        paragraph(
          'Escribe a {supportEmail} desde el correo del pedido o de la cuenta. Comprobamos que eres tú y respondemos a más tardar en 30 días. No te tratamos peor por ejercer un derecho. Si la ley de donde vives te da más derechos, los respetamos; también puedes quejarte ante la autoridad de tu lugar.',
        ),
      ],
    },
    {
      id: 'seguridad',
      heading: 'Cómo los cuidamos',
      blocks: [
        bullets(
          'La conexión con la tienda va cifrada y las contraseñas no se pueden leer, tampoco por nosotros.',
          'Solo entra a los datos el personal que los necesita, con reglas en la propia base de datos.',
          'De una captura de Zelle guardamos una copia sin datos ocultos, en un lugar privado, y se abre con enlaces que vencen pronto.',
        ),
        paragraph(
          'Ningún sistema es perfecto. Si una falla pone en riesgo tus datos, te avisamos como manda la ley.',
        ),
      ],
    },
    {
      id: 'medicion',
      heading: 'Medición de visitas',
      blocks: [
        paragraph(
          'Medimos solo si aceptas la categoría de rendimiento. La medición es nuestra, sin empresas de publicidad: páginas vistas, hasta dónde se baja en la página, desde qué sitio o campaña llegaste, tipo de navegador y el identificador de tu cuenta si has entrado. La política de cookies dice cómo cambiar tu elección.',
        ),
      ],
    },
    {
      id: 'menores',
      heading: 'Menores de edad',
      blocks: [
        paragraph(
          'La tienda es para mayores de 18 años. No pedimos a sabiendas datos de menores como compradores; si descubrimos alguno, lo borramos, salvo lo que la ley obligue a guardar.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Cambios de esta política',
      blocks: [
        paragraph(
          'Cada cambio lleva versión y fecha nuevas. Si es importante, lo avisamos en la tienda o por correo antes de aplicarlo. La versión en español es la que vale.',
        ),
      ],
    },
  ],
}
