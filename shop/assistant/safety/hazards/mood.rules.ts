/** Something goes on while somebody writes, whatever else is asked. */
const happening =
  /\b(?:(?<!si )hay (\w+ )?(fuego|candela|humo|llamas))\b|\b(ahora|ahorita|de (pronto|repente|golpe)|sigue|siguen|empez\w*|empiez\w*|comenz\w*|comienz\w*|acab(a|o|e|amos) de|est(a|an|aba|aban|oy|amos) (\w+ ){0,2}\w{2,}(ando|iendo|yendo)|ta \w+(ando|iendo)|(is|are|was|keeps?|kept|started|began|starts) (\w+ ){0,2}\w+ing|right now|suddenly|just (now|started|fell|got|caught|went|blew)|que (hago|hacemos|debo|se hace)|what (do|should|can|must) (i|we|he|she|they)|(still|keep|keeps|sigo|sigue|seguimos|seguir|siguen|vuelvo a|again) (\w+ ){0,2}(us\w+|carg\w+|charg\w+|prend\w+|enchuf\w+)|de lo caliente que|no aguant\w+ la mano|ayud[ae]\w*|auxilio|socorro|help (me|us|please)|urgen\w*|corran?|hurry)\b/

/** A feature, a purchase, a fear, a guarantee or the past is asked about. */
const general =
  /\b(puede|pueden|podria\w*|pudiera\w*|suele|suelen|llegan? a) (\w+ ){0,2}(coger\w*|echar\w*|explotar|arder|incendiar\w*|quemar\w*|prender\w*|dar\w*|mojar\w*|calentar\w*|inflar\w*|hinchar\w*|soltar\w*|botar\w*|electrocutar\w*|reventar\w*)|\b(es (verdad|cierto) que|dicen que|oi que|he oido|i heard|is it true|people say|(tengo|da|meten?) (mucho )?miedo|afraid|scared|worr(y|ied)|preocupa\w*|(que|hay|tiene|algun|cual es el) (peligro|riesgo)s?|any (risk|danger)|probab\w+)\b|^ *(can|could|may|might|do|does|will|would|should) (\w+ ){0,3}(it|they|this|these|that|your|the|a|an|batter\w+|panels?|inverters?|stations?|lithium)\b|\b(prote[gcj]\w+|evita\w*|prevent\w*|contra(?! (la |el )?(pared|piso|suelo|puerta|cama))|against(?! the (wall|floor))|extintor\w*|extinguisher|detector\w*|\w*proof|aguant\w*|resist\w*|soporta\w*|withstand\w*|garanti\w*|warrant\w*|guarantee\w*|ip ?6\d)\b|\b(hace|a los|tras|after) \d+ (dia|mes|ano|semana|day|month|year|week)|\b(el (ano|mes)|la semana) pasad\w|\b(last|past) (year|month|week)\b|\bmonths? ago|years? ago|es nuev[oa]|when new\b|\bsi (\w+ ){0,4}(llegara\w*|llegase\w*|viniera\w*|saliera\w*)\b|\b(antes de comprar|before (i )?buy(ing)?)\b|\bse puede(n)? (\w+ )?(dejar|poner|montar|instalar|usar|tener)\b|\bque (pasa|pasaria|sucede|ocurre) (si|cuando)\b|\bwhat (happens|if|would happen)\b|\bpor que se (hinch|infl|calient|quem|prend|explot|moj|derrit)\w*an\b|\b(como|how (do|can|to)) (\w+ )?(i |we |you )?(evit\w+|preven\w+|avoid)\b|\b(tips|consejos)\b|^ ,? ?(las|los) (baterias|estaciones|inversores|plantas|equipos) (de (plomo|gel|litio|agm|acido|ciclo)|lifepo4|solares|nuev[ao]s)\b|\bhow hot (is|does|can|will|do)\b|\b(a que distancia|how far)\b|^ ,? ?(se )?(explotan?|queman?|incendian?) (\w+ ){0,4}si\b|\bhow (long|often|many) (does|do|will|can|would)\b|\b(cuanto|cuantos) (cuesta|vale|sale|gasta|consume)|precio|\bprices?\b|how much|\b(traen?|incluyen?|vienen? con|includes?|comes? with|venden|sell)\b|\bo (hace|mete|da) (ruido|bulla)\b|\b(donde|a que altura|en que lugar|where (do|should|can) (i|we)) (\w+ ){0,3}(pong\w*|pon(er|go)|instal\w*|coloc\w*|mont\w*|put|place|mount)\b|\bpor si (se|entra|llueve|hay)\b|\bin case\b|\b(estacion|inversor|bateria|cargador|controlador|station|inverter|battery) (de )?\d[\w ]{0,12}(se )?calientan?\b/

/** Whether a text asks in general, and nothing in it goes on now. */
export const isGeneral = (text: string): boolean => general.test(text) && !happening.test(text)

const denied = [
  /\b(no|evitar|nunca|not|never|without) (\w+ )?(me |se |nos |te )?electrocut\w*/g,
  /\b(sin|ni|without|no) (\w+ ){0,2}?(humo|fuego|candela|llamas|chispas?|olor|smoke|fire|flames|sparks?|smell)\b/g,
  /\b(detector|alarma|sensor|armas?|prueba|pruebas|smoke|camion) (\w+ )?(de )?(humo|fuego|detector|alarm)\w*/g,
  /\b(fire|smoke) (extinguisher|code|rating|department|alarm|detector|proof|resistant|stick|tv|tablet|sale|up)\w*/g,
  /\b(contra|anti) ?incendios?\b|\bfuegos artificiales\b|\bfireproof\b|\bextintor\w* (\w+ ){0,3}(incendio|fuego)s?/g,
  /\b(es|son|que|de|tremend[ao]|todo|ser|siempre) (una? |1 )?candela\b/g,
  /\b(precio|precios|cosa|vida|situacion|pais|dolar|cuba|calle|prices?) (\w+ ){0,4}(en )?(candela|fuego|llamas|ardiendo|on fire)\b/g,
  /\b(cocin\w*|fogon\w*|hornill\w*|asad\w*|lena|carbon|cook\w*|grill\w*) (\w+ ){0,3}(candela|fuego|humo|fire|smoke)\b/g,
  /\b(humo|smoke|fumes|hollin) (\w+ ){0,2}(de|del|from) (\w+ ){0,2}(cocina|carbon|lena|fogon|cigarr\w*|tabaco|fabrica|chimenea|carro|camion|asad\w*|kitchen|stove|charcoal|wood|cigar\w*|factory|cars?|trucks?|grill)\w*/g,
  /\b(calambres?|cosquill\w+|hormigue\w+|cramps?|tingl\w+) (en|de|in) (la |las |el |los |my |the )?(piern\w+|pantorrill\w+|pies?|legs?|barriga|estomago)\b/g,
  /\b(no|ni|not|does not|doesnt|without) (\w+ )?(huele|huelen|oler|smell\w*|calienta|caliente|hot)( (a )?(nada|mal|anything|bad))?\b/g,
  /\b(olor|huele|huelen|smells?) (a |like )?(nuev\w+|comida|mar|humedad|cafe|new|food|damp)\b/g,
  /\b(caja|paquete|carton|package|box) (\w+ ){0,2}(llego|vino|arrived|came) (\w+ )?(mojad\w+|humed\w+|wet)\b/g,
  /\b(humo|smoke|fumes) (\w+ ){0,6}(planta|generador|generator)\b|\b(planta|generador|generator)\b (?:(?!,)\S+ ){0,7}(humo|smoke|fumes)\b/g,
  /\bsmoking (hot )?(deals?|prices?|offer)\b|\bshock\w* (by|at|with|of) (the |your |that |this )?(prices?|costs?)\b|\b(sticker|price) shock\b/g,
  /\b(humo|smoke)\b.{0,40}\b(carbon|lena|fogon|charcoal|firewood)\b/g,
  /\b(panel(es)?|placas?|panels?) (\w+ )?(se )?(calientan?|get hot|gets hot|heat up)\b/g,
  // what breaks in the street leaves a house without light
  /\b(transformador|transformer)\b (\w+ ){0,5}(explot\w+|revent\w+|quem\w+|explod\w+|blew)( up)?\b|\b(explot\w+|revent\w+|quem\w+) (el|1|un) transformador\b/g,
  /\b(bateri\w+|batter\w+|estacion|station|inversor|inverter|acumulador|telefono|phone|planta) (\w+ ){0,3}(muert\w+|murio|dead|died)\b/g,
  /\b(jarra|olla|cafetera|hervidor|arrocera|tetera|kettle|freidora|cooker)\b (\w+ ){0,4}(hierv\w*|hirv\w*|hervir|boil\w*)|\b(hierv\w*|hirv\w*|hervir|boil\w*) (\w+ ){0,4}(jarra|olla|cafetera|hervidor|arrocera|tetera|kettle|cooker)\b/g,
  /\b(revent\w+|burst\w*|explot\w+) (la |el |1 )?(\w+ )?(tuberi\w+|tubo|manguera|goma|tanque|llanta|bolsa|pipe|tire|hose)\b|\b(tuberi\w+|tubo|manguera|goma|tanque|llanta|pipe|tire|hose) (\w+ )?(revent\w+|burst\w*|exploto)\b/g,
  /\b(i|we|you|he|they|to) smoke\b/g,
  // a part that has blown and is replaced, and a device that broke
  /\b(fusibles?|bombill\w+|fuses?|bulbs?|breakers?) (que )?(se (me |le |nos )?)?(esta |estaba )?(quemad\w+|fundid\w+|quemo|fundio|funde|quema|blown|burnt|burned out)\b/g,
]

/** A text without what is denied, is only the name of something, or is a figure of speech. */
export const withoutDenials = (text: string): string =>
  denied.reduce((rest, one) => rest.replace(one, ' '), text)
