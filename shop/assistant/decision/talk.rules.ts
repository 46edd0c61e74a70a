import { says } from '../understanding/intents.rules.ts'
import type { Row, View } from './view.rules.ts'

const anger =
  /\b(estafador\w*|ladron(es)?|descarad\w+|sinverguenza\w*|mentiros\w+|falta de respeto|porqueria|indignad\w+|furios\w+|encabron\w+|obstinad\w+|pesim[oa]s? (\w+ )?(servicio|atencion|tienda)|(servicio|atencion) (\w+ )?pesim\w+|(estoy|me tienen?) (\w+ )?(brav[oa]|molest[oa]|cansad[oa]|loc[oa])|que clase de (tienda|servicio|gente)|no sirven para nada|abusador\w*|you (guys |people )?are (\w+ )?(scammers?|thieves|liars|crooks|a joke|useless)|bunch of (scammers|thieves|liars)|rip ?-?off|worst (shop|store|service|company)|(terrible|awful|horrible) (shop|store|service)|(i am|im) (\w+ )?(angry|furious|upset|fed up)|this is ridiculous)\b/
const unanswered =
  /\b(nadie|ninguno|no) (\w+ )?(me |nos )?(contesta\w*|responde\w*|atiende\w*|hace(n)? caso|da(n)? respuesta|resuelve\w*)\b|\b(nobody|no one|noone) (\w+ )?(answers?|answered|repl(y|ies|ied)|responds?|helps?|picks up)\b|\bnever (\w+ )?(answer|repl|respond)\w*|\bignor(an|ando|ado|ing) (me|my)?\b/

/** Somebody is angry or was not answered: sorry first, and a person. */
export const complains = (text: string, namesEquipment: boolean): boolean =>
  (anger.test(text) || (unanswered.test(text) && !namesEquipment)) && !/\bzelle\b/.test(text)

const blessings =
  /\b(dios|virgen|caridad) (\w+ ){0,3}(bendig\w+|acompan\w+|cuide|guarde|pague)|\bbendicion(es)?\b|\b(un )?(abrazo|beso)s?\b|\bque (te|le|les|tengan?|pase[sn]?) (\w+ )?(vaya|bien|bonit\w+|lind\w+|buen\w*)|\bfeliz (dia|tarde|noche|semana|navidad|ano)|\b(son|eres|es usted) (\w+ ){0,3}(sol|amor|encanto|angel|crack|mejor\w*|amables?|bellos?)\b|\bgod bless|\bbless you|\b(you are|youre|your) (\w+ ){0,2}(the best|awesome|an angel|a lifesaver|so kind|great|sweet)\b|\bappreciate (it|you|the)|\bhave a (\w+ )?(one|1|day|night|evening|weekend)\b|\bhasta (luego|manana|pronto)\b|\bnos vemos\b|\btake care\b/

const interrogative =
  /\b(cual(es)?|cuant\w+|donde|quien(es)?|por que|what|which|where|when|who|why)\b|(?:^|,) (?:y |and )?(?:que|como|cuando|how|can|could|do|does|is|are)\b/
const namesNothing = ({ categories, items, read, budget, isNamed }: View): boolean =>
  categories.length === 0 &&
  items.length === 0 &&
  read.quantities.length === 0 &&
  read.province === null &&
  budget === null &&
  !isNamed

const asksNothing = (view: View): boolean => view.asks.length === 0 && namesNothing(view)

const orders =
  /\b(instruccion\w*|instructions?|reglas|rules|prompt|sistema|system|precio\w*|prices?|descuento\w*|discount|gratis|free|contrasena|password|codigo|code|admin\w*|pedidos|orders|clientes|customers|datos|data)\b/
const unlike = 0.62
/** Nothing of what a shop is asked for stands in it. */
const isChat = (view: View): boolean =>
  asksNothing(view) &&
  !orders.test(view.text) &&
  !view.isSure &&
  (view.best?.likeness ?? 0) < unlike
const maxWords = 22

/** What is said to a person behind a counter, without a question. */
export const talkRows: readonly Row[] = [
  ['complaint', ({ text, categories }) => complains(text, categories.length > 0)],
  [
    'thanks',
    (view) =>
      blessings.test(view.text) &&
      !says.greeting.test(view.text) &&
      namesNothing(view) &&
      view.text.trim().split(' ').length <= maxWords &&
      !/\b(cuant\w+|cual|donde|how|which|where|quiero|necesito|want|need)\b/.test(view.text),
  ],
]

/** What is no question at all: it is asked what is needed. */
export const chatRows: readonly Row[] = [
  ['chat', (view) => isChat(view) && !interrogative.test(view.text)],
]
