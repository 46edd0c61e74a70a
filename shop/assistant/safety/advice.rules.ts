import { type Forbidden, phrasedPlan } from './forbidden.rules.ts'
import { meantPlan } from './hazards/plan-meanings.rules.ts'
import { planSignIn } from './plan-signs.rules.ts'
import { plannedScene } from './scenes/plan-scenes.rules.ts'

/** What helps nobody in an emergency, told as if it did. */
const deadlyHelp = [
  /\b(ech|tir|vaci|roci|apag|us|moj|pour|throw|use|spray|dump|put)\w* (\w+ ){0,5}(agua|water)\b.*(bateri|batter|inversor|inverter|fuego|candela|llama|electric|fire|estacion|station)|(bateri|batter|inversor|inverter|fuego|candela|fire|llamas)\w* (\w+ ){0,6}(con|with) (\w+ )?(agua|water)\b/,
  /\b(agarra|agarralo|agarrala|jala|jalalo|halalo|toca|tocalo|tocala|sujetalo|grab|pull|touch)\w* (\w+ ){0,5}(con (las|tus) manos|with your (bare )?hands|off the wire|del cable)/,
  /\b(pon|mete|deja|prende|arranca|usa|put|keep|run|start|use|place)\w* (\w+ ){0,4}(planta|generador|generator)\b (\w+ ){0,3}(en|dentro|in|inside|on) (\w+ ){0,3}(casa|cuarto|sala|cocina|bano|balcon|portal|pasillo|garaje|house|room|kitchen|bathroom|balcony|garage|basement|porch|hallway)/,
  /\b(carga|cargala|usa|usala|conecta|conectala|prende|charge|use|connect|keep using|sigue usando)\w* (\w+ ){0,5}(hinchad|inflad|abombad|mojad|swollen|bulging|wet|damaged|golpead)\w*/,
  /\b(salta|puentea|quita|anula|desactiva|bypass|remove|disable|skip)\w* (\w+ ){0,3}bms\b/,
]

/** A noun is enough for these, so that a warning anywhere in the sentence is one. */
const described: readonly Forbidden[] = [
  'damaged',
  'roof',
  'cold',
  'farBattery',
  'acBreaker',
  'mixedBatteries',
  'largerFuse',
]

const negator =
  /\b(no|ni|nunca|jamas|tampoco|evita\w*|impide\w*|prevents?|neither|prohib\w+|never|not|dont|do not|cannot|cant|must not|should not|avoid|instead of|en vez de|en lugar de|nadie|nobody)\b/
/** 'por qué no lo conectas' suggests, 'no te preocupes' and 'no solo' forbid nothing. */
const noNegator =
  /\b(por que no|why not|why do ?nt you|no te preocupes|no se preocupe|no pasa nada|no hay (problema|peligro|riesgo)|no problem|do not worry|dont worry|no worries|no solo|not only|no esperes|do not wait|no es (tan )?(peligros\w+|dificil)|is not (that )?(dangerous|hard)|no lo pienses)\b/g
const warning =
  /\b(peligr\w+|riesg\w+|prohibid\w+|mata|matar|muert\w+|ilegal|delito|robo|incendi\w+|candela|arde|arder|quema|se quema|danger\w*|kills?|deadly|illegal|theft|fire|unsafe|risk\w*|electrocut\w+)\b/
const reassurance =
  /\b(no|ni|sin|not|nada|without|isnt|cero|zero) (\w+ ){0,3}(peligr\w+|riesg\w+|danger\w*|risk\w*|problem\w*|mata|kill)/

const boundary = /[,;:.!?()]| (?:y|e|and|pero|but|luego|then|entonces|so|asi que|despues) /

const plain = (text: string): string => text.replace(noNegator, ' ')

/** A sentence that only warns: the danger is named as one, and nothing takes it back. */
const warns = (sentence: string): boolean =>
  warning.test(plain(sentence)) && !reassurance.test(sentence)

const bareNegator =
  /^ *(nunca|jamas|never|under no circumstances|bajo ningun concepto|en ningun caso)\b(?: \w+){0,2} *$/

/** The clauses of a sentence, each with whether it is forbidden there. */
function clausesOf(sentence: string): { text: string; isForbidden: boolean }[] {
  const parts = plain(sentence)
    .split(boundary)
    .filter((part) => part.trim() !== '')
  const isWhole = parts.length > 1 && bareNegator.test(parts[0] ?? '')
  return parts.map((text) => ({
    text: ` ${text.trim()} `,
    isForbidden: isWhole || negator.test(text),
  }))
}

/** What else a text must say to advise these, and not only to name their parts. */
const acts: Readonly<Partial<Record<Forbidden, RegExp>>> = {
  directPanel: /\b(conect|pon|un(e|ir|a)|enchuf|connect|hook|wire|plug|join)\w*\b/,
  largerFuse: /\b(pon|us[ae]|cambi|met|instal|put|use|swap|replac|fit|go for)\w*\b/,
  roof: /\b(sub|trep|climb|go up|get up|up on|work|trabaj)\w*/,
  acBreaker: /^(?!.*\b(direct[ao]|continua|dc)\b)/,
  fuse: /^(?!.*(picos?|rayos?|surges?|spikes?) (\w+ ){0,3}(sin|without))/,
}

function isPlan(text: string): Forbidden | null {
  const plan = phrasedPlan(text) ?? planSignIn(text) ?? meantPlan(text) ?? plannedScene(text)
  return plan !== null && (acts[plan]?.test(text) ?? true) ? plan : null
}

const isHelp = (text: string): boolean => deadlyHelp.some((words) => words.test(text))

function sentenceAdvises(sentence: string): boolean {
  const plan = isPlan(sentence)
  if (plan === null && !isHelp(sentence)) return false
  if (!isHelp(sentence) && warns(sentence)) return false
  if (plan !== null && described.includes(plan) && negator.test(plain(sentence))) return false
  const clauses = clausesOf(sentence)
  const guilty = clauses.filter(({ text }) => isPlan(text) !== null || isHelp(text))
  if (guilty.length > 0) return guilty.some(({ isForbidden }) => !isForbidden)
  return clauses.every(({ isForbidden }) => !isForbidden)
}

/** Whether a text that leaves the shop tells someone to do what must not be done. */
export const advisesDanger = (text: string, fold: (text: string) => string): boolean =>
  text
    .split(/(?<=[.!?;])\s|\n/)
    .map((line) => ` ${fold(line).replace(/['’]/g, '')} `)
    .some(sentenceAdvises)
