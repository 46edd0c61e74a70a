import { chargingPanelsIn } from '../energy-replies/recharge-by-panels.rules.ts'
import { isMedical } from '../safety/medical.rules.ts'
import { says } from '../understanding/intents.rules.ts'
import { namesEngineBattery } from '../understanding/understanding.rules.ts'
import { type Row, stores, type View } from './view.rules.ts'

const controller = /controlador|controller|regulador|mppt/
const needs =
  /lleva|necesit|hace falta|me sirve|need|which|cual|que (controlador|mppt|regulador)|what/
const lasting =
  /dura|cuant|hora|how long|how many hours|\blast\b|tiempo|\btime\b|saco|rato|noche|\bdia\b|night|\bday\b/
const yesOrNo = /^ (puede|puedo|can|could|does|will|is|es)\b/

const arriving = /lleg|envi|entreg|paquete|pedido|arriv|ship|deliver|mandan/
const isDuration = ({ text }: View) =>
  !arriving.test(text) &&
  says.runtime.test(text) &&
  !says.consumption.test(text) &&
  lasting.test(text) &&
  !yesOrNo.test(text)
const hasEnergy = ({ isStore, hasUnit, read }: View) =>
  isStore || hasUnit('Wh') || hasUnit('Ah') || read.chemistry !== 'lifepo4'
const hasLoad = ({ items, state }: View) => items.length > 0 || state.items.length > 0
const fuseSize =
  /(que|cual|de cuanto|cuantos amper\w*|tamano|what|which|size)\b (\w+ ){0,4}(fusible|fuse)\b|(fusible|fuse)\b (\w+ ){0,3}(le pongo|lleva|necesit|hace falta|me sirve|de cuanto|do i need|should|size)/
export const asksFuse = (text: string): boolean => fuseSize.test(text)
const outputAsked = /\b(da|dan|gives?|saca|entrega|output)\b (\w+ ){0,2}(220|240|110|120)/

/** 'cuántos paneles le caben al inversor' */
const holdsPanels =
  /(cuant[oa]s|how many) (de )?(\d+ ?w? )?(paneles|placas|panels)\b (?!trae|incluye|viene).*(lleva|aguanta|admite|acepta|soporta|cabe|pong|pon|conect|mete|takes?|handle|accept|connect|fit|support|hook|run)/

const buys = /\b(venden?|vendes|ofrecen|hay en venta|do you (sell|carry))\b/
/** A car battery is lead: what it can do depends on its kind, never on lithium. */
const usesEngineBattery = ({ text, read, asks, isNamed }: View): boolean =>
  !buys.test(text) &&
  read.chemistry === 'lead' &&
  namesEngineBattery(text) &&
  !arriving.test(text) &&
  !says.charging.test(text) &&
  !says.price.test(text) &&
  !isNamed &&
  asks.length === 0

const asksWhich =
  /\b(que|cual|which|what|recom\w*|necesit\w*|need|sirve|cuesta|precio|price|kit|barat\w*|cheap\w*)\b/
/** 'tengo un cpap de 60 watts': told before anything is asked of it. */
const declaresMedical = ({ read, items, offers, categories, text, budget }: View): boolean =>
  items.length > 0 &&
  isMedical(read.text) &&
  (offers.length === 0 || categories.length === 0) &&
  budget === null &&
  !asksWhich.test(text) &&
  !says.consumption.test(text)

/** 'y un refrigerador?' on a battery of lead that was told before. */
const goesOnWithOwnBattery = (view: View): boolean =>
  view.before === 'runtime' &&
  view.isFollowUp &&
  !view.isNamed &&
  view.state.ownBattery !== null &&
  hasLoad(view)

/** What is asked of a fuse or a cable as of any product. */
const aboutPurchase: readonly string[] = ['price', 'stock', 'weight', 'warranty', 'ships']

/** Figures of a controller or inverter that are no question of the battery's volts. */
const ofFigures: readonly string[] = [
  ...aboutPurchase,
  'panelVolts',
  'solarInput',
  'power',
  'surge',
]

/** What devices need, use or draw from a product. */
export const sizingRows: readonly Row[] = [
  ['wiring', ({ parts }) => parts.length > 0],
  [
    'wiring',
    ({ wiring, items, asks }) =>
      wiring !== null &&
      (wiring.kind !== 'bankFor' || items.length === 0) &&
      (wiring.kind !== 'atVolts' || !asks.some((ask) => ofFigures.includes(ask))) &&
      (wiring.kind !== 'protection' || !asks.some((ask) => aboutPurchase.includes(ask))),
  ],
  [
    'wiring',
    ({ text }) =>
      /en serie|in series/.test(text) &&
      /panel/.test(text) &&
      / \d/.test(text) &&
      /inversor|inverter|controlador|controller|regulador|estacion|station/.test(text),
  ],
  [
    'wiring',
    ({ text, offers, knowsLoad }) =>
      says.howMany.test(text) &&
      holdsPanels.test(text) &&
      !knowsLoad &&
      offers.some(({ product }) => Number(product.specs.pv_voc_max_v ?? 0) > 0),
  ],
  [
    'policy',
    ({ text, asks }) =>
      fuseSize.test(text) &&
      !['price', 'stock', 'ratedVolts'].some((ask) => asks.some((one) => one === ask)),
  ],
  ['price', ({ isNamed, text }) => isNamed && outputAsked.test(text)],
  [
    'controller',
    ({ text, has }) =>
      controller.test(text) && needs.test(text) && has('panel') && !/\d ?(a|amp\w*)\b/.test(text),
  ],
  [
    'panels',
    ({ text, isStore }) =>
      says.charging.test(text) &&
      /cuant[oa]s (paneles|placas)|how many (solar )?panels/.test(text) &&
      isStore,
  ],
  [
    'recharge',
    ({ text, isStore, state, categories }) =>
      says.charging.test(text) &&
      says.howLong.test(text) &&
      chargingPanelsIn(text) !== null &&
      (isStore ||
        categories.some((one) => stores.includes(one)) ||
        state.focus.some(({ product }) => stores.includes(product.category))),
  ],
  [
    'recharge',
    ({ text, offers, isStore, asks }) =>
      offers.length > 0 &&
      says.charging.test(text) &&
      says.howLong.test(text) &&
      (isStore || asks.includes('charge')),
  ],
  [
    'compare',
    ({ text, offers }) => offers.length > 1 && says.compare.test(text) && /cual|which/.test(text),
  ],
  ['runtime', declaresMedical],
  ['runtime', usesEngineBattery],
  ['runtime', goesOnWithOwnBattery],
  ['runtime', (view) => isDuration(view) && hasLoad(view) && hasEnergy(view)],
  [
    'fits',
    ({ isStore, items, text, before, isFollowUp }) =>
      isStore &&
      (items.length > 0 ||
        (isFollowUp &&
          before === 'fits' &&
          !says.cheapest.test(text) &&
          !says.largest.test(text))) &&
      (says.fits.test(text) || before === 'fits'),
  ],
  [
    'fits',
    ({ offers, items, text }) =>
      items.length > 0 &&
      says.fits.test(text) &&
      offers.some(({ product }) => product.category === 'inverter'),
  ],
  [
    'runtime',
    (view) => view.before === 'runtime' && view.isFollowUp && view.isStore && hasLoad(view),
  ],
  [
    'runtime',
    (view) =>
      view.state.isMedical &&
      view.isStore &&
      hasLoad(view) &&
      view.asks.length === 0 &&
      !says.compare.test(view.text),
  ],
  [
    'runtime',
    (view) =>
      isDuration(view) &&
      view.isStore &&
      view.isNamed &&
      view.asks.length === 0 &&
      !says.charging.test(view.text),
  ],
  [
    'consumption',
    ({ text, items, categories }) =>
      says.consumption.test(text) &&
      items.length > 0 &&
      categories[0] !== 'inverter' &&
      (!isMedical(text) || /cuant|how/.test(text)),
  ],
]

const yesNoStore: Row = [
  'fits',
  ({ isStore, isNamed, items, asks, budget, text }) =>
    isStore &&
    isNamed &&
    items.length > 0 &&
    asks.length === 0 &&
    budget === null &&
    !says.compare.test(text) &&
    !says.search.test(text),
]

/** 'quiero poner un aire con el kit luz' */
const runsWith =
  /\b(pon(er|go|erle|gas?)|conect\w+|enchuf\w+|prend\w+|encend\w+|us(o|ar)|corr(o|er)|mover|mand\w+|run|plug|connect|hook|power|put|use)\b.* (con|al|a la|en|with|to|on|into|off) /
const joinsDevice: Row = [
  'fits',
  ({ isStore, isNamed, items, asks, budget, text, offers }) =>
    isStore &&
    isNamed &&
    offers.length < 3 &&
    items.length > 0 &&
    asks.length === 0 &&
    budget === null &&
    runsWith.test(text) &&
    !says.compare.test(text) &&
    !says.price.test(text),
]

/** 'tengo 220 en la casa, ¿qué me recomiendas?' */
const saysMains =
  /^ (?:,? ?(?:hola|yo|y|pero|hi|and|but) )*,? ?(?:tengo|tenemos|hay|i have|we have|ive got) (?:\w+ )?(?:110|120|220|240)(?: ?v\w*)? (?:\w+ ){0,3}(?:casa|house|home|apartamento|apartment)\b/

/** Devices without a product. */
export const needRows: readonly Row[] = [
  yesNoStore,
  joinsDevice,
  [
    'system',
    ({ text, items, isNamed, categories, budget, asks, state }) =>
      saysMains.test(text) &&
      items.length === 0 &&
      !isNamed &&
      categories.every((one) => one === 'kit') &&
      budget === null &&
      state.budget === null &&
      asks.every((ask) => ask === 'output' || ask === 'batteryVolts'),
  ],
  [
    'panels',
    ({ text, has, knowsLoad, asks, isNamed }) =>
      has('panel') &&
      says.howMany.test(text) &&
      !says.price.test(text) &&
      !(isNamed && asks.length > 0) &&
      (knowsLoad || /casa|house|home/.test(text)),
  ],
  [
    'panels',
    ({ before, isFollowUp, categories, offers }) =>
      before === 'panels' && isFollowUp && categories.length + offers.length > 0,
  ],
  [
    'compare',
    ({ text, items, offers }) => items.length > 0 && says.compare.test(text) && offers.length > 1,
  ],
  [
    'inverter',
    ({ items, text, categories, budget, isExact, isSearch }) =>
      (items.length > 0 || (/casa|house|home/.test(text) && says.which.test(text))) &&
      (categories[0] === 'inverter' || /inverter|inversor/.test(text)) &&
      budget === null &&
      !isExact &&
      (says.which.test(text) ||
        isSearch ||
        /^ ?(1 )?(inversor|inverter) (para|for|de|que)\b/.test(text)),
  ],
  [
    'batterySize',
    ({ knowsLoad, has, text, isNamed }) =>
      knowsLoad && has('battery') && !has('kit') && says.which.test(text) && !isNamed,
  ],
  [
    'runtime',
    ({ items, text, isNamed, categories, state }) =>
      items.length > 0 &&
      says.runtime.test(text) &&
      says.howLong.test(text) &&
      !isNamed &&
      categories.length === 0 &&
      state.focus.length === 0,
  ],
]
