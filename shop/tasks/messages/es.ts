export const es = {
  waiting: 'Lo que te espera',
  nothing: 'Sin pendientes.',
  tasks: {
    toPrepare: {
      one: '{count} pedido pagado por preparar',
      other: '{count} pedidos pagados por preparar',
    },
    toShip: {
      one: '{count} pedido preparado por enviar',
      other: '{count} pedidos preparados por enviar',
    },
    incident: { one: '{count} envío con incidencia', other: '{count} envíos con incidencia' },
    parts: {
      one: '{count} parte por confirmar o devolver',
      other: '{count} partes por confirmar o devolver',
    },
    second: {
      one: '{count} transferencia que espera a una segunda persona',
      other: '{count} transferencias que esperan a una segunda persona',
    },
    refundDue: { one: '{count} pedido por reembolsar', other: '{count} pedidos por reembolsar' },
    installation: {
      one: '{count} instalación por concertar',
      other: '{count} instalaciones por concertar',
    },
    surplus: {
      one: '{count} pedido con dinero de más por devolver',
      other: '{count} pedidos con dinero de más por devolver',
    },
    disputed: { one: '{count} pago en disputa', other: '{count} pagos en disputa' },
    heldDonations: { one: '{count} donación retenida', other: '{count} donaciones retenidas' },
    donations: {
      one: '{count} donación por buscar en el banco',
      other: '{count} donaciones por buscar en el banco',
    },
    expiring: {
      one: '{count} lista de sanciones por vencer',
      other: '{count} listas de sanciones por vencer',
    },
    zelle: {
      one: '{count} transferencia por verificar',
      other: '{count} transferencias por verificar',
    },
    held: { one: '{count} pedido retenido', other: '{count} pedidos retenidos' },
    damage: {
      one: '{count} aviso de daño por responder',
      other: '{count} avisos de daños por responder',
    },
    late: { one: '{count} pedido pagado con demora', other: '{count} pedidos pagados con demora' },
    soldOut: { one: '{count} producto agotado', other: '{count} productos agotados' },
    scarce: {
      one: '{count} producto con pocas unidades',
      other: '{count} productos con pocas unidades',
    },
    emails: { one: '{count} correo que no salió', other: '{count} correos que no salieron' },
    lists: {
      one: '{count} lista de sanciones vieja o ausente',
      other: '{count} listas de sanciones viejas o ausentes',
    },
    abandoned: { one: '{count} compra a medias', other: '{count} compras a medias' },
    reviews: { one: '{count} opinión por decidir', other: '{count} opiniones por decidir' },
    alerts: {
      one: '{count} persona espera que le escribas: ya hay lo que pidió',
      other: '{count} personas esperan que les escribas: ya hay lo que pidieron',
    },
    refused: {
      one: '{count} pedido rechazado por los límites',
      other: '{count} pedidos rechazados por los límites',
    },
  },
}
