/** Subjects that are told by what is done with what, in whatever words. */
const definition =
  /\b(que (es|son|significa|quiere decir|quiere)|explic\w+|significado|what (is|are|does|do)|explain|mean(s|ing)?|stands? for|diferencia|difference|vs|versus)\b/
const choice =
  /\b(mejor|conviene|convendria|diferencia|recomiend\w+|compensa|which|better|difference|rather|should i|vale (mas )?la pena|\bo\b|\bor\b|vs|versus)\b/

const sellsOn =
  /\b(re)?vend(er|erl\w+|erselos|erselas|ersela|erselo|o|en|a)\b|\b(resell|re sell|sell (them|it|those)|to sell|reventa|revend\w+)\b/
const buyers =
  /\b(client\w+|otr[oa]s|vecin\w+|gente|barrio|cuadra|all[ai]|en cuba|negocio|ganancia|customers?|neighbors?|others|people|profit|there|in cuba)\b/
const ofGrid =
  /\b(corriente|luz|energia|electricidad|une|red|power|grid|electricity|bateria vieja|usad\w+)\b/

const gives =
  /\b(don\w+|mand\w+|envi\w+|regal\w+|d(ar|oy|arle)|entreg\w+|recib\w+|compr\w+|donat\w+|send\w*|give|gift\w*|deliver\w*|ship\w*|receive)\b/
const institution =
  /\b(al|a el|para el|a la|para la|a un|a 1|para un|para 1|to (the|a|my)|for (the|a|my)) (\w+ )?(hospital|policlinic\w*|escuela|escuelita|circulo infantil|universidad|instituto|ministerio|empresa estatal|empresa del estado|gobierno|banco|hotel|consultorio|poder popular|unidad militar|school|clinic|polyclinic|university|ministry|state company)\b/
const inUsaOrFlorida =
  /\b(miami|florida|usa|estados unidos|united states|texas|orlando|tampa|hialeah|naples|houston|my (own )?(place|house|home))\b/
const inUsa = /\b(miami|florida|usa|estados unidos|texas|orlando|tampa|hialeah)\b/

const office =
  /\b(secretari[oa]s?|secretary|cuadro|dirigente) (\w+ ){0,2}(partido|party|ujc|pcc|nucleo|provincia\w*|municipal\w*)\b|\b(partido comunista|communist party|first secretary|primer secretario|primera secretaria)\b|\b(viceministr[oa]|ministr[oa]|diputad[oa]|fiscal(?!ia)|juez|jueza|intendente|gobernador\w*|delegad[oa] (del|de la)|alto funcionario|judge|prosecutor|cabinet minister|deputy minister|member of parliament|government official)\b/
const receiving =
  /\b(recib\w+|mand\w+|envi\w+|puede|puedo|compr\w+|kit|send|receive|get|ship|can)\b/

const signs =
  /\b(firm(o|ar|a|amos|an|arlo)|jur(o|ar|amos|ada|amento)|declar\w+|sign(ing)?|swear|affidavit|sworn)\b/
const paper =
  /\b(papel\w*|documento\w*|algo|declaraci\w+|planilla|formulario|contrato|affidavit|paper\w*|documents?|forms?|anything|something|statement|declaration)\b/
const atDelivery =
  /\b(al recibir|cuando llegue|entrega|recoger|quien|garantia|delivery|who|pick up|warranty)\b/

const howLong =
  /\bcuant[oa]s? (\w+ )?(tiempo|anos|meses)\b|\bhow (long|many (years|months))\b|\bpor cuanto tiempo\b/
const retains = /\b(guard\w+|conserv\w+|almacen\w+|retien\w+|tienen|keep|store|retain|hold)\b/
const records =
  /\b(mis datos|datos|papeles|informacion|carnets?|documentos?|expediente\w*|registros?|data|records?|information|papers|documents|id)\b/

const panels = /\b(panel\w*|placas?|modulos?|panels?)\b/
const faces =
  /\b(mir(an|ar|ando|en)|apunt\w+|orient\w+|inclin\w+|angulo|acostad\w+|hacia donde|para donde|(a|para|de) que lado|grados|facing|face|faces|tilt\w*|angle|which (way|direction))\b/
const notFacing =
  /\b(precio|cuesta|vale|soporte|riel\w*|estructura|mount\w*|price|cost|produc\w+|sombra|sombr\w+)\b/

const cyclone =
  /\b(huracan|ciclon|ciclones|tormenta (tropical|fuerte)|hurricane|cyclone|tropical storm)\b/
const prepares =
  /\b(hago|hacemos|hacer|tienen que|tengo que|tenemos que|hay que|deben?|prepar\w+|antes|manana|viene|entra|entrando|acerca|proteg\w+|protej\w+|asegur\w+|quit\w+|desmont\w+|guard\w+|recoj\w+|recog\w+|do (i|we|they)|should|prepare|coming|before|secure|take down|protect)\b/
const endures =
  /\b(aguant\w+|resist\w+|soport\w+|categoria|garantia|withstand|survive|warranty|despues|paso|after|vend\w+|precio)\b/

const station = /\b(estacion\w*|portatil\w*|power ?station|portable|stations?)\b/
const apart =
  /\b(separad\w*|por separado|aparte|suelt\w+|por (piezas|partes)|armar\w*|kit fijo|instalad\w+|separate\w*|component\w*|bateria (con|y|e) (\w+ )?inversor|battery (and|with|plus) (\w+ )?inverter)\b/

const fixedOutside =
  /\b(fij[oa]s?|permanente\w*|siempre|todo el (tiempo|ano)|atornill\w+|permanent\w*|always|all (year|the time)|year ?round|todo el rato|bolt\w*|screw\w*|leave (it|them) (out|outside|up)|a la intemperie|afuera siempre|mount\w*)\b/
const folding = /\b(plegables?|se dobla\w*|doblables?|foldable|folding|portable panels?)\b/

const equipment =
  /\b(inversor\w*|inverter\w*|estacion\w*|stations?|bateria\w*|batter\w+|cargador\w*|charger\w*|controlador\w*)\b/
const warm = /\b(tibi\w+|calient\w+|calentic\w+|calor(cito)?|calienta\w*|warm|hot|heat)\b/
const usual = /\b(normal\w*|natural|esta bien|problema|malo|preocup\w+|ok|okay|usual|fine)\b/

const parcel =
  /\b(paquete|caja|bulto|envio|equipo|kit|panel\w*|bateria|estacion|inversor|package|parcel|box|shipment|order|battery|station)\b/
const spoilt =
  /\b(rot[oa]s?|golpead\w+|rajad\w+|abollad\w+|aplastad\w+|partid\w+|estropead\w+|hech[oa] pedazos|desbaratad\w+|smashed|broken|crushed|cracked|damaged|dented|busted)\b/
const comes =
  /\b(lleg\w+|vin[oi]\w*|viene|recib\w+|entreg\w+|aparec\w+|shows? up|arriv\w+|come|comes|came|delivered|receive\w*|gets?)\b/

const business =
  /\b(cooperativ\w+|mipymes?|campesin\w+|socios|cuentapropist\w+|paladar|particular|negocio (privado|propio)|cafeteria|peluqueria|barberia|salon de belleza|private (business|company)|co ?-?op|family restaurant)\b/
const ofState = /(?<!no (es )?)\b(del estado|estatal|gobierno|state owned|government)\b/
const allowed =
  /\b(pued\w+|vend\w+|mand\w+|envi\w+|recib\w+|compr\w+|can|send|sell|buy|receive|allowed)\b/

const tax = /\b(tax\w*|impuestos?|7 ?%|sales tax|7 por ?ciento)\b/
const freight = /\b(freight|shipping|envio|flete)\b/
const worksOut =
  /\b(calcul\w+|figure|sacan?|cobran?|charge|extra|aparte|free|gratis|cost\w*|work out|incluid\w+|included?)\b/

const installs = /\b(pon(e|en|er)|instal\w+|mont(a|an|ar|aje)|instalador\w*|install\w*)\b/
const charged = /\b(gratis|cobr\w+|pag(a|o|ar|an)|inclu\w+|free|charge|extra|cuesta)\b/

const lithium = /\b(litio|lifepo4|lithium)\b/
const fears =
  /\b(segur[oa]s?|explot\w+|peligr\w+|miedo|gases|gas|riesgo\w*|incendi\w+|coger candela|safe\w*|danger\w*|explode\w*|catch fire|off ?gas\w*)\b/

const sea =
  /\b(salitre|salit\w+|salt\w*|costa|costero|ocean|seaside|beach|coast\w*|cerca del mar|frente al mar|del mar|the sea)\b/
const suffers =
  /\b(afect\w+|aguant\w+|dan[ao]\w*|resist\w+|corro\w+|oxid\w+|pudr\w+|come\w*|problema\w*|sirv\w+|hold up|damage\w*|rust\w*|withstand|affect\w*)\b/
const splitPhase =
  /\b(hibrid\w*|hybrid|fase dividida|split ?-?phase|(inversor|inverter) (\w+ ){0,3}(6000|8000|12000)|120\/240|(6000|8000|12000) ?w?\w* (\w+ )?(hybrid )?inverter)\b/
const mains110 =
  /\b(solo|solamente|nada mas|unicamente|only|just)\b (\w+ ){0,4}(110|120|una fase|1 fase|one phase|single phase)\b|\b(110|120) ?(v\w*)? (nada mas|solamente|only)\b|\b(no (tengo|hay|llega)|without|no) 220\b/

const generator = /\b(planta(?! solar)|generador|generator|genset|grupo electrogeno)\b/
const acInput =
  /\b((entrada|input)s? (de )?(ac|alterna|de la calle|de red|de corriente|del|al)|ac ?-?(in|input|entrada)|(entrada|input) .*(hibrid\w*|hybrid|inversor|inverter))\b|\b(conect\w+|enchuf\w+|connect|hook|plug) .*(hibrid\w*|hybrid)\b/

const someOther =
  /\b(herman[oa]s?|prim[oa]s?|ti[oa]s?|suegr[oa]|cunad[oa]|hij[oa]s?|padre|papa|mama|esposo|esposa|amig[oa]s?|famili\w+|vari[oa]s|entre (los )?(dos|2|3|4|tod[oa]s|vari[oa]s)|brothers?|sisters?|cousins?|friends?|relatives?|family|each|we|several people)\b/
const sharePaid =
  /\b(pag\w+|pon\w*|pay\w*|chip in|put in)\b (\w+ ){0,3}(1 |una |su |a |la )?(parte|mitad|part|half|share)\b|\b(pag\w+|pay\w*|compr\w+|buy) (\w+ ){0,3}(entre (los |las )?(\d|dos|tres|vari[oa]s|tod[oa]s)|together|between (us|the|two))\b|\b(split|divid\w+|compart\w+|repart\w+) (\w+ ){0,3}(pago|pedido|compra|cuenta|payment|order|bill|cost|purchase)\b|\b(pago|payment|pedido|order) (\w+ ){0,3}(dividid\w+|compartid\w+|repartid\w+|split)\b/

const asksMoneyBack = /\b(refunds?|money back|reembols\w*|devuel\w+ (el|mi) dinero)\b/

const termAsked =
  /\b(que (cosa )?(es|son|significa|quiere decir)|explic\w+|what (is|are|does)|mean(s|ing)?)\b/
const plainKind =
  /\b(normal(es)?|regular|convencional|comun|corriente|sin inverter|no inverter|non ?-?inverter|conventional|standard|que no (es|sea)|viejo|fixed speed)\b/
const cools =
  /\b(refri\w*|neveras?|frio|fridge|aires?|ac|a\/c|split\w*|air condition\w*|btu|lavadora|washer)\b/
const standsIn =
  /\b(otra persona|otro familiar|alguien mas|quien mas|cualquier otr\w+|some(body|one) else|another person|who else|anyone else|en (vez|lugar) de (el|ella|mi|su|la|quien)|instead of (him|her|my|the))\b/
const collects =
  /\b(recog\w*|recoj\w*|recib\w*|firm(a|ar|e)\w*|buscar(lo|la)?|entreg\w+|pick (it )?up|collect\w*|receive\w*|sign (for )?)\b/
const whichData = /\b(que|cuales|what|which) (\w+ ){0,2}(datos|informacion|details|info\w*|data)\b/
const givesData =
  /\b(pon(er|go|e)|llen(ar|o|a)|d(ar|oy)|pid(en|es)|hac(e|en) falta|necesit\w+|escrib\w+|need\w*|give|fill|provide|enter|ask)\b/
const storesData =
  /\b(guardan|protegen|conservan|comparten|mios|sobre mi|about me|keep|store|share)\b/

const meant = [
  ['shareOrder', (text: string) => sharePaid.test(text) && someOther.test(text)],
  ['cycleWhat', (text: string) => /\b(ciclos?|cycles?)\b/.test(text) && termAsked.test(text)],
  [
    'inverterWhat',
    (text: string) =>
      /\b(que (cosa )?(es|hace)|para que (es|sirve|se usa)|what (is|does)|what is the use of) (1 |el |un |an? |the )?(inversor|inverter)\b(?! (\w+ )?(hibrid|hybrid|cargador|charger|\d))/.test(
        text,
      ),
  ],
  [
    'inverterDevice',
    (text: string) =>
      /\binverter\b/.test(text) && plainKind.test(text) && cools.test(text) && choice.test(text),
  ],
  [
    'pickup',
    (text: string) =>
      standsIn.test(text) &&
      collects.test(text) &&
      !/\b(pag\w+|pay\w*|militar|minint)\b/.test(text),
  ],
  [
    'orderData',
    (text: string) => whichData.test(text) && givesData.test(text) && !storesData.test(text),
  ],
  ['acGenerator', (text: string) => generator.test(text) && acInput.test(text)],
  ['only110', (text: string) => splitPhase.test(text) && mains110.test(text)],
  ['damage', (text: string) => asksMoneyBack.test(text) && spoilt.test(text) && comes.test(text)],
  [
    'coast',
    (text: string) =>
      sea.test(text) &&
      suffers.test(text) &&
      /\b(panel\w*|placas?|equipo\w*|estructura|soporte\w*)\b/.test(text),
  ],
  [
    'lithiumSafe',
    (text: string) =>
      lithium.test(text) &&
      fears.test(text) &&
      !/\b(avion|barco|viaj\w+|envi\w+|ship\w*|pag\w+|precio|garantia|proteccion|extintor)\b/.test(
        text,
      ),
  ],
  [
    'damage',
    (text: string) =>
      parcel.test(text) &&
      spoilt.test(text) &&
      comes.test(text) &&
      !/garantia|warranty|meses|months/.test(text),
  ],
  [
    'privateBusiness',
    (text: string) =>
      business.test(text) &&
      allowed.test(text) &&
      !ofState.test(text) &&
      !/\b(envio|entrega) particular|casa particular\b/.test(text) &&
      sellsOn.test(text) === /\b(le|les|nos) (pueden |puedes )?vend/.test(text),
  ],
  [
    'noTaxCuba',
    (text: string) =>
      tax.test(text) &&
      /\bcuba\b/.test(text) &&
      !/aduana|customs|arancel|miami|florida|estados unidos/.test(text),
  ],
  [
    'shippingUsa',
    (text: string) =>
      freight.test(text) &&
      worksOut.test(text) &&
      inUsaOrFlorida.test(text) &&
      !/\bcuba\b/.test(text),
  ],
  [
    'priceParts',
    (text: string) =>
      freight.test(text) &&
      /\b(calcul\w+|figure|sacan|work out)\b/.test(text) &&
      !/\d{3}/.test(text),
  ],
  [
    'installation',
    (text: string) =>
      installs.test(text) &&
      charged.test(text) &&
      /\b(panel\w*|kit|placas?|sistema|system|equipos?)\b/.test(text) &&
      /\b(el que|quien|instalador\w*|mont\w+|install\w*|instalacion)\b/.test(text) &&
      !/soporte|riel|cable|breaker/.test(text),
  ],
  [
    'warmth',
    (text: string) =>
      equipment.test(text) &&
      warm.test(text) &&
      usual.test(text) &&
      !/\bgarantia|afuera|cuba\b/.test(text),
  ],
  [
    'resale',
    (text: string) =>
      sellsOn.test(text) &&
      buyers.test(text) &&
      !ofGrid.test(text) &&
      !/\b(ustedes|la tienda|you|do you|vende[ns]?) \b.{0,12}\b(venden?|sell)\b/.test(text) &&
      !/^ ,? ?(venden?|tienen|hay|do you sell)\b/.test(text),
  ],
  ['whoMayNot', (text: string) => office.test(text) && receiving.test(text)],
  [
    'whoMayNot',
    (text: string) =>
      institution.test(text) &&
      gives.test(text) &&
      !inUsa.test(text) &&
      !/\b(trabaja|works|privad\w|private)\b/.test(text),
  ],
  ['signing', (text: string) => signs.test(text) && paper.test(text) && !atDelivery.test(text)],
  ['records', (text: string) => howLong.test(text) && retains.test(text) && records.test(text)],
  ['cyclone', (text: string) => cyclone.test(text) && prepares.test(text) && !endures.test(text)],
  ['orientation', (text: string) => panels.test(text) && faces.test(text) && !notFacing.test(text)],
  ['folding', (text: string) => folding.test(text) && fixedOutside.test(text)],
  [
    'offGrid',
    (text: string) =>
      /\b(off ?-?grid|on ?-?grid|grid ?-?tied?|aislad[oa]s? de la red|conectad[oa]s? a la red|interconectad\w+)\b/.test(
        text,
      ) && definition.test(text),
  ],
  [
    'ampHours',
    (text: string) =>
      /(?<!\d ?)\b(ah|amper\w* ?-?hora|amp ?-?hours?|amperios? hora)\b/.test(text) &&
      definition.test(text) &&
      !/\d ?ah\b/.test(text),
  ],
  [
    'controllerWhat',
    (text: string) => /\bpwm\b/.test(text) && (/\bmppt\b/.test(text) || choice.test(text)),
  ],
  [
    'stationOrKit',
    (text: string) =>
      station.test(text) && apart.test(text) && choice.test(text) && !/\d{3,}/.test(text),
  ],
] as const

export type MeantSubject = (typeof meant)[number][0]

export const meantSubject = (text: string): MeantSubject | null =>
  meant.find(([, fits]) => fits(text))?.[0] ?? null
