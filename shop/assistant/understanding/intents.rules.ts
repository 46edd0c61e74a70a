/** Intents by key words, in order of priority. */
export const intents = [
  'limits',
  'danger',
  'order',
  'discount',
  'human',
  'recharge',
  'compare',
  'runtime',
  'consumption',
  'inverter',
  'panels',
  'batterySize',
  'policy',
  'price',
  'system',
  'guide',
  'search',
  'greeting',
  'thanks',
  'unknown',
] as const
export type Intent = (typeof intents)[number]

export const says = {
  limits:
    /ignor\w* (all|tod|las|tus|your|previous|the|cualquier|anterior)|olvida (tus|las|todo)|forget (your|all|previous)|instruccion(es)? (anterior|del sistema|de sistema|ocult)|system (prompt|message)|\bprompt\b|act as|actua como|pretend|haz como si|eres ahora|you are now|jailbreak|(developer|debug|admin|god) mode|modo (desarrollador|admin|dios)|soy (el |la )?(admin|due[nñ]|programador|jefe)|i am (the |an )?(admin|owner|developer|boss)|api ?key|clave (api|secreta|del)|contrase[nñ]a|password|base de datos|database|drop table|select .* from|\bscript\b|codigo fuente|source code|variables? de entorno|\.env\b|set (the )?price|cambi\w* el precio|pon\w* el precio|change (the )?price|repeat after me|repite (conmigo|esto|despues)|di que (cuesta|vale|es gratis)|say (that )?(it|the)/,
  othersData:
    /(pedidos?|datos|direccion|correo|telefono|carnet?) (de|del) (mi (vecin|ex|prim|herman|amig)|otr|ese|este|algun|un cliente|1 cliente|los clientes|client|juan|maria|pedro)|lista de (clientes|pedidos)|(orders?|address|email|data|phone) (of|for) (my (neighbor|ex|friend)|another|other|a customer|customers|john|maria)|(all|list) (the )?(orders|customers)|somebody elses|someone elses/,
  order:
    /(donde|cuando|como va|estado|rastre|sigu|segui|track|where|status|follow).*(\bmi (pedido|orden|paquete|compra|envio)|\bpedido\b|\bmy (order|package|purchase|shipment)|\border\b)|\bgs-[0-9a-z]|numero de pedido|order number|mi pedido|my order/,
  discount:
    /descuento|rebaja|cupon|promocion|oferta|gratis|regal|mitad de precio|discount|coupon|promo|for free|half price|%/,
  human:
    /whatsapp|habla\w* con|una? persona|1 persona|ser humano|humano|1 agente|asesor|me llam(an|en)|llamar(los|les)?\b|contacta|contact|speak (to|with)|talk (to|with)|human|real person|representative|customer service|telefono de (la tienda|ustedes)|numero de ustedes/,
  charging: /(recarg|carga(r|rse|rla|n)?\b|se llena|llenar|charg|recharg)/,
  howLong:
    /cuanto (tiempo )?(se )?(demora|tarda)|cuant[oa]s? (tiempo|horas)|how (long|many hours|fast)|en cuanto/,
  compare:
    /compar|diferencia|versus|\bvs\b|(cual|que) es mejor|mejor .* o |difference|which is better|better\b/,
  runtime:
    /cuanto (me |nos |le )?(tiempo )?(me |nos )?(dura|durar|aguanta|alcanza|da\b|mantiene)|(dura|aguanta|alcanza|mantiene)\w*|cuantas horas|how (long|many hours)|\blast\b|para cuanto|run time|runtime|can .* (run|power)|puede .* (mover|encender|con)|enciende|mueve|sirve para/,
  consumption:
    /consum|gasta|gasto de|cuant[oa]s? (w\b|[vw]att?i?o?s?|watts?|corriente|kwh|electricidad|luz)|how (much|many) (power|energy|electricity|watts|kwh|current)|\bdraws?\b|\bwattage\b|uses?\b.*(power|energy|electricity)/,
  which:
    /\b(que|cual|cuales|cuanto|de cuantos?|tamano|necesito|hace falta|recomiend\w*|recomendar|sirve|pongo|compro|what|which|size|need|how (big|large|many)|recommend)\b/,
  howMany: /cuant[oa]s|how many|numero de/,
  price:
    /precio|cuanto (cuesta|vale|sale|es\b|sera|seria|cobran)|a como|costo|cuesta|vale\b|\bprices?\b|how much (is|are|does|do|for|would)|\bcosts?\b/,
  system:
    /\bkits?\b|sistema|disen|(que|cual) (me )?(recomiend|necesito|hace falta|compro)|montar|poner (paneles|solar)|energia para|solar system|design|what do i need|off ?-?grid|mi casa|my (house|home)|una? casa|1 casa/,
  search:
    /\btienen?\b|\bhay\b|\bvenden?\b|\bbusco\b|mu?estra|ensena|quiero (ver|comprar)|lista|do you (have|sell)|show me|looking for|\bsell\b|disponible|in stock|quedan?\b|barat|econom|cheap|mas (grande|potente)|biggest|most powerful|largest/,
  greeting:
    /^ (hola|buen[oa]s?( (dias|tardes|noches))?|que (bola|tal|vola)|saludos|hi|hello|hey|good (morning|afternoon|evening))\b[ ,a-z]{0,14}$/,
  thanks:
    /^[ ,]*(muchas )?(gracias|thanks?( you)?|thx|perfecto|ok|okay|chevere|adios|bye)\b[ ,a-z]{0,20}$/,
  cheapest: /barat|econom|cheap|menor precio|lowest/,
  largest: /mas (grande|potente|capacidad|fuerte)|mayor|biggest|most powerful|largest/,
  followUp: /^ ,?(y|e|o|and|what about|how about)\b/,
} as const
