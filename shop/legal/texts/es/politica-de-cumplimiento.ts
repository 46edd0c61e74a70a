import { bullets, type LegalText, note, paragraph, steps } from '../../legal.rules.ts'
import { prohibitedOfficialsEs } from './funcionarios-prohibidos.ts'

export const complianceEs: LegalText = {
  slug: 'politica-de-cumplimiento',
  version: '2026-11-21.1',
  effectiveOn: '2026-11-21',
  title: 'Política de cumplimiento',
  summary:
    'Cómo {shopName} cumple las reglas de EE. UU. para enviar a Cuba: a quién vende, qué verifica y qué registros guarda 10 años.',
  sections: [
    {
      id: 'en-breve',
      heading: 'En breve',
      blocks: [
        bullets(
          'Los envíos a Cuba siguen las reglas de exportación de Estados Unidos.',
          'Enviamos solo a personas particulares o a entidades privadas que no estén vinculadas al Gobierno de Cuba ni a una lista restringida.',
          'Comparamos con las listas oficiales los nombres de las personas de cada pedido y el comprador firma una declaración.',
          'Guardamos los registros 10 años.',
        ),
        paragraph(
          'El exportador es {legalName}, con domicilio en {legalAddress}. Esta página explica cómo trabajamos. No es consejo legal, y si la ley dice otra cosa, manda la ley.',
        ),
      ],
    },
    {
      id: 'reglas',
      heading: 'Las reglas',
      blocks: [
        paragraph(
          'Estados Unidos mantiene un embargo sobre el comercio con Cuba. Según las Regulaciones de la Administración de Exportaciones (EAR, 15 CFR § 746.2), enviar a Cuba requiere una licencia, aunque sea un artículo corriente, salvo que se aplique una excepción.',
        ),
        bullets(
          'Excepción de apoyo al pueblo cubano (SCP, 15 CFR § 740.21): en términos generales, permite ciertos envíos al sector privado y a particulares.',
          'Excepción de paquetes de regalo (GFT, 15 CFR § 740.12): permite regalos de una persona a otra, con límites de contenido, valor y frecuencia.',
          'Licencia del Departamento de Comercio, cuando ninguna excepción sirve.',
          'Pagos y transporte: las Regulaciones de Control de Activos Cubanos (CACR, 31 CFR § 515.533) autorizan lo necesario para un envío que Comercio autoriza.',
          'Sanciones: la lista SDN, la Lista Restringida de Cuba (31 CFR § 515.209) y las órdenes ejecutivas vigentes, entre ellas la E.O. 14404 de mayo de 2026.',
        ),
        paragraph(
          'Antes de cada envío a Cuba anotamos en el pedido la base que lo autoriza. Si ninguna sirve, no se envía y se aplica lo que dice «Qué pasa si hay una coincidencia o una duda». Estas reglas cambian; aplicamos las que estén vigentes el día del envío.',
        ),
      ],
    },
    {
      id: 'quien-puede-recibir',
      heading: 'Quién puede recibir',
      blocks: [
        bullets(
          'Personas particulares, para su vivienda, su familia o su finca.',
          'Negocios privados de hasta 100 empleados: trabajadores por cuenta propia, mipymes privadas y cooperativas no estatales.',
          'Otra entidad privada, como una iglesia: pregunta antes de comprar. Se envía solo si una regla vigente lo permite y con una declaración adaptada.',
        ),
      ],
    },
    {
      id: 'quien-no-puede',
      heading: 'Quién no puede comprar, pagar ni recibir',
      blocks: [
        bullets(
          'El Gobierno de Cuba, sus organismos y empresas, el Partido Comunista y sus organizaciones.',
          'MINFAR, MININT, la Policía (PNR) y sus unidades o empresas.',
          'Las entidades de la Lista Restringida de Cuba y los hoteles de la lista de alojamientos prohibidos.',
          'Las personas y entidades de la lista SDN y de las demás listas de Comercio, Tesoro y Estado, y las empresas que pertenezcan en un 50 % o más a personas bloqueadas.',
          'Los funcionarios prohibidos del Gobierno y los miembros prohibidos del Partido, que se resumen abajo.',
        ),
      ],
    },
    {
      id: 'funcionarios-prohibidos',
      heading: 'Funcionarios y miembros prohibidos (resumen)',
      blocks: prohibitedOfficialsEs,
    },
    {
      id: 'verificacion',
      heading: 'Qué verificamos',
      blocks: [
        steps(
          'Al hacer el pedido: comprador, destinatario, persona autorizada a recibir y, si lo hay, negocio y dirección.',
          'Al pagar: el nombre de quien paga. En PayPal, después de que apruebas y antes de cobrar. En Zelle, al ver el pago en el banco.',
          'Antes de entregar a la agencia: todos otra vez, porque las listas cambian a menudo. También la agencia y quien entrega.',
        ),
        paragraph(
          'Usamos la lista SDN y las demás listas de sanciones del Tesoro, las listas de exportación de Comercio y la Lista Restringida de Cuba. Si nuestras copias tienen más de 7 días, ningún pedido se da por verificado hasta actualizarlas.',
        ),
        paragraph(
          'También puede revisar el pedido una persona si hay muchos equipos para una dirección, muchos destinatarios de un mismo comprador o datos que no concuerdan.',
        ),
      ],
    },
    {
      id: 'coincidencia',
      heading: 'Qué pasa si hay una coincidencia o una duda',
      blocks: [
        paragraph(
          'El pedido pasa a verificación adicional. No es una acusación: en Cuba muchas personas comparten nombre y apellidos, y casi siempre basta un dato más, como el carné de identidad, para aclararlo.',
        ),
        bullets(
          'Decide una persona, no una máquina, y el motivo queda anotado.',
          'Si aún no se ha cobrado, no se cobra hasta decidir.',
          'Si el dinero ya llegó, queda retenido hasta que se decida. Mientras tanto el pedido no se envía, no se cancela, no vence ni se reembolsa.',
          'Si se aclara, el pedido sigue. Si no se puede vender, se cancela y se devuelve el dinero, salvo que la ley obligue a bloquearlo y reportarlo.',
        ),
        paragraph(
          'Te escribimos si falta algo de tu parte. A veces la ley no nos deja dar más detalles.',
        ),
      ],
    },
    {
      id: 'usos-prohibidos',
      heading: 'Usos prohibidos',
      blocks: [
        bullets(
          'Militares, policiales o de inteligencia.',
          'Nucleares, químicos, biológicos o de misiles.',
          'Para el Estado, el Partido o sus empresas, aunque el equipo pase primero por un particular.',
          'Reventa, o reexportación a otro país o a una persona prohibida.',
        ),
      ],
    },
    {
      id: 'pagos',
      heading: 'Pagos',
      blocks: [
        paragraph(
          'El comprador paga con fondos propios, por PayPal o desde una cuenta bancaria en Estados Unidos con Zelle. No aceptamos dinero que pase por un banco del Estado cubano ni por bancos o remesadoras que estén en listas.',
        ),
      ],
    },
    {
      id: 'productos',
      heading: 'Productos',
      blocks: [
        paragraph(
          'A Cuba enviamos equipos solares de uso corriente, después de confirmar su clasificación de exportación. Un producto sin clasificación confirmada, o cuya clasificación no admite la base usada, no se envía.',
        ),
      ],
    },
    {
      id: 'declaracion-de-exportacion',
      heading: 'Declaración de exportación (AES/EEI)',
      blocks: [
        paragraph(
          'Como regla general, los envíos a Cuba se declaran por vía electrónica a las autoridades de Estados Unidos (EEI, en el sistema AES), sea cual sea su valor. Suele presentarla la agencia de carga con los datos del pedido. Guardamos su número, o la exención que se aplicó.',
        ),
      ],
    },
    {
      id: 'registros',
      heading: 'Registros: 10 años',
      blocks: [
        paragraph(
          'Guardamos el expediente de cada pedido durante 10 años desde la entrega o desde su último hecho: pedido, partes y direcciones, declaración firmada, resultado de las verificaciones con la fecha de las listas, pago, base de exportación, clasificación, declaración de exportación y prueba de entrega. Las autoridades de Estados Unidos pueden pedirlo. Una solicitud de borrar datos no lo elimina.',
        ),
      ],
    },
    {
      id: 'lo-que-no-hacemos',
      heading: 'Lo que no hacemos',
      blocks: [
        bullets(
          'No ocultamos el destino ni el contenido ante PayPal, el banco, la agencia o la aduana.',
          'No dividimos pedidos para esquivar límites.',
          'No cambiamos un nombre, un uso o un destinatario para que un pedido pase.',
        ),
        note(
          'Si alguien te propone algo así en nombre de {shopName}, no es la tienda. Avísanos a {supportEmail} o al {phone1}.',
        ),
      ],
    },
    {
      id: 'cambios',
      heading: 'Preguntas y cambios',
      blocks: [
        paragraph(
          'Escribe a {supportEmail} antes de comprar si dudas de que un envío esté permitido. Este texto lleva versión y fecha, y cada pedido guarda la que aceptó. La versión en español es la que vale.',
        ),
      ],
    },
  ],
}
