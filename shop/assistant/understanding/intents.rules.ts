/** What a question wants. */
export const intents = [
  'limits',
  'emergency',
  'emergencyAfter',
  'danger',
  'order',
  'account',
  'verify',
  'othersData',
  'discount',
  'human',
  'identity',
  'translate',
  'recharge',
  'compare',
  'fits',
  'runtime',
  'consumption',
  'inverter',
  'controller',
  'panels',
  'batterySize',
  'policy',
  'province',
  'price',
  'system',
  'wiring',
  'search',
  'greeting',
  'chat',
  'complaint',
  'thanks',
  'notSold',
  'unknownFact',
  'unknown',
] as const
export type Intent = (typeof intents)[number]

export const says = {
  limits:
    /ignor\w* (all|tod|las|tus|your|previous|the|cualquier|anterior)|olvida (tus|las|todo)|forget (your|all|previous)|instruccion(es)? (anterior|del sistema|de sistema|ocult)|system ?(prompt|message)|\bprompt\b|act as|actua como|pretend|haz(te)? (como|pasar)|eres ahora|you are now|jailbreak|(developer|debug|admin|god) mode|modo (desarrollador|admin|dios)|soy (el |la |1 )?(admin|duen|programador|jefe|desarrollador)|i am (the |an? )?(admin|owner|developer|boss)|api ?key|clave (api|secreta|del)|(admin|your|the|la|sus?|del) (\w+ )?(contrasena|password|clave) (de|del|of|for) (la |el |the )?(admin|base|sistema|tienda|servidor|shop|server|database)|(admin|database|system|root) (contrasena|password|clave)\b|(your|sus?) (password|contrasena)\b|base de datos|database|drop table|select .* from|\bscript\b|codigo fuente|source code|variables? de entorno|\.env\b|set (the )?price|(cambi|baj|modific|pon)\w* (el|los|la|las) (\w+ ){1,5}(en|a) \$? ?\d+ ?(usd|dolar|\$)|(cambi|baj|modific|pon)\w* (el|los) precios?|change (the )?price|repeat (after|exactly|this)|word for word|repit\w* (exacta\w*|palabra)|\bdi ?: |\bsay ?: |a partir de ahora (eres|seras|responde)|from now on you|responde (solo|unicamente) |reply only with|juguemos a que|imagina que eres|eres mi (abuel|novi|esclav)|repite (conmigo|esto|despues|lo)|di que (cuesta|vale|es gratis)|dile a los clientes|confirm\w* (que|me que|that) .*(precio|price|gratis|free|\b0\b)|cupon .*(100|activado)|activado por|say (that )?(it|the)|\/?system\b.*(cupon|precio|price|free)|te (ordeno|autorizo)|\b(escrib|redact|public|contest|respond|writ|typ|post)\w* (\w+ ){0,2}(exact\w*|textual\w*|literal\w*|verbatim|lo siguiente|this sentence|these words)|as (an?|the) (admin|owner)/,
  othersData:
    /(direccion|telefono|correo|datos|nombre|carne\w*|pedidos?|address|phone|email|names?|orders?)\w* (\w+ ){0,5}(clientes?|compradores?|usuarios|customers?|clients?|buyers?)\b|(telefono|direccion|correo|datos|nombre|carne\w*|phone|address|email|name) (de|del|of) (l[oa] |the )?(que|quien|quienes|who|person who) (\w+ )?(compr|pidi|pag|orden|bought|ordered|paid)|quien (compro|pidio|pago) |who (bought|ordered|paid)|(pedidos?|datos|direccion|correo|telefono|carnet?) (de|del) (mi (vecin|ex|prim|herman|amig|tia|tio)|otr|ese|este|algun|1 cliente|los clientes|client|juan|maria|pedro)|lista de (clientes|pedidos)|(orders?|address|email|data|phone) (of|for) (my (neighbor|ex|friend|cousin)|another|other|a customer|customers|john|maria)|(all|list) (the )?(orders|customers)|somebody elses|someone elses|(mi|my) \w+ .*(pedido|order) .*(direccion|quien lo recibe|address|who receives)/,
  order:
    /\b(my|the|a) tracking\b|tracking (number|code)|numero de (guia|rastreo|seguimiento)|(en que (va|anda|esta|quedo)|como (veo|sigo|reviso|consulto|se)) .*(pedido|compra|paquete|orden|envio)|(donde|cuando|como va|estado|rastre|sigu|segui|track|where|status|follow).*(\bmi (pedido|orden|paquete|compra|envio)|\bpedido\b|\bmy (order|package|purchase|shipment)|\border\b)|\bgs-? ?[0-9a-z]{4}|perdi el enlace|lost the link|(perdi|bote|borre|olvide|no (tengo|encuentro|recuerdo|se)|lost|cant find|can not find|do not have) (\w+ ){0,5}(numero|papel\w*|correo|enlace|link|number|email|confirmation) (\w+ ){0,4}(pedido|orden|compra|order|purchase)/,
  verify:
    /(estafa|verdad|falso|real|autentic|genuin|fake|scam|legit|verific)\w* .*(pedido|order|numero)|(pedido|order|numero)\w* .*(estafa|falso|es verdad|autentic|genuin|fake|scam|legit)/,
  reset:
    /(no (me deja|puedo|logro)|cannot|can not|unable to) (\w+ )?(entrar|acceder|iniciar|log|sign)|(puse|escribi|meti) mal (la |mi )?(contrasena|clave)|(bloque\w*|locked) .*cuenta|locked out|(olvid|perdi|recuper|cambi|restablec|recuerdo|recordar|acuerdo|acordar|forgot|reset|lost|recover|chang|remember)\w* .*(contrasena|clave|password)|(contrasena|password|clave)\w* .*(olvid|perdi|recuer|acuer|no (me )?(funciona|sirve|entra|la se)|no se cual|forg[eo]t|wrong|incorrect|remember|reset)/,
  discount:
    /descuento|rebaja|\bregala(me|s|n)?\b|te (la|lo) regalo|(\d+ ?%|mitad) (off|menos)|promocion|oferta|gratis|regal[ao]\b|mitad de precio|discount|promo|for free|half price|mas barato que|iguala|price match/,
  human:
    /whatsapp|wasap|habla\w* con|(con|a|pasame|paseme|pasa|quiero|necesito|comunic\w*|atiend\w*|deme|dame) (con |a )?1 persona\b(?! (mayor|sola|de|que|enferm))|persona (de verdad|real)|ser humano|humano|1 agente|asesor|me llam(an|en)|llamar(los|les)?\b|contacta|contact|speak (to|with)|talk (to|with)|human\b|representative|customer service|telefono de (la tienda|ustedes)|numero de ustedes/,
  identity:
    /(eres|usted es|are you|is this) (1 |una? |a )?(robot|bot|maquina|persona|ia|real|human|machine|ai\b|chat)|quien eres|who are you|(hablo|estoy hablando) con (1 )?(robot|maquina|persona)|real person or/,
  translate: /^ (y )?(en ingles|in english|en espanol|in spanish|english please)[ ,a-z]{0,12}$/,
  charging:
    /(recarg(?!able)|carga(r|rse|rla|rlo|n)?\b|se (me |le |nos )?llena|llenar|llenarse|\bfill\w*|(?<!re)charg|recharg(?!eable))/,
  howLong:
    /\b(en|con) (\w+ ){0,2}hor\w+ .*(llena|carga)|(llena|carga)\w* .*\b(en|con) (\w+ ){0,2}hor\w+|cuanto (tiempo )?(se )?(demora|tarda)|demora|cuant[oa]s? (tiempo|horas)|(en )?que tiempo|how (long|many hours|fast)|en cuanto/,
  compare:
    /compar|que (tiene|trae|lleva) de (mas|menos|distinto|diferente)|en que se diferenc|cual (es )?mas |(cual|which) (\w+ )?(dura|aguanta|rinde|pesa|cuesta|vale|lasts?|weighs?|costs?) (mas|menos|more|longer|less)|which is (more |heav|light|cheap|big)|por que .*\bmas \w+ que\b|\bwhy .*\b(more \w+|\w+er) than\b|\bor\b .*(better|get|buy)|(better|get|buy) .*\bor\b|diferencia|versus|\bvs\b|\bdiff\b|(cual|que) (me )?(sirve|rinde|conviene|resuelve|vale) mas|(cual|que)( de \w+ \w+)? es mejor|mejor .* o |difference|which( one)? is better|better\b|cual (me )?(conviene|compro|escojo)/,
  which2: /cual de (las|los|ell[oa]s) (dos|2|tres|3)|which of (the|these|those) (two|2)/,
  runtime:
    /cuanto (me |nos |le |te )?(tiempo )?(me |nos |le )?(dura|durar|aguanta|alcanza|da\b|mantiene|trabaj)|(dura|aguanta|alcanza|mantiene|duran|aguantan)\w*|cuant[ao]s horas|how (long|many hours)|\blast\b|para cuanto|(cuanto|que) tiempo|hasta cuando|run ?time|le saco|(cuanto|que) rato/,
  fits: /(puede|puedo|aguanta|arranca|mueve|sirve|corre|alcanza|da|carga|resiste|soporta|prend\w+|enciende|jala|funciona)\w* (\w+ ){0,4}(con|para|1|el|la|los|las|mi|su|tener|mover|arrancar|\*|esa|eso)|(can|does|will|would|could|is) .*(run|power|handle|start|support|keep|enough|work)|enough for|puede con|puedo (tener|usar|poner|conectar)/,
  consumption:
    /ahorr\w+ (\w+ ){0,6}(inverter|refri\w*|nevera|split)|consum|gasta|(cuant[oa]|que) (\w+ ){0,2}(jala|chupa|traga|tira|come|halan?)\b|gasto de|cuant[oa]s? (w\b|[vw]att?i?o?s?|watts?|corriente|kwh|electricidad|luz)|how (much|many) (power|energy|electricity|watts|kwh|current)|\bdraws?\b|\bwattage\b|uses?\b.*(power|energy|electricity|in \d+)|how much does .* use/,
  which:
    /\b(que|cual|cuales|cuanto|de cuantos?|tamano|necesito|hace falta|falta|recomiend\w*|recomendar|sirve|pongo|compro|what|which|size|need|how (big|large|many)|recommend)\b/,
  howMany: /cuant[oa]s|how many|numero de/,
  beside:
    / con | with |\b(sirve|funciona|va|vale|trabaja|carga|works?|goes|go|fits?|charge)\w*\b.*\b\d\d ?v/,
  may: /\b(puedo|puede|podemos|podria|se puede|pued[eo]n|can|could|may|cuant[oa]s|how many|cabe|admite|aguanta|acepta|quiero|want|(le |si le )?(pongo|agrego|anado|sumo|meto))\b/,
  price:
    /precio|cuanto (cuesta|vale|sale|es\b|sera|seria|cobran)|a como|costo|cuesta|vale\b|\bprices?\b|how much (is|are|does|do|for|would)|\bcosts?\b/,
  system:
    /\bkits?\b|sistema|disen|(que|cual) (me )?(recomiend|necesito|hace falta|compro)|montar|poner (paneles|solar)|energia para|solar system|design|what do i need|off ?-?grid|mi casa|my (house|home)|1 casa/,
  search:
    /\btienen?\b(?! que)|\bhay\b|\bvenden?\b|\bbusco\b|mu?estra|ensena|quiero|necesito|lista|do you (have|sell)|show me|looking for|lookin|\bneed\b|\bsell\b|disponible|in stock|quedan?\b|barat|econom|cheap|mas (grande|potente)|biggest|most powerful|largest|algo que|que (le )?compro/,
  greeting:
    /^ (?:hola|buen[oa]s?(?: (?:dias|tardes|noches))?|saludos|hi|hello|hey|good (?:morning|afternoon|evening))\b(?!.*(?:\d|\b(?:cuant|que |cual|como |donde|cuando|quien|precio|kit|bateri|panel|estacion|inversor|envi|mand|tien|hay|quier|necesi|busc|vend|pued|pag|pedid|how|what|which|where|when|can |do you|need|want|price|looking|batter|station|inverter|ship|order))).{0,60}$|^ (hola|buen[oa]s?( (dias|tardes|noches))?|que (bola|tal|vola|hubo)|saludos|oye|hi|hello|hey|yo|good (morning|afternoon|evening))\b[ ,a-z]{0,16}$|^ (hola|oye|buen[oa]s?( (dias|tardes|noches))?|hi|hello|hey|good (morning|afternoon|evening))\b[ ,a-z]{0,24}\b(como (estas|esta|andas|te va|le va|va todo)|todo bien|que tal|how are you|whats up)\b[ ,a-z]{0,16}$/,
  thanks:
    /^(?!.*(?:\?|\b(?:cuant|cual|precio|how|what|which|price|kit|bateri|panel|estacion|station|batter)))[ ,a-z0-9]{0,40}\b(?:that ?s all|that is all|thats all|have a (?:good|great|nice|blessed) (?:one|1|day|night|evening)|eso (?:era|es|seria) todo|cuidate|take care|que tengas (?:buen|lindo)\w* \w+)\b[ ,a-z0-9]{0,50}$|^[ ,]*(ok|okay|perfecto|listo|bueno|great|perfect)?[ ,]*(muchas |mil )?(gracias|thanks?( you)?|thx|chevere|adios|bye|chao)\b[ ,a-z]{0,30}$|^[ ,]*(ok|okay|perfecto|listo|dale|great|perfect)[ ,]*(asere|mi hermano|hermano|amigo|entonces)?[ ,]*$|^[ ,]*(\w+[ ,]+){0,3}(gracias|chao|adios|bye|hasta luego|nos vemos|thanks|thank you|see you)[ ,]*(\w+[ ,]*){0,3}$|^[ ,]*(?:(?:j|h)a(?:j|h)?a\w*|jeje\w*|lol|eres|que(?! (?:\w+ ){0,3}es\b)|you are|youre) (?:\w+ ){0,3}(?:bicho|crack|cra|genio|duro|caballo|mejor|lindo|linda|gracioso|amable|great|awesome|the best|funny|nice)\b[ ,a-z]{0,16}$|^[ ,]*(?:(?:j|h)a(?:j|h)?a\w*|jeje\w*|lol)[ ,]*$|^[ ,]*(?:(?:j|h)a(?:j|h)?a\w*|jeje\w*|lol|lmao)\b(?!.*\b(?:cuant|que |cual|kit|bateria|estacion|panel|inversor|precio|how|what|which|battery|station|inverter|price|envi|mand)).{0,80}$/,
  cheapest:
    /barat|econom|cheap|menor precio|lowest|mas accesible|less expensive|\b(cuestan?|valen?|salen?) menos\b|\bcosts? (the )?(less|least)\b|(gastar|pagar) lo menos|menos car[oa]s?\b|spend (as little|the least)/,
  smallest:
    /\b(el|la|lo|the) (?!siguiente|proxim|que|next)(\w+ ){0,2}?(mas (chiquit|pequen|chic[oa])\w*|menor|smallest|tiniest)\b/,
  largest:
    /mas (grande|potente|capacidad|fuerte|watts)|mayor|biggest|most (powerful|watts)|largest|bigger/,
  cheaper:
    /(algo|uno|una|1|otr[oa]|some(thing)?|one|any)\w* .*(mas barat|cheaper|menos)|mas barat[oa]s?\b(?! de (es|l))|cheaper|muy car[oa]|too expensive|se me va|no me alcanza/,
  lower:
    /(sigue|siguiente|proxim[oa]) .*(abajo|menor|mas barat|chiquit|pequen)|para abajo|next (?:(?:one|1) )?down|smaller( one| 1)?\b|mas (chico|chica)\b|menos potente|mas (chiquit|pequen)/,
  higher:
    /\b(la|el|l[oa]s) que (le )?(sigue|viene)n?\b(?! (\w+ )?(abajo|menor|en el|con|incluid))|\bthe next (one|1|size|bigger)\b(?!.*down)|(sigue|siguiente|proxim[oa]) .*(arriba|mayor|mas grande)|para arriba|next (?:(?:one|1) )?up|(bigger|larger) (one|1)\b|too small|muy (chiquit|pequen)|(?<!\b(?:el|la|lo|los|las|de) )mas grande|1 mayor/,
  among:
    /\b(la|el) mas (barat[oa]|economic[oa])\b(?! (de |que|en el|en la|para))|(barat|cheap|grande|large|big|potente)\w* .*(de (es[oa]s|ell[oa]s|l[oa]s (dos|2))|of (them|those|the (two|2)))/,
  followUp: /^ ,?(y|e|o|and|what about|how about|pero|but|entonces|ok y|so)\b/,
  pronoun:
    /\b(es[aoe]s?|est[aoe]s?(?! (disponible|agotad|bien|prend))|l[ao]s? mism[ao]s?|lo mismo|ell[ao]s?|l[ao]s (dos|2|3|4)|it|its|that|this|those|these|them|one|inside)\b/,
} as const
